-- The short French pack: ace down to seven.

return deck "french_32" {
  suits = {
    { "spades",   "S", ja = "スペード", de = "Pik",   fr = "pique",   symbol = "♠" },
    { "hearts",   "H", ja = "ハート",   de = "Herz",  fr = "cœur",    symbol = "♥", colour = "red" },
    { "diamonds", "D", ja = "ダイヤ",   de = "Karo",  fr = "carreau", symbol = "♦", colour = "amber" },
    { "clubs",    "C", ja = "クラブ",   de = "Kreuz", fr = "trèfle",  symbol = "♣", colour = "green" },
  },

  ranks = {                                   -- high to low
    { "Ace",   "A", ja = "エース",   de = "Ass",   fr = "as" },
    { "King",  "K", ja = "キング",   de = "König", fr = "roi" },
    { "Queen", "Q", ja = "クイーン", de = "Dame",  fr = "dame" },
    { "Jack",  "J", ja = "ジャック", de = "Bube",  fr = "valet" },
    "10", "9", "8", "7",
  },
}
