-- House rule: the ace of bells counts two points.

return variant {
  of    = "lorum",
  title = { "The ace of bells counts two", ja = "ボールのエースは2点" },
  ja    = "ボールのエースを取った人は2点になる。",

  changes = {
    append { path = "card_points", values = { { 2, "Ace of bells" } } },
  },
}
