-- Words that stand for a value.

return {
  word {
    name    = "by_players",
    kind    = "value",
    says    = { "The value listed for the number of players at the table; it may stand for any value. A field that "
                .. "need not be there is left out for numbers that are not listed.",
                ja = "卓の人数に応じた値。どんな値の場所にも書ける。省ける項目は、書いていない人数ではないものとして扱う。" },
    phrase  = { "depending on the number of players", ja = "人数による" },
    example = "packets = by_players { [4] = { 4, 4 }, [3] = { 5, 5 } }",
    items   = "any",
    least   = 1,
    others  = "any",
  },

  word {
    name    = "each_deal",
    kind    = "value",
    says    = { "The next of these at each deal that is settled, round and round. Numbers may be a row, from one to "
                .. "another and perhaps back; of suits {} is none. It stands in one_by_one of deal, in fix and in "
                .. "to of exchange.",
                ja = "ディールごとに次のものになり、最後まで行くと最初に戻る。数は from から to まで1ずつ変えることもでき、"
                .. "and_back があればそこから元へ戻る。スートの {} はスートなし。deal の one_by_one、fix、exchange の to に書く。" },
    phrase  = { "changing from deal to deal", ja = "ディールごとに変わる" },
    example = "to = each_deal { left_neighbour, right_neighbour, opposite, nobody }",
    items   = "seats or number or reading or name",
    fields  = {
      { "from", "number", { "the first number of a row", ja = "最初の数" } },
      { "to", "number", { "the last number of a row, each one more or one less than that before it",
                          ja = "最後の数。1ずつ増えるか減る" } },
      { "and_back", "yes/no", { "whether the row goes back to the first number", ja = "最初の数まで戻るか" } },
    },
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
    says    = { "A value the game declares, written values.NAME: in functions, in sets and orders of cards, and where "
                .. "seats are named.",
                ja = "ゲームが宣言した値。関数の中、カードの集まりや順の中、人を書くところで values.名前 と書く。" },
    example = "order = { values.high_rank, \"Ace\", \"King\" }",
  },

  word {
    name    = "rank_of",
    kind    = "reading",
    says    = { "The rank of a card that lies in a zone: the zone, and which of its cards; "
                .. "without a number the top one.",
                ja = "置き場にあるカードのランク。置き場と、何枚目かを書く。書かなければ一番上。" },
    phrase  = { "the rank of a card", ja = "カードのランク" },
    example = [[fix { high_rank = rank_of { "row", 1 } }]],
    items   = "name or number or turned or led card",
    least   = 1,
    most    = 2,
  },

  word {
    name    = "suit_of",
    kind    = "reading",
    says    = { "The suit of a card that lies in a zone: the zone, and which of its cards; "
                .. "without a number the top one.",
                ja = "置き場にあるカードのスート。置き場と、何枚目かを書く。書かなければ一番上。" },
    phrase  = { "the suit of a card", ja = "カードのスート" },
    example = [[fix { trump_suit = suit_of { "row", 2 } }]],
    items   = "name or number or turned or led card",
    least   = 1,
    most    = 2,
  },

  word {
    name    = "by_rank",
    kind    = "reading",
    says    = { "The number listed for a rank.", ja = "ランクに応じた数。" },
    phrase  = { "depending on the rank", ja = "ランクによる" },
    example = [[fix { target = by_rank { of = rank_of { "row", 3 }, Ace = 9, King = 8, ["10"] = 5 } }]],
    fields  = {
      { "of", "reading", { "the rank that is looked up; in card points that of the card",
                           ja = "調べるランク。カードの点数ではそのカードのランク" } },
    },
    others  = "number",
  },
}
