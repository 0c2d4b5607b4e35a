-- House rule: the ace of acorns counts two points. There is an example for everything that came up in our evenings.

return variant {
  of    = "lorum",
  title = { "The ace of acorns counts two", ja = "どんぐりのエースは2点" },
  ja    = "どんぐりのエースを取った人は2点になる。",

  changes = {
    append { path = "card_points", values = { { 2, "Ace of acorns" } } },
  },
}
