-- The short French pack: ace down to seven.

return deck "french_32" {
  suits = {
    { "spades",   "S", ja = "スペード", symbol = "♠" },
    { "hearts",   "H", ja = "ハート",   symbol = "♥" },
    { "diamonds", "D", ja = "ダイヤ",   symbol = "♦" },
    { "clubs",    "C", ja = "クラブ",   symbol = "♣" },
  },

  ranks = {                                   -- high to low
    { "Ace",   "A", ja = "エース" },
    { "King",  "K", ja = "キング" },
    { "Queen", "Q", ja = "クイーン" },
    { "Jack",  "J", ja = "ジャック" },
    "10", "9", "8", "7",
  },
}
