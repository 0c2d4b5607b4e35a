-- What a board game does. Acts stand one after the other without gaps, unless a word says otherwise.

return {
  word {
    name    = "gain",
    kind    = "act",
    says    = { "Goods are gained, as one event.",
                ja = "品物を得る。まとめて1つの出来事とする。" },
    phrase  = { "the gain", ja = "獲得" },
    example = [[gain { "2 stockfish", { "wood", times = count "longship" } }]],
    items   = "any",
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
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "convert",
    kind    = "act",
    says    = { "Goods are paid and others gained for them, as one event.",
                ja = "品物を支払い、代わりに別の品物を得る。まとめて1つの出来事とする。" },
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
      { "only_just", "yes/no", { "only goods that the last trade has brought", ja = "直前の交易で得た品物だけ" } },
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
                ja = "これらの品物のうち好きなだけ、表で右にある品物に同時に変える。" },
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
    says    = { "Items are taken from the front of one strip that this action has not taken from.",
                ja = "このアクションでまだ取っていない列の先頭から取る。" },
    phrase  = { "the items taken", ja = "列から取るもの" },
    example = "take_items { up_to = 3 }",
    items   = "count",
    most    = 1,
    fields  = {
      { "up_to", "count", { "how many at most", ja = "最大の数" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "breed",
    kind    = "act",
    says    = { "Animals breed: those with young bring one each; otherwise one of two or more is with young from now on.",
                ja = "動物が繁殖する。子を宿した動物は1頭ずつ産む。いなければ2頭以上いるとき1頭が子を宿す。" },
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
    name    = "put_tiles",
    kind    = "act",
    says    = { "A tile, coin or piece is laid on a board.",
                ja = "タイルや硬貨や駒をボードに置く。" },
    phrase  = { "laying tiles", ja = "タイルを置くこと" },
    example = "anytime = { put_tiles {} }",
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "set_out",
    kind    = "act",
    says    = { "Meals are set out on a board, one after the other.",
                ja = "食べ物をボードに1つずつ並べる。" },
    phrase  = { "setting out meals", ja = "食事を並べること" },
    example = [[set_out { "banquet table" }]],
    items   = "name",
    least   = 1,
    most    = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "clear_board",
    kind    = "act",
    says    = { "What lies on a board goes back to where all goods come from.",
                ja = "ボードの上のものをすべてサプライに戻す。" },
    phrase  = { "clearing the board", ja = "ボードを空けること" },
    example = [[clear_board { "banquet table" }]],
    items   = "name",
    least   = 1,
    most    = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "evaluate_income",
    kind    = "act",
    says    = { "Silver is gained: what the income tracks of all boards come to.",
                ja = "すべてのボードの収入の合計だけ銀を得る。" },
    phrase  = { "the income", ja = "収入" },
    example = [[phase "income" { evaluate_income {} }]],
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "evaluate_bonus",
    kind    = "act",
    says    = { "Bonus cells pay whose own cell is open and whose neighbours are covered, of all boards at once.",
                ja = "自分のマスが空いていて周りがすべて覆われたボーナスを、すべてのボードで同時に得る。" },
    phrase  = { "the bonus", ja = "ボーナス" },
    example = [[phase "bonus" { evaluate_bonus {} }]],
    items   = "name",
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "turn_boards",
    kind    = "act",
    says    = { "A board that nobody has is turned over, round by round; others get silver.",
                ja = "誰のものでもないボードをラウンドごとに裏返す。ほかのボードには銀を置く。" },
    phrase  = { "turning boards", ja = "ボードを裏返すこと" },
    example = [[turn_boards { by_round { none, none, "Shetland" }, lay = 2 }]],
    items   = "count",
    least   = 1,
    most    = 1,
    fields  = {
      { "lay", "number", { "silver laid on each other board", ja = "ほかのボードに置く銀" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "reveal_strips",
    kind    = "act",
    says    = { "So many strips are turned up.",
                ja = "その数の列をめくる。" },
    phrase  = { "turning up strips", ja = "列をめくること" },
    example = "reveal_strips { 2 }",
    items   = "count",
    most    = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "advance_strips",
    kind    = "act",
    says    = { "Each strip loses the item at its front; then some are turned up.",
                ja = "各列の先頭のものを取り除き、新しい列をめくる。" },
    phrase  = { "the strips move on", ja = "列が進むこと" },
    example = "advance_strips { reveal = 1 }",
    fields  = {
      { "reveal", "count", { "how many are turned up", ja = "めくる数" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "bring_workers",
    kind    = "act",
    says    = { "The next colour of workers has its turn, with so many new ones.",
                ja = "次の色のワーカーの番になり、その数だけ新しく加わる。" },
    phrase  = { "new workers", ja = "新しいワーカー" },
    example = "bring_workers { by_round { 1, 2, 2 } }",
    items   = "count",
    most    = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "place_workers",
    kind    = "act",
    says    = { "Workers are placed on a free space, as many as its column says, and it is used.",
                ja = "空いているスペースに、列に応じた数のワーカーを置いて使う。" },
    phrase  = { "placing workers", ja = "ワーカーを置くこと" },
    example = "turns { place_workers {} }",
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "remove_workers",
    kind    = "act",
    says    = { "Workers that were placed a round ago go home.",
                ja = "前のラウンドに置いたワーカーが戻る。" },
    phrase  = { "workers go home", ja = "ワーカーが戻ること" },
    example = [[phase "removal" { remove_workers {} }]],
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "take_back",
    kind    = "act",
    says    = { "So many workers come back from the space that is used.",
                ja = "使っているスペースからその数のワーカーが戻る。" },
    phrase  = { "workers come back", ja = "ワーカーが戻ること" },
    example = "may { take_back { 1 } }",
    items   = "count",
    most    = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "bring_back",
    kind    = "act",
    says    = { "So many workers come back from a space of one's own; with each_once from one space after the other.",
                ja = "自分のスペースからその数のワーカーを戻す。each_once なら1つずつ順に。" },
    phrase  = { "workers come back", ja = "ワーカーが戻ること" },
    example = "bring_back { 1, column = 4, each_once = true }",
    items   = "count",
    most    = 1,
    fields  = {
      { "column", "number", { "only spaces of this column", ja = "この列だけ" } },
      { "each_once", "yes/no", { "from each space once, as far as one likes", ja = "各スペースから1回ずつ、好きなだけ" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "use_space",
    kind    = "act",
    says    = { "A space is used without workers: a free one, or one with workers on it.",
                ja = "ワーカーを置かずにスペースを使う。空いているもの、またはワーカーがいるもの。" },
    phrase  = { "using a space", ja = "スペースを使うこと" },
    example = "use_space { column = 2, occupied = true }",
    fields  = {
      { "column", "number", { "only spaces of this column", ja = "この列だけ" } },
      { "occupied", "yes/no", { "only spaces with workers; else only free ones", ja = "ワーカーのいるスペースだけ。なければ空いているものだけ" } },
      { "beside_workers", "yes/no", { "only spaces above or below one with workers", ja = "ワーカーのいるスペースの上か下だけ" } },
      { "own_colour", "yes/no", { "workers of other colours do not count", ja = "ほかの色のワーカーは数えない" } },
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
    name    = "lift",
    kind    = "act",
    says    = { "A tile comes back from a board, and others fill its place.",
                ja = "ボードからタイルを取り戻し、空いた場所をほかのタイルで埋める。" },
    phrase  = { "lifting a tile", ja = "タイルを取り戻すこと" },
    example = [[lift { "Belt", fill = { "silverware", "rune stone" } }]],
    items   = "name",
    least   = 1,
    most    = 1,
    fields  = {
      { "fill", "any", { "the tiles that fill its place", ja = "空いた場所を埋めるタイル" }, required = true },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "unload_vessel",
    kind    = "act",
    says    = { "A piece of cargo of a vessel comes back to the supply.",
                ja = "船の荷を1つサプライに戻す。" },
    phrase  = { "unloading", ja = "荷を下ろすこと" },
    example = [[unload_vessel { "ore" }]],
    items   = "name",
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "remove_cargo",
    kind    = "act",
    says    = { "A piece of cargo of the vessel that is used is lost.",
                ja = "使っている船の荷を1つ失う。" },
    phrase  = { "the lost cargo", ja = "失う荷" },
    example = "may { remove_cargo, add_to_rolls { 2 } }",
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "add_to_rolls",
    kind    = "act",
    says    = { "So much is added to each roll of the action: to a high result, or against a low one.",
                ja = "アクションの各サイコロにその数を加える。低い目のときは減らす。" },
    phrase  = { "the bonus of rolls", ja = "サイコロへの加算" },
    example = "add_to_rolls { 2 }",
    items   = "count",
    least   = 1,
    most    = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "load_vessel",
    kind    = "act",
    says    = { "A piece of cargo is loaded on a vessel that has room for it.",
                ja = "空きのある船に荷を1つ積む。" },
    phrase  = { "loading", ja = "積むこと" },
    example = [[load_vessel { "ore", when = no_action_open }]],
    items   = "name",
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "draw_cards",
    kind    = "act",
    says    = { "So many cards are drawn.",
                ja = "その数のカードを引く。" },
    phrase  = { "drawing cards", ja = "カードを引くこと" },
    example = "draw_cards { 1 }",
    items   = "count",
    most    = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "play_cards",
    kind    = "act",
    says    = { "Cards are played from the hand: one, or up to so many with gaps between them.",
                ja = "手札からカードを出す。1枚、または間をはさんでその数まで。" },
    phrase  = { "playing cards", ja = "カードを出すこと" },
    example = "play_cards { up_to = 2 }",
    items   = "count",
    most    = 1,
    fields  = {
      { "up_to", "count", { "how many at most", ja = "最大の数" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "run",
    kind    = "act",
    says    = { "A step, a roll or a phase is carried out here.",
                ja = "手順、サイコロ、フェイズをここで行う。" },
    phrase  = { "what is carried out", ja = "行うこと" },
    example = [[run "whaling" { vessels = 1 }]],
    named   = true,
    fields  = {
      { "vessels", "count", { "how many vessels at most", ja = "使う船の最大数" } },
      { "level", "count", { "the level of the phase", ja = "フェイズの段階" } },
      { "scope", "any", { "the boards the phase is about", ja = "フェイズの対象のボード" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },
}
