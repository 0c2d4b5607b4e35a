-- House rule: Latecomer goes next to Vikings of the colour in play alone (K1, as the
-- printed appendix has it).

return variant {
  of    = "odin",
  title = { "Latecomer: own colour only", ja = "遅参者は今の色だけ" },
  ja    = "遅参者は、使用中の色のバイキングの隣だけを使える。",

  changes = {
    set { path = "cards.91.end_of.may.use_space.own_colour", value = true },
  },
}
