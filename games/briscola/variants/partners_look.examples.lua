-- Seven tricks of a deal: the stock is used up, and everybody holds three cards.
local hands  = { { "S6", "CJ", "B2" }, { "S5", "BJ", "O7" }, { "S2", "C2", "B7" }, { "B3", "BA", "S7" } }
local turned = { "C6" }
local stock  = { "S4", "C5", "SK", "CA", "C3", "C4", "SJ", "OJ", "O5", "O3", "BN", "B6", "OK", "SA", "BK", "B5",
                 "S3", "O4", "CK", "ON", "O6", "O2", "OA", "SN", "B4", "C7", "CN" }

return examples {
  { say     = "before the last three tricks partners have seen each other's hands, and nobody else's",
    players = 4,
    hands   = hands,
    turned  = turned,
    stock   = stock,
    moves   = { "1 play B2", "2 play BJ", "3 play S2", "4 play B3", "4 play S7", "1 play S6", "2 play B4",
                "3 play SN", "3 play B7", "4 play O2", "1 play O6", "2 play S5", "3 play C2", "4 play O4",
                "1 play C7", "2 play B5", "1 play BK", "2 play O7", "3 play CK", "4 play B6", "3 play BN",
                "4 play BA", "1 play CJ", "2 play OJ", "1 play O5", "2 play ON", "3 play OK", "4 play O3" },
    winner  = 4,
    to_act  = { 4 },
    stock_after  = {},
    turned_after = {},
    hands_after  = { { "S3", "SJ", "C5" }, { "SA", "S4", "C4" }, { "C6", "OA", "C3" }, { "SK", "CN", "CA" } },
    sees         = { { "OA", "C3" }, { "SK", "CN", "CA" }, { "S3", "SJ", "C5" }, { "SA", "S4", "C4" } },
    does_not_see = { { "SA", "S4", "C4", "SK", "CN", "CA" }, { "S3", "SJ", "C5", "OA", "C3" },
                     { "SA", "S4", "C4", "SK", "CN", "CA" }, { "S3", "SJ", "C5", "OA", "C3" } } },

  { say     = "a trick earlier they have not",
    players = 4,
    hands   = hands,
    turned  = turned,
    stock   = stock,
    moves   = { "1 play B2", "2 play BJ", "3 play S2", "4 play B3", "4 play S7", "1 play S6", "2 play B4",
                "3 play SN", "3 play B7", "4 play O2", "1 play O6", "2 play S5", "3 play C2", "4 play O4",
                "1 play C7", "2 play B5", "1 play BK", "2 play O7", "3 play CK", "4 play B6", "3 play BN",
                "4 play BA", "1 play CJ", "2 play OJ" },
    does_not_see = { { "hands" }, { "hands" }, { "hands" }, { "hands" } } },
}
