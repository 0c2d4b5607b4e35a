return examples {
  { say    = "all five tricks win the match",
    players = 3,
    hands  = { { "5 of spades", "Jack of spades", "Ace of hearts", "Ace of spades", "King of spades" },
               { "2 of clubs", "3 of clubs", "4 of clubs", "5 of clubs", "6 of clubs" },
               { "2 of diamonds", "3 of diamonds", "4 of diamonds", "5 of diamonds", "6 of diamonds" } },
    turned = { "2 of spades" },
    moves  = { "1 pass", "1 play S5", "2 play C2", "3 play D2", "1 play SJ", "2 play C3", "3 play D3",
               "1 play HA", "2 play C4", "3 play D4", "1 play SA", "2 play C5", "3 play D5",
               "1 play SK", "2 play C6", "3 play D6" },
    gains  = { 25, 0, 0 }, to_act = {} },
}
