-- The French Tarot pack: four suits of fourteen, twenty-one trumps, the Excuse.

return deck "tarot_78" {
  suits = {
    { "spades",   "S", ja = "スペード", symbol = "♠" },
    { "hearts",   "H", ja = "ハート",   symbol = "♥", colour = "red" },
    { "diamonds", "D", ja = "ダイヤ",   symbol = "♦", colour = "amber" },
    { "clubs",    "C", ja = "クラブ",   symbol = "♣", colour = "green" },
    { "trumps",   "T", ja = "切札", colour = "violet",
      ranks = { "21", "20", "19", "18", "17", "16", "15", "14", "13", "12", "11",
                "10", "9", "8", "7", "6", "5", "4", "3", "2", "1" } },
  },

  ranks = {                                   -- high to low
    { "King",   "K", ja = "キング" },
    { "Queen",  "Q", ja = "クイーン" },
    { "Knight", "C", ja = "カヴァリエ" },     -- the Cavalier, whose French letter is C
    { "Jack",   "J", ja = "ジャック" },
    "10", "9", "8", "7", "6", "5", "4", "3", "2", "1",
  },

  cards = { { "Excuse", "EX", ja = "エクスキューズ", symbol = "★" } },
}
