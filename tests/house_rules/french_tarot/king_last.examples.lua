return examples {
  { say        = "ten points times the bid",
    contract   = "garde", declarer = 1,
    points     = { 48 },
    among      = { { "21 of trumps", "Excuse" } },
    last_trick = { leader = 1, cards = { "King of hearts", "9 of hearts", "8 of hearts", "7 of hearts" } },
    figures    = { margin = 7, petit = 0, ["king last"] = 10, unit = 84 } },
}
