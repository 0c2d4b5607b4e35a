-- The Italian pack of forty cards. Scripts quote the English names.

return deck "italian_40" {
  suits = {
    { "cups",   "C", ja = "カップ",   symbol = "♥", colour = "red" },
    { "coins",  "O", ja = "コイン",  symbol = "♦", colour = "amber" },
    { "swords", "S", ja = "剣",   symbol = "♠" },
    { "clubs",  "B", ja = "棍棒", symbol = "♣", colour = "green" },
  },

  ranks = {                                   -- high to low, where a game does not say otherwise
    { "King",   "K", ja = "キング" },
    { "Knight", "N", ja = "ナイト" },
    { "Jack",   "J", ja = "ジャック" },
    "7", "6", "5", "4", "3", "2",
    { "Ace",    "A", ja = "エース" },
  },
}
