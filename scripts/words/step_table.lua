-- What the function of a step sees of the table, and how it moves cards that were taken.

return {
  word {
    name    = "seats",
    kind    = "result",
    of      = "table",
    says    = { "All seats, from seat 1 on.",
                ja = "全員。席1から順に。" },
    example = [[for _, seat in ipairs(table.seats) do table.chips:pay(seat, "pool", 2) end]],
  },

  word {
    name    = "sides",
    kind    = "result",
    of      = "table",
    says    = { "All sides, by their first seats.",
                ja = "全ての側。それぞれの先頭の席の順。" },
    example = "local first = table.sides[1]",
  },

  word {
    name    = "chips",
    kind    = "result",
    of      = "table",
    says    = { "The chips, which move as in a settlement.",
                ja = "チップ。精算と同じように動かす。" },
    example = [[table.chips:pay(seat, "pool", 2)]],
  },

  word {
    name    = "declarer",
    kind    = "result",
    of      = "table",
    says    = { "The seat that plays the contract, or nil.",
                ja = "契約をプレイする人。いなければ nil。" },
    example = "if table.declarer then ... end",
  },

  word {
    name    = "partner",
    kind    = "result",
    of      = "table",
    says    = { "The declarer's partner, or nil.",
                ja = "宣言者のパートナー。いなければ nil。" },
    example = "if table.partner then ... end",
  },

  word {
    name    = "played",
    kind    = "method",
    of      = "table",
    says    = { "How a card was played, or nil.",
                ja = "あるカードがどうプレイされたか。プレイされていなければ nil。" },
    example = [[local excuse = table:played("Excuse")]],
  },

  word {
    name    = "first",
    kind    = "method",
    of      = "table",
    says    = { "The first of these cards, in the order of the deck, that a side has taken, or nil.",
                ja = "これらのカードのうちその側が取った最初の1枚(デッキの順)。なければ nil。" },
    example = [[local small = table:first("small", excuse.side)]],
  },

  word {
    name    = "swap",
    kind    = "method",
    of      = "table",
    says    = { "Two cards that were taken change places.",
                ja = "取られた2枚のカードを入れ替える。" },
    example = [[if small then table:swap("Excuse", small) end]],
  },

  word {
    name    = "give",
    kind    = "method",
    of      = "table",
    says    = { "Gives a card that was taken to a seat, or to the first seat of a side that does not have it.",
                ja = "取られたカードを人に渡す。側に渡すときは、その側がまだ持っていなければ先頭の席に。" },
    example = [[table:give("Excuse", excuse.side)]],
  },

  word {
    name    = "other_side",
    kind    = "method",
    of      = "table",
    says    = { "The other of two sides.",
                ja = "2つの側のもう一方。" },
    example = [[table:give("Excuse", table:other_side(excuse.side))]],
  },

  -- What it sees of a played card, and of a card.

  word {
    name    = "seat",
    kind    = "result",
    of      = "played",
    says    = { "The seat that played it.",
                ja = "出した人。" },
    example = "if excuse.seat == table.declarer then ... end",
  },

  word {
    name    = "side",
    kind    = "result",
    of      = "played",
    says    = { "The side that played it.",
                ja = "出した側。" },
    example = "if excuse.won_by ~= excuse.side then ... end",
  },

  word {
    name    = "won_by",
    kind    = "result",
    of      = "played",
    says    = { "The side that won its trick, or nil.",
                ja = "そのトリックを取った側。なければ nil。" },
    example = "if excuse.won_by ~= excuse.side then ... end",
  },

  word {
    name    = "trick",
    kind    = "result",
    of      = "played",
    says    = { "The number of its trick, from 1.",
                ja = "何番目のトリックか。1から始まる。" },
    example = "if excuse.trick == 1 then ... end",
  },

  word {
    name    = "in_last_trick",
    kind    = "result",
    of      = "played",
    says    = { "Whether it was played to the last trick.",
                ja = "最後のトリックに出されたかどうか。" },
    example = "if excuse.in_last_trick then ... end",
  },

  word {
    name    = "won",
    kind    = "result",
    of      = "played",
    says    = { "Whether the card itself won the trick.",
                ja = "そのカード自体がトリックを取ったかどうか。" },
    example = "if excuse.won then ... end",
  },

  word {
    name    = "name",
    kind    = "result",
    of      = "played",
    says    = { "The name of the card.",
                ja = "カードの名前。" },
    example = [[if excuse.name == "Excuse" then ... end]],
  },

  word {
    name    = "name",
    kind    = "result",
    of      = "card",
    says    = { "The name of the card.",
                ja = "カードの名前。" },
    example = [[if small.name == "2 of trumps" then ... end]],
  },
}
