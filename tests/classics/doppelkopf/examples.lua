-- Worked examples of Doppelkopf.

local re   = { 1, 3 }                         -- who holds the queens of clubs, where nothing else is said
local half = { 6, 6, 0, 0 }

local five = {
  { "Queen of clubs", "Ace of spades", "Ace of hearts", "9 of hearts", "Ace of clubs" },
  { "Queen of hearts", "9 of spades", "10 of diamonds", "King of hearts", "10 of clubs" },
  { "Queen of clubs", "King of spades", "9 of diamonds", "King of hearts", "King of clubs" },
  { "Jack of clubs", "10 of spades", "Ace of diamonds", "9 of hearts", "9 of clubs" },
}

local wedding = {
  { "Queen of clubs", "Queen of clubs", "9 of spades", "9 of hearts", "9 of clubs", "Jack of hearts" },
  { "9 of diamonds", "Ace of spades", "Ace of hearts", "King of hearts", "Ace of clubs", "Jack of spades" },
  { "9 of diamonds", "9 of spades", "King of hearts", "King of clubs", "10 of clubs", "Jack of spades" },
  { "King of diamonds", "King of spades", "9 of hearts", "9 of clubs", "10 of clubs", "Jack of hearts" },
}

return examples {
  { say = "nothing said: 135 to 105",
    sides = re, points = { 135, 105, 0, 0 }, tricks = half, gains = { 1, -1, 1, -1 } },
  { say = "nothing said: 89 to 151, against the old, and under ninety",
    sides = re, points = { 89, 151, 0, 0 }, tricks = half, gains = { -3, 3, -3, 3 } },
  { say = "nothing said: 120 is enough for kontra",
    sides = re, points = { 120, 120, 0, 0 }, tricks = half, gains = { -2, 2, -2, 2 } },
  { say = "re was said, and caught a fox; kontra has the last trick with a jack of clubs",
    sides = re, points = { 152, 88, 0, 0 }, tricks = half, announced = { [3] = { "re" } },
    last_tricks = {
      { leader = 1, cards = { "Queen of spades", "Ace of diamonds", "King of diamonds", "9 of diamonds" } },
      { leader = 1, cards = { "9 of hearts", "Jack of clubs", "King of hearts", "9 of hearts" } } },
    gains = { 4, -4, 4, -4 } },
  { say = "re and no 90 were said: 147 are too few",
    sides = re, points = { 147, 93, 0, 0 }, tricks = half, announced = { [1] = { "re", "no 90" } },
    gains = { -5, 5, -5, 5 } },
  { say = "... and once more for 120 against it",
    sides = re, points = { 115, 125, 0, 0 }, tricks = half, announced = { [1] = { "re", "no 90" } },
    gains = { -6, 6, -6, 6 } },
  { say = "if only kontra was said 120 are enough for re",
    sides = re, points = { 120, 120, 0, 0 }, tricks = half, announced = { [2] = { "kontra" } },
    gains = { 3, -3, 3, -3 } },
  { say = "a solo counts three times, without special points",
    contract = "queen solo", declarer = 1, points = { 130, 110, 0, 0 }, tricks = half,
    announced = { [1] = { "re" } }, gains = { 9, -3, -3, -3 } },

  { say = "the ten of hearts is a trump", trick = { "10 of hearts" }, leader = 1,
    hand = { "Ace of hearts", "Queen of spades", "Ace of clubs" }, may_play = { "Queen of spades" } },
  { say = "... and no heart", trick = { "Ace of hearts" }, leader = 1,
    hand = { "10 of hearts", "King of hearts" }, may_play = { "King of hearts" } },
  { say = "of two equal cards the first wins", leader = 2,
    trick = { "9 of diamonds", "10 of hearts", "10 of hearts", "Ace of diamonds" }, winner = 3 },

  -- At any moment, also out of turn: here re and kontra need five cards.
  { say     = "whoever holds a queen of clubs may say re before the first card, and no more",
    house   = { cards_for_re = 5 }, dealer = 4, hands = five,
    moves   = { "3 declare re" },
    refused = { ["2 declare re"] = "no-such-call", ["3 declare re"] = "no-such-call" },
    to_act  = { 1 } },
  { say     = "who has played a card is too late for a word of his own, but not for an answer",
    house   = { cards_for_re = 5 }, dealer = 4, hands = five,
    moves   = { "1 play SA", "3 declare re", "2 play S9" },
    refused = { ["2 declare kontra"] = "no-such-call", ["4 declare kontra_in_reply"] = "no-such-call" },
    legal   = { "3 play SK", "3 declare no_90", "3 declare no_60", "3 declare no_30", "3 declare black",
                "1 declare no_90", "1 declare no_60", "1 declare no_30", "1 declare black",
                "2 declare kontra_in_reply", "4 declare kontra", "4 declare no_90", "4 declare no_60",
                "4 declare no_30", "4 declare black" } },
  { say     = "with black everything below is said",
    house   = { cards_for_re = 5 }, dealer = 4, hands = five,
    moves   = { "3 declare black", "1 play SA", "2 play S9", "3 play SK", "4 play S10" },
    refused = { "1 declare re", "1 declare no_90", "3 declare re" } },

  -- A wedding.
  { say     = "both queens of clubs may be a wedding; the first other seat to win a trick is the partner",
    dealer  = 4, hands = wedding,
    moves   = { "1 declare wedding", "1 play CQ" },
    refused = { ["1 declare re"] = "no-such-call", ["3 declare kontra"] = "no-such-call" },
    contract = "wedding", declarer = 1, sides = {} },
  { say     = "... here in the second trick: a card fewer is enough for a word",
    house   = { cards_for_re = 5 }, dealer = 4, hands = wedding,
    moves   = { "1 declare wedding", "1 play CQ", "2 play D9", "3 play D9", "4 play DK",
                "1 play S9", "2 play SA", "3 play S9", "4 play SK" },
    sides   = { 1, 2 }, late_after = 1, refused = { ["3 declare re"] = "no-such-call" },
    legal   = { "2 play HA", "2 play HK", "2 play CA", "2 play SJ",
                "1 declare re", "1 declare no_90", "1 declare no_60", "1 declare no_30", "1 declare black",
                "2 declare re", "2 declare no_90", "2 declare no_60", "2 declare no_30", "2 declare black",
                "3 declare kontra", "3 declare no_90", "3 declare no_60", "3 declare no_30", "3 declare black",
                "4 declare kontra", "4 declare no_90", "4 declare no_60", "4 declare no_30", "4 declare black" } },
}
