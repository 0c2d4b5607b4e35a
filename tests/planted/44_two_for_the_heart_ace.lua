-- House rule: the ace of hearts counts two points more. Each of our deals became an example.

return variant {
  of    = "lorum",
  title = { "The ace of hearts counts two more", ja = "ハートのエースは2点追加" },
  ja    = "ハートのエースを取った人は、2点多く数える。",

  changes = {
    append { path = "card_points", values = { { 2, "Ace of hearts" } } },
  },
}
