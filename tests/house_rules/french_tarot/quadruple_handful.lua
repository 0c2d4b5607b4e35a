-- House rule: four players may show a handful of all but six trumps, for 60 points.

return variant {
  of      = "french_tarot",
  title   = { "Quadruple handful", ja = "クアドラプル手役" },
  ja      = "4人のときは、切札を16枚見せる手役を、60点で宣言できる。",
  players = { 4 },
  house   = { quadruple_handful = number { 60, { "points for a quadruple handful", ja = "クアドラプル手役の点" },
                                           from = 0, to = 1000 } },

  changes = {
    insert { after = "declare.one_of.triple_handful",
             announcement = { "quadruple handful", ja = "クアドラプル手役", worth = house.quadruple_handful,
                              shows = pick { 16, in_order = { "trumps", "Excuse" } } } },
  },
}
