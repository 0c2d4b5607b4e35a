-- House rule: a hand without trumps and Excuse, or without king, queen, knight and jack,
-- may be shown. It counts twenty, like a handful.

return variant {
  of    = "french_tarot",
  title = { "Misère", ja = "ミゼール" },
  ja    = "切札もエクスキューズもない人、またはキング、クイーン、カヴァリエ、ジャックが1枚もない人は、"
          .. "手札を公開することができる。手役と同じように数え、20点になる。",

  changes = {
    insert { at_end_of = "declare",
             announcement = { "misère", ja = "ミゼール", worth = 20, shows = pick { any_card },
                              when = any_of { holds { "trumps", "Excuse", at_most = 0 },
                                              holds { "King", "Queen", "Knight", "Jack",
                                                      at_most = 0 } } } },
  },
}
