return examples {
  { say        = "whoever wins the last trick has two more",
    high_rank  = "King", trump_suit = "spades", target = 9,
    tricks     = { 5, 4 },
    last_trick = { leader = 1, cards = { "9 of hearts", "10 of hearts" } },
    gains      = { 10, 10 } },
}
