local hand = { "7 of hearts", "Horník of leaves", "9 of acorns" }

return examples {
  { say      = "hearts are not led before a card that counts has been played",
    trick    = {},
    hand     = hand,
    may_play = { "Horník of leaves", "9 of acorns" } },

  { say      = "once a heart has been thrown off they may be",
    played   = { "10 of bells", "King of bells", "8 of hearts", "9 of bells" },
    hand     = hand,
    may_play = hand },

  { say      = "the acorn Horník breaks them, too, thrown off or not",
    played   = { "10 of acorns", "King of acorns", "Horník of acorns", "8 of acorns" },
    hand     = hand,
    may_play = hand },

  { say      = "cards that count nothing break nothing",
    played   = { "10 of bells", "Horník of bells", "Ace of leaves", "9 of bells" },
    hand     = hand,
    may_play = { "Horník of leaves", "9 of acorns" } },

  { say      = "a hand with nothing but hearts leads one of them",
    trick    = {},
    hand     = { "7 of hearts", "Ace of hearts" },
    may_play = { "7 of hearts", "Ace of hearts" } },

  { say      = "a hand that is void throws off a heart when it likes",
    trick    = { "10 of bells" },
    hand     = hand,
    may_play = hand },

  { say      = "under malý and veľký hearts may be led at once (ruling 20)",
    contract = "veľký", declarer = 1,
    trick    = {},
    hand     = hand,
    may_play = hand },
}
