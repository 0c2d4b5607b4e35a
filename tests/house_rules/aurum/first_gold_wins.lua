-- House rule: of equal gold cards the one played first wins.

return variant {
  of    = "aurum",
  title = { "First gold wins", ja = "先の金の勝ち" },
  ja    = "同じ金のカードは先に出した方が勝つ。",

  changes = {
    set { path = "play.winner.highest_trump.ties", value = first },
  },
}
