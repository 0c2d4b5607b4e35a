-- Combinations of cards that seats may lay, and which of them count.

local points = { "points", "number", { "what it is worth", ja = "点数" }, required = true,
                 sentence = { "{thing} counts {value}", ja = "{thing}は{value}点" } }
local same_suit = { "same_suit", "yes/no", { "whether they must be of one suit", ja = "同じスートに限るか" } }

-- What best_side compares by.
local function measure(name, says, phrase)
  return word {
    name = name, kind = "comparison", says = says, phrase = phrase,
    example = "counts_for = best_side { " .. (name == "elder" and "points" or name) .. ", elder }",
  }
end

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
      points,
      { "in_trumps", "number", { "what it is worth instead if all its cards are trumps",
                                 ja = "すべて切札のときの点数" } },
      { "ja", "name", { "its name in Japanese, where no translation has it", ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },

  word {
    name    = "each_card_once",
    kind    = "shape group",
    says    = { "Melds among which a card serves once. A card of one group may serve in another as well; melds outside "
                .. "any group are one group together. A group may have a name, for house rules.",
                ja = "この中では1枚のカードを1回だけ使える手役。別のグループではまた使える。グループに入れない手役は、"
                .. "まとめて1つのグループになる。ハウスルールのために名前をつけてもよい。" },
    phrase  = { "melds among which a card serves once", ja = "1枚のカードを1回だけ使える手役" },
    example = [[each_card_once "runs" { { "run", sequence { 3, same_suit = true }, points = 20 } }]],
    named   = true,
    items   = "meld shape",
    least   = 1,
  },

  word {
    name    = "of_a_kind",
    kind    = "shape",
    says    = { "So many cards of one rank; ranks behind the number: of one of these.",
                ja = "同じランクのカードがこの枚数。枚数の後にランクを書けば、そのどれかに限る。" },
    phrase  = { "cards of one rank", ja = "同じランクのカード" },
    example = [[{ "three of a kind", of_a_kind { 3, "Ace", "King" }, points = 1 }]],
    items   = "number or name",
    least   = 1,
    fields  = {
      { "different_suits", "yes/no", { "whether each must be of another suit, in decks that have cards twice",
                                       ja = "同じカードが何枚もあるデッキで、スートがすべて違うときに限るか" } },
    },
  },

  word {
    name    = "sequence",
    kind    = "shape",
    says    = { "So many cards whose ranks follow each other in the order of the deck, of any suits.",
                ja = "デッキの順でランクの続いたカードがこの枚数。スートは問わない。" },
    phrase  = { "cards of ranks that follow each other", ja = "ランクの続いたカード" },
    example = [[{ "four in sequence", sequence { 4, same_suit = true }, points = 2 }]],
    items   = "number",
    most    = 1,
    fields  = {
      { "at_least", "number", { "instead of the number: so many or more", ja = "枚数の代わりに、この枚数以上" } },
      same_suit,
    },
  },

  word {
    name    = "cards_named",
    kind    = "shape",
    says    = { "Just one of each of these cards or ranks, perhaps all of one suit.",
                ja = "書いたカードやランクを1枚ずつ。すべて同じスートに限ることもできる。" },
    phrase  = { "these cards", ja = "決まったカード" },
    example = [[{ "marriage", cards_named { "King", "Queen", same_suit = true }, points = 20, in_trumps = 40 }]],
    items   = "name",
    least   = 1,
    fields  = {
      { "same_suit", "yes/no or name or suit", { "whether they must be of one suit, or of which: a suit or trump_suit",
                                                 ja = "同じスートに限るか。スートの名前か trump_suit ならそのスートに限る" } },
      { "copies", "number", { "how many of each, in decks that have cards several times; usually one",
                              ja = "同じカードが何枚もあるデッキで、それぞれ何枚か。ふつうは1枚" } },
    },
  },

  word {
    name    = "best_side",
    kind    = "counted",
    says    = { "Only the melds of one side count: of the side with the best single meld, and then all of its melds. "
                .. "The best is found by the first of these in which two melds differ; elder comes last.",
                ja = "最もよい手役を1つ持つ側だけが、自分の側の手役をすべて数える。書いた順に比べ、最初に違ったもので決める。"
                .. "最後は elder にする。" },
    phrase  = { "the side with the best meld", ja = "最もよい手役を持つ側" },
    example = "counts_for = best_side { listed, length, top_card, in_trumps, elder }",
    items   = "comparison",
    least   = 1,
  },

  measure("listed",
          { "The meld whose line stands first among the shapes.", ja = "手役の表で先に書いてあるもの。" },
          { "the one listed first", ja = "表で上のもの" }),
  measure("points",
          { "The meld that is worth more.", ja = "点数の高いもの。" },
          { "more points", ja = "点数の高いもの" }),
  measure("length",
          { "The meld of more cards.", ja = "枚数の多いもの。" },
          { "more cards", ja = "枚数の多いもの" }),
  measure("top_card",
          { "The meld with the higher top card, in the order of the deck; where the contract turns the order round, "
            .. "the "
            .. "lower one.",
            ja = "デッキの順で一番上のカードが高いもの。契約で順が逆になるときは、低いもの。" },
          { "the higher top card", ja = "一番上のカードが高いもの" }),
  measure("in_trumps",
          { "A meld of trumps before one that is not.", ja = "切札だけの手役。" },
          { "in trumps", ja = "切札のもの" }),
  measure("elder",
          { "The meld of the seat that comes first from the eldest hand.", ja = "エルデストハンドから数えて先の人のもの。" },
          { "the earlier player", ja = "順番の早い人のもの" }),
}
