-- Combinations of cards that seats may lay.

return {
  word {
    name    = "meld shape",
    kind    = "table",
    says    = { "One kind of meld: its name, which cards it takes and what it is worth.",
                ja = "手役1つ。名前と、必要なカードと、点数を書く。" },
    phrase  = { "a meld", ja = "手役" },
    example = [[{ "four in sequence", sequence { 4 }, points = 1 }]],
    items   = "name or shape",
    least   = 2,
    most    = 2,
    fields  = {
      { "points", "number", { "what it is worth", ja = "点数" }, required = true },
      { "ja", "name", { "its name in Japanese, where no translation has it", ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },

  word {
    name    = "of_a_kind",
    kind    = "shape",
    says    = { "So many cards of one rank.", ja = "同じランクのカードがこの枚数。" },
    phrase  = { "cards of one rank", ja = "同じランクのカード" },
    example = [[{ "three of a kind", of_a_kind { 3 }, points = 1 }]],
    items   = "number",
    least   = 1,
    most    = 1,
  },

  word {
    name    = "sequence",
    kind    = "shape",
    says    = { "So many cards whose ranks follow each other in the order of the deck, of any suits.",
                ja = "デッキの順でランクの続いたカードがこの枚数。スートは問わない。" },
    phrase  = { "cards of ranks that follow each other", ja = "ランクの続いたカード" },
    example = [[{ "four in sequence", sequence { 4, same_suit = true }, points = 2 }]],
    items   = "number",
    least   = 1,
    most    = 1,
    fields  = {
      { "same_suit", "yes/no", { "whether they must be of one suit", ja = "同じスートに限るか" } },
    },
  },
}
