return examples {
  { say      = "the jack counts three and the queen two",
    captured = { { "King of hearts", "Queen of hearts" }, { "Jack of hearts" } },
    points   = { 6, 3 } },

  { say        = "and the jack beats the queen, but not the king",
    trump_suit = "spades",
    cases      = { { trick = { "Queen of hearts", "Jack of hearts" }, winner = 2 },
                   { trick = { "Jack of hearts", "King of hearts" }, winner = 2 } } },

  { say        = "the queen beats the seven",
    trump_suit = "spades",
    trick      = { "7 of hearts", "Queen of hearts" },
    winner     = 2 },
}
