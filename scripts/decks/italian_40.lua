-- The Italian pack of forty cards. Scripts quote the English names; the others are texts. No
-- symbols: the suits have none that is one column wide, so letters are shown.

return deck "italian_40" {
  suits = {
    { "cups",   "C", ja = "聖杯", it = "coppe",   colour = "red" },
    { "coins",  "O", ja = "金貨", it = "denari",  colour = "amber" },
    { "swords", "S", ja = "剣",   it = "spade" },
    { "clubs",  "B", ja = "棍棒", it = "bastoni", colour = "green" },
  },

  ranks = {                                   -- high to low, where a game does not say otherwise
    { "King",   "K", ja = "キング",   it = "Re" },
    { "Knight", "N", ja = "ナイト",   it = "Cavallo" },
    { "Jack",   "J", ja = "ジャック", it = "Fante" },
    "7", "6", "5", "4", "3", "2",
    { "Ace",    "A", ja = "エース",   it = "Asso" },
  },
}
