-- Entries of an `order` that hold for a card in one role only. An order lists cards from high to
-- low; the first mention of a card counts.

return {
  word {
    name    = "led",
    kind    = "order",
    says    = { "These cards stand here while they are led to the trick.",
                ja = "リードされたカードとしては、この強さになる。" },
    phrase  = { "when led", ja = "リードしたとき" },
    example = [[order = { following { "Ace" }, "King", "Queen", "Jack", "10", "9", led { "Ace" } }]],
    items   = "cards",
    least   = 1,
  },

  word {
    name    = "following",
    kind    = "order",
    says    = { "These cards stand here while they are played to a lead.",
                ja = "フォローして出したカードとしては、この強さになる。" },
    phrase  = { "when played to a lead", ja = "フォローで出したとき" },
    example = [[order = { following { "Ace" }, "King", "Queen", "Jack", "10", "9", led { "Ace" } }]],
    items   = "cards",
    least   = 1,
  },

  word {
    name    = "order",
    kind    = "table",
    says    = { "Cards from high to low; the first mention of a card counts. Without it the order of the deck holds. A "
                .. "field named as a group or a suit is the order inside these cards: what it does not name stands "
                .. "below what it names, in the order that holds without it.",
                ja = "カードを強い順に並べる。同じカードは最初に出てきた位置が有効。書かなければデッキの順。"
                .. "グループやスートの名のフィールドは、その中での順。書かなかったカードはその下に、もとの順で並ぶ。" },
    phrase  = { "the order of the cards", ja = "カードの強さの順" },
    example = [[order = { values.high_rank, following { "Ace" }, "King", "Queen", "Jack", "10", "9", led { "Ace" } }]],
    items   = "cards or order entry",
    fields  = {
      { "trumps", "order", { "the order inside trumps, where it is another one", ja = "切札の中での順。違うときだけ書く" } },
    },
    others  = "order",
  },
}
