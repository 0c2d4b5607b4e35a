local hands  = { { "5 of spades", "Jack of spades", "Ace of hearts", "Queen of spades", "King of spades" },
                 { "2 of clubs", "3 of clubs", "4 of clubs", "5 of clubs", "6 of clubs" },
                 { "2 of diamonds", "3 of diamonds", "4 of diamonds", "5 of diamonds", "6 of diamonds" } }
local turned = { "2 of spades" }

return examples {
  { say     = "everybody pays before the first deal, and the dealer before each",
    players = 3,
    cases   = { { moves = {}, pool_after = 4 },
                { deal = 2, pool = 4, moves = {}, pool_after = 5 } } },

  { say     = "three tricks win the pool, and nobody plays on",
    players = 3, hands = hands, turned = turned, deal = 2, pool = 6,
    moves   = { "1 play S5", "2 play C2", "3 play D2", "1 play SJ", "2 play C3", "3 play D3", "1 play HA", "2 play C4",
                "3 play D4", "1 pass" },
    gains   = { 7, 0, -1 } },

  { say     = "or all five after a jink, and a chip of each of the others",
    players = 3, hands = hands, turned = turned, deal = 2, pool = 6,
    moves   = { "1 play S5", "2 play C2", "3 play D2", "1 play SJ", "2 play C3", "3 play D3", "1 play HA", "2 play C4",
                "3 play D4", "1 declare jink", "1 play SQ", "2 play C5", "3 play D5" },
    gains   = { 9, -1, -2 } },

  { say       = "a jink that fails leaves the pool where it is",
    players   = 3, pool = 6,
    announced = { [1] = { "jink" } }, tricks = { 4, 1, 0 },
    gains     = { 0, 0, 0 }, pool_after = 6 },

  { say     = "if nobody has three tricks all pay a chip",
    players = 3, pool = 6,
    tricks  = { 2, 2, 1 },
    gains   = { -1, -1, -1 }, pool_after = 9 },
}
