-- House rule: where both tens of hearts fall in one trick the second wins.

return variant {
  of    = "doppelkopf",
  title = { "The second ten beats the first", ja = "2枚目のハート10が勝つ" },
  ja    = "同じトリックにハートの10が2枚出たら、後の10が勝つ。",

  changes = {
    insert { before = "play.winner.highest_trump", step = highest { all_of { trump, "10 of hearts" }, ties = last } },
  },
}
