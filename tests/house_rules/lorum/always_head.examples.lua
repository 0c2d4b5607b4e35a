return examples {
  { say      = "without a call, too",
    trick    = { "Dolník of acorns" },
    hand     = { "King of acorns", "10 of acorns" },
    may_play = { "King of acorns" } },

  { say      = "a void player throws off a heart",
    contract = "malý", declarer = 1, leader = 1,
    trick    = { "Dolník of acorns" },
    hand     = { "King of bells", "10 of hearts" },
    may_play = { "10 of hearts" } },
}
