return examples {
  { say      = "what was put aside counts as ever",
    contract = "garde", declarer = 1,
    captured = { { "King of spades" }, {}, {}, {} },
    aside    = { [1] = { "Queen of hearts" } },
    points   = { 8, 0, 0, 0 } },
}
