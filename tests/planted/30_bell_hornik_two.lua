-- House rule: the bell Horník counts two points, and so a deal has thirty in all.

return variant {
  of    = "lorum",
  title = { "Two for the bell Horník", ja = "ボールのホルニークに2点" },
  ja    = "ボールのホルニークは2点になり、点数は全部で30点になる。",

  changes = {
    append { path = "card_points", values = { { 2, "Horník of bells" } } },
  },
}
