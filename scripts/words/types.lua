-- The types of house numbers and of the values a game declares.

local number_fields = {
  { "from", "number", { "the smallest number a table may choose", ja = "選べる最小の数" } },
  { "to", "number", { "the largest number a table may choose", ja = "選べる最大の数" } },
}

return {
  word {
    name    = "chips",
    kind    = "type",
    says    = { "Chips that belong to nobody yet; they last from deal to deal.",
                ja = "まだ誰のものでもないチップ。次のディールにも残る。" },
    phrase  = { "chips", ja = "チップ" },
    example = "values = { pool = chips }",
  },

  word {
    name    = "number",
    kind    = "type",
    says    = { "A number; among the house numbers with its usual value and its label.",
                ja = "数。ハウス数値ではふだんの値と説明をつける。" },
    phrase  = { "a number", ja = "数" },
    example = [[deals = number { 8, "deals in a match", from = 1, to = 100 }]],
    items   = "any",
    fields  = number_fields,
  },

  word {
    name    = "numbers",
    kind    = "type",
    says    = { "Several numbers; among the house numbers with their usual values and their label.",
                ja = "いくつかの数。ハウス数値ではふだんの値と説明をつける。" },
    phrase  = { "several numbers", ja = "いくつかの数" },
    example =
      [[pool_winners = numbers { { 1, 2 }, "how many point-free players may share the pool", from = 1, to = 3 }]],
    items   = "any",
    fields  = number_fields,
  },
}
