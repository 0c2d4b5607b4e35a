-- The shortest French pack: ace down to nine.

return deck "french_24" {
  suits = {
    { "spades",   "S", ja = "スペード", symbol = "♠" },
    { "hearts",   "H", ja = "ハート",   symbol = "♥", colour = "red" },
    { "diamonds", "D", ja = "ダイヤ",   symbol = "♦", colour = "amber" },
    { "clubs",    "C", ja = "クラブ",   symbol = "♣", colour = "green" },
  },

  ranks = {                                   -- high to low
    { "Ace",   "A", ja = "エース" },
    { "King",  "K", ja = "キング" },
    { "Queen", "Q", ja = "クイーン" },
    { "Jack",  "J", ja = "ジャック" },
    "10", "9",
  },
}
