-- What goods do in a board game: they are gained, paid and traded. Acts stand one after the other without gaps.

return {
  word {
    name    = "gain",
    kind    = "act",
    says    = { "Goods are gained, as one event.",
                ja = "品物を得る。まとめて1つの出来事とする。" },
    phrase  = { "the gain", ja = "獲得" },
    example = [[gain { "2 stockfish", { "wood", times = count "longship" } }]],
    items   = "any",
    least   = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "spend",
    kind    = "act",
    says    = { "Goods are paid.",
                ja = "品物を支払う。" },
    phrase  = { "the payment", ja = "支払い" },
    example = [[spend { "silver" }]],
    items   = "any",
    least   = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "spend_one",
    kind    = "act",
    says    = { "One of these goods is paid.",
                ja = "これらの品物のうち1つを支払う。" },
    phrase  = { "the payment", ja = "支払い" },
    example = [[spend_one { "wood", "ore" }]],
    items   = "name",
    least   = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "convert",
    kind    = "act",
    says    = { "Goods are paid and others gained for them, as one event.",
                ja = "品物を支払い、代わりに別の品物を得る。まとめて1つの出来事とす"
                     .. "る。" },
    phrase  = { "the exchange", ja = "交換" },
    example = [[convert { { "2 wood" }, to = { "knarr" } }]],
    items   = "any",
    least   = 1,
    most    = 1,
    fields  = {
      { "to", "any", { "what is gained", ja = "得るもの" }, required = true },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "draw",
    kind    = "act",
    says    = { "Goods are drawn from a pile: how many, if not one.",
                ja = "山から品物を引く。1つでなければ数を書く。" },
    phrase  = { "the draw", ja = "引くこと" },
    example = [[draw { "weapons", 4 }]],
    items   = "name or count",
    least   = 1,
    most    = 2,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "gain_one",
    kind    = "act",
    says    = { "One of these goods is gained, of those that are still to be had.",
                ja = "これらの品物のうち、まだ残っているものを1つ得る。" },
    phrase  = { "the gain", ja = "獲得" },
    example = [[gain_one { "loot", worth = rolled }]],
    items   = "name",
    least   = 1,
    fields  = {
      { "worth", "count", { "what it may be worth at most", ja = "その値の上限" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "buy",
    kind    = "act",
    says    = { "Goods are bought for their price in silver.",
                ja = "品物を銀の値段で買う。" },
    phrase  = { "the purchase", ja = "購入" },
    example = [[buy { "special", up_to = 2 }]],
    items   = "name",
    least   = 1,
    fields  = {
      { "up_to", "count", { "how many at most", ja = "最大の数" } },
      { "needs", "count", { "what must hold", ja = "必要な条件" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "upgrade",
    kind    = "act",
    says    = { "So many goods become what stands to the right of them in the ladder, all at once.",
                ja = "その数までの品物を、表で右にある品物に同時に変える。" },
    phrase  = { "the upgrade", ja = "アップグレード" },
    example = "upgrade { 2, steps = 2 }",
    items   = "count",
    most    = 1,
    fields  = {
      { "steps", "number", { "how many columns to the right", ja = "右に進む列の数" } },
      { "of", "any", { "which goods", ja = "対象の品物" } },
      { "only_just", "yes/no", { "only goods that the last trade has brought",
                                 ja = "直前の交易で得た品物だけ" } },
      { "turn_over", "yes/no", { "to the other side of the tile instead", ja = "代わりにタイルを裏返す" } },
      { "one_kind", "yes/no", { "whether all must be of one kind", ja = "1種類に限るか" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "flip",
    kind    = "act",
    says    = { "Any of these goods become what stands to the right of them in the ladder, all at once.",
                ja = "これらの品物のうち好きなだけ、表で右にある品物に同時に変える"
                     .. "。" },
    phrase  = { "the trade", ja = "交易" },
    example = [[flip { "green", each_once = true }]],
    items   = "name",
    fields  = {
      { "each_once", "yes/no", { "whether each kind may be given once", ja = "1種類につき1つに限るか" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "shift",
    kind    = "act",
    says    = { "One good becomes another of the ladder: so many columns to the right and rows down.",
                ja = "品物1つを、表で指定した列と行だけ動いた品物に変える。" },
    phrase  = { "the exchange", ja = "交換" },
    example = "shift { steps = 1, rows = -1 }",
    items   = "name",
    fields  = {
      { "steps", "number", { "columns to the right", ja = "右に進む列の数" } },
      { "rows", "number", { "rows down", ja = "下に進む行の数" } },
      { "of", "any", { "which goods", ja = "対象の品物" } },
      { "up_to", "count", { "how many times in a row at most", ja = "続けて行える最大の回数" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "take_items",
    kind    = "act",
    says    = { "So many items are taken from the front of one strip that this action has not taken from.",
                ja = "このアクションでまだ取っていない列の先頭から、その数だけ取る。" },
    phrase  = { "the items taken", ja = "列から取るもの" },
    example = "take_items { up_to = 3 }",
    items   = "count",
    most    = 1,
    fields  = {
      { "of", "any", { "only these goods", ja = "これらの品物だけ" } },
      { "up_to", "count", { "how many at most", ja = "最大の数" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "breed",
    kind    = "act",
    says    = { "Animals breed: those with young bring one each; otherwise one of two or more is with young from "
                .. "now on.",
                ja = "動物が繁殖する。子を宿した動物は1頭ずつ産む。いなければ2頭以"
                     .. "上いるとき1頭が子を宿す。" },
    phrase  = { "the breeding", ja = "繁殖" },
    example = [[breed { "sheep", young = "pregnant sheep" }]],
    items   = "name",
    least   = 1,
    most    = 1,
    fields  = {
      { "young", "name", { "the animal with young", ja = "子を宿した動物" }, required = true },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "gain_and_put",
    kind    = "act",
    says    = { "A good is gained and laid on one of these boards at once.",
                ja = "品物を1つ得て、これらのボードのどれかに即座に置く。" },
    phrase  = { "the good laid at once", ja = "即座に置く品物" },
    example = [[gain_and_put { "ore", boards = "home" }]],
    items   = "name",
    least   = 1,
    most    = 1,
    fields  = {
      { "boards", "any", { "the boards", ja = "対象のボード" }, required = true },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "put_one",
    kind    = "act",
    says    = { "One of these goods is laid on one of these boards.",
                ja = "これらの品物を1つ、これらのボードのどれかに置く。" },
    phrase  = { "the good laid", ja = "置く品物" },
    example = [[put_one { "wood", "stone", boards = "shed" }]],
    items   = "name",
    fields  = {
      { "boards", "any", { "the boards; otherwise all", ja = "対象のボード。なければすべて" } },
      { "from_served", "yes/no", { "what was set out for the last meal, not what is in the supply",
                                   ja = "サプライではなく、最後の食事に出したものを使う" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },
}
