-- The German pack of the Slovak games. Scripts quote the English names; the others are texts.

return deck "german_32" {
  suits = {
    { "hearts", "H", ja = "ハート",   sk = "červene", symbol = "♥", colour = "red" },
    { "bells",  "B", ja = "ボール",   sk = "gule",    symbol = "♦", colour = "amber" },
    { "leaves", "L", ja = "みどり",   sk = "zelene",  symbol = "♠", colour = "green" },
    { "acorns", "A", ja = "どんぐり", sk = "žalude",  symbol = "♣" },
  },

  ranks = {                                   -- high to low
    { "Ace",    "A", ja = "エース",     sk = "Eso" },
    { "King",   "K", ja = "キング",     sk = "Kráľ" },
    { "Horník", "O", ja = "ホルニーク", sk = "Horník" },
    { "Dolník", "U", ja = "ドルニーク", sk = "Dolník" },
    "10", "9", "8", "7",
  },
}
