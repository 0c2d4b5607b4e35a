return examples {
  { say     = "forty points of the first trick come before the weis",
    scores  = { 960, 940, 960, 940 },
    hands   = { { "SJ", "HA", "HK", "H8", "D6" }, { "S9", "SQ", "HQ", "DQ", "CQ" }, { "SK", "D7", "D8", "D10", "C7" },
                { "DJ", "C8", "C9", "D9", "H6" } },
    moves   = { "1 declare spades", "1 play SJ", "2 meld SQ HQ DQ CQ", "2 play S9", "3 play SK", "4 play DJ" },
    gains   = { 40, 0, 40, 0 },
    winners = { 1, 3 } },
}
