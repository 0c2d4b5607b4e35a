-- House rule: four in sequence of one suit are a meld of their own, for two points. A pair counts half a
-- point, three of a kind nothing.

return variant {
  of    = "exposure",
  title = { "Four in sequence of one suit", ja = "同じスートの4枚シークエンス" },
  ja    = "同じスートの4枚シークエンスを別の手役とし、2点とする。"
          .. "ペアは0.5点とし、スリーカードは手役に数えない。",

  changes = {
    insert { before = "meld.shapes.four_in_sequence",
             entry = { "four in suit", sequence { 4, same_suit = true }, points = 2, ja = "同スート4枚" } },
    insert { at_start_of = "meld.shapes", entry = { "pair", of_a_kind { 2 }, points = 0.5, ja = "ペア" } },
    remove { path = "meld.shapes.three_of_a_kind" },
  },
}
