return examples {
  { say = "with two cards left it goes, though it may be played to any trick",
    hand = { "Excuse", "3 of spades" }, trick = { "King of spades" }, leader = 1,
    first_trick = false, tricks = { 1, 1, 0, 0 }, may_play = { "Excuse" } },

  { say = "with three cards left it may be kept",
    hand = { "Excuse", "3 of spades", "4 of spades" }, trick = { "King of spades" }, leader = 1,
    first_trick = false, tricks = { 1, 1, 0, 0 }, may_play = { "Excuse", "3 of spades", "4 of spades" } },
}
