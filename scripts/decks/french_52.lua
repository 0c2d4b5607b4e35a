-- The French pack of fifty-two cards, ace high.

return deck "french_52" {
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
    "10", "9", "8", "7", "6", "5", "4", "3", "2",
  },
}
