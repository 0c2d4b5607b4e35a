-- The types of house numbers and of the values a game declares.

local title = { "title", "name", { "its name in English, where the field alone does not read well",
                                   ja = "英語での名前。フィールド名のままでは読みにくいときに書く" } }
local ja = { "ja", "name", { "its name in Japanese, where no translation has it",
                             ja = "翻訳ファイルに書かないときの日本語名" } }

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
    fields  = { title, ja },
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
    says    = { "Several numbers; among the house numbers with their usual values and their label. "
                .. "`house.NAME[2]` is the second of them.",
                ja = "いくつかの数。ハウス数値ではふだんの値と説明をつける。house.名前[2] はその2番目。" },
    phrase  = { "several numbers", ja = "いくつかの数" },
    example =
      [[pool_winners = numbers { { 1, 2 }, "how many point-free players may share the pool", from = 1, to = 3 }]],
    items   = "any",
    fields  = number_fields,
  },

  word {
    name    = "choice",
    kind    = "type",
    says    = { "One of several names, among the house numbers: the usual one, its label, and all that may be chosen. "
                .. "A table types the name or the code the deck has for it.",
                ja = "いくつかの名前のうち1つ。ハウス数値で、ふだんのものと説明と、選べるものをすべて書く。"
                .. "卓では名前かデッキの記号で指定する。" },
    phrase  = { "a choice", ja = "選択肢" },
    example = [[removed_suit = choice { "zinc", "the suit left out with three players", from = { "silver", "zinc" } }]],
    items   = "any",
    fields  = {
      { "from", "names", { "what may be chosen", ja = "選べるもの" }, required = true },
    },
  },

  word {
    name    = "rank",
    kind    = "type",
    says    = { "A rank of the deck; it is forgotten when the deal ends.", ja = "デッキのランク。ディールが終わると消える。" },
    phrase  = { "a rank", ja = "ランク" },
    example = "values = { high_rank = rank }",
    fields  = { title, ja },
  },

  word {
    name    = "suit",
    kind    = "type",
    says    = { "A suit of the deck; it is forgotten when the deal ends.", ja = "デッキのスート。ディールが終わると消える。" },
    phrase  = { "a suit", ja = "スート" },
    example = "values = { side_suit = suit }",
    fields  = { title, ja },
  },

  word {
    name    = "seats",
    kind    = "type",
    says    = { "Some seats, or none; forgotten when the deal ends, and shown at these seats until then. Functions "
                .. "read "
                .. "it as a truth of a seat, seat.NAME, and of a side, side.NAME, if it is true of all its seats.",
                ja = "何人かの人、または誰でもない。ディールが終わると消え、それまでその人の席に表示される。関数では seat.名前 で"
                .. "その人が入っているか、side.名前 でその側の全員が入っているかを読む。" },
    phrase  = { "seats", ja = "人" },
    example = "values = { vulnerable = seats }",
    fields  = { title, ja },
  },
}
