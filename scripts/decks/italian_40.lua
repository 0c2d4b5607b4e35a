-- The Italian pack of forty cards. Scripts quote the English names; the others are texts. The local
-- names, for which a deck has the field `sk`, are Italian. No symbols: the suits have none that is one
-- column wide, so letters are shown.

return deck "italian_40" {
  suits = {
    { "cups",   "C", ja = "聖杯", sk = "coppe",   colour = "red" },
    { "coins",  "O", ja = "金貨", sk = "denari",  colour = "amber" },
    { "swords", "S", ja = "剣",   sk = "spade" },
    { "clubs",  "B", ja = "棍棒", sk = "bastoni", colour = "green" },
  },

  ranks = {                                   -- high to low, where a game does not say otherwise
    { "King",   "K", ja = "キング",   sk = "Re" },
    { "Knight", "N", ja = "ナイト",   sk = "Cavallo" },
    { "Jack",   "J", ja = "ジャック", sk = "Fante" },
    "7", "6", "5", "4", "3", "2",
    { "Ace",    "A", ja = "エース",   sk = "Asso" },
  },
}
