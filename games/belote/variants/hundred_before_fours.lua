-- House rule: a sequence of five or more is better than four of a kind worth 100.

return variant {
  of    = "belote",
  title = { "A hundred before fours of 100", ja = "サンは100点のカレより上" },
  ja    = "5枚以上のシークエンス(サン)は、100点のカレより上とする。",
  excludes = { without_declarations = "nothing is declared there" },

  changes = {
    remove { path = "play.before_card.declarations.shapes.hundred" },
    insert { before = "play.before_card.declarations.shapes.four_aces",
             entry  = { "hundred", sequence { at_least = 5, same_suit = true }, points = 100, ja = "サン" } },
  },
}
