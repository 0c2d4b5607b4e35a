-- House rule: the king of spades counts ten and the ace seven. Taking them all then takes 43.

return variant {
  of    = "hearts",
  title = { "Black Maria", ja = "ブラックマリア" },
  ja    = "スペードのキングは10点、スペードのエースは7点になる。すべての点数を取ると43点になる。",

  changes = {
    append { path = "card_points", values = { { 10, "King of spades" }, { 7, "Ace of spades" } } },
  },
}
