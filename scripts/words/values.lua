-- Words that stand for a value.

return {
  word {
    name    = "by_players",
    kind    = "value",
    says    = { "The value listed for the number of players at the table; it may stand for any value.",
                ja = "卓の人数に応じた値。どんな値の場所にも書ける。" },
    phrase  = { "depending on the number of players", ja = "人数による" },
    example = "packets = by_players { [4] = { 4, 4 }, [3] = { 5, 5 } }",
    items   = "any",
    least   = 1,
  },

  word {
    name    = "house",
    kind    = "value",
    says    = { "A house number of this table, written house.NAME, in tables and in functions alike.",
                ja = "この卓のハウス数値。表の中でも関数の中でも house.名前 と書く。" },
    example = "deals = house.deals",
  },

  word {
    name    = "values",
    kind    = "value",
    says    = { "A value the game declares, written values.NAME, in tables and in functions alike.",
                ja = "ゲームが宣言した値。表の中でも関数の中でも values.名前 と書く。" },
    example = "values = { pool = chips }",
  },
}
