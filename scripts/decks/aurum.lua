-- The cards of Aurum: five base metals of ten, and fifteen cards of gold, the lower ones several times.
-- A card shows the chemical sign of its metal, so there are no symbols beside the codes.

return deck "aurum" {
  suits = {
    { "bismuth",    "Bi", ja = "ビスマス" },
    { "copper",     "Cu", ja = "銅" },
    { "phosphorus", "P",  ja = "リン" },
    { "silver",     "Ag", ja = "銀" },
    { "zinc",       "Zn", ja = "亜鉛" },
    { "gold",       "Au", ja = "金", colour = "amber",
      ranks  = { "8", "7", "6", "5", "4", "3", "2", "1", "0" },
      copies = {   1,   1,   1,   1,   1,   2,   2,   2,   4 } },
  },

  ranks = { "10", "9", "8", "7", "6", "5", "4", "3", "2", "1" },    -- high to low

  groups = {
    ["base metals"] = { "bismuth", "copper", "phosphorus", "silver", "zinc", ja = "卑金属" },
  },
}
