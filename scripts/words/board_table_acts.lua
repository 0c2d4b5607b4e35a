-- What happens on the table of a board game: boards, strips, workers, vessels and cards.

return {
  word {
    name    = "put_tiles",
    kind    = "act",
    asks    = { "menu" },
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
                ja = "自分のマスが空いていて周りがすべて覆われたボーナスを、すべて"
                     .. "のボードで同時に得る。" },
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
                ja = "誰のものでもないボードをラウンドごとに裏返す。ほかのボードに"
                     .. "は銀を置く。" },
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
      { "reveal", "count", { "how many are turned up; otherwise one", ja = "めくる数。なければ1" } },
      { "keep_last", "any", { "goods that a strip does not lose when nothing else is left on it",
                              ja = "列の最後の1つになったら取り除かない品物" } },
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
    asks    = { "turns" },
    says    = { "Workers are placed on a free space, as many as its column says, and it is used.",
                ja = "空いているスペースに、列に応じた数のワーカーを置いて使う。" },
    phrase  = { "placing workers", ja = "ワーカーを置くこと" },
    example = "turns { place_workers {} }",
  },

  word {
    name    = "remove_workers",
    kind    = "act",
    says    = { "Workers that were placed a round ago go home.",
                ja = "前のラウンドに置いたワーカーが戻る。" },
    phrase  = { "workers go home", ja = "ワーカーが戻ること" },
    example = [[phase "removal" { remove_workers {} }]],
    fields  = {
      { "next_colour", "yes/no", { "it is the next colour's turn at once", ja = "すぐに次の色の番になる" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "take_back",
    kind    = "act",
    asks    = { "space" },
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
    says    = { "So many workers come back from a space of one's own; with each_once from one space after the "
                .. "other.",
                ja = "自分のスペースからその数のワーカーを戻す。each_once なら1つずつ"
                     .. "順に。" },
    phrase  = { "workers come back", ja = "ワーカーが戻ること" },
    example = "bring_back { 1, column = 4, each_once = true }",
    items   = "count",
    most    = 1,
    fields  = {
      { "column", "number", { "only spaces of this column", ja = "この列だけ" } },
      { "one_by_one", "yes/no", { "one after the other, each an event of its own",
                                  ja = "1つずつ、それぞれ別の出来事として" } },
      { "each_once", "yes/no", { "from each space once, as far as one likes",
                                 ja = "各スペースから1回ずつ、好きなだけ" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "use_space",
    kind    = "act",
    says    = { "A space is used without workers: a free one, or one with workers on it.",
                ja = "ワーカーを置かずにスペースを使う。空いているもの、またはワー"
                     .. "カーがいるもの。" },
    phrase  = { "using a space", ja = "スペースを使うこと" },
    example = "use_space { column = 2, occupied = true }",
    fields  = {
      { "column", "number", { "only spaces of this column", ja = "この列だけ" } },
      { "occupied", "yes/no", { "only spaces with workers; else only free ones",
                                ja = "ワーカーのいるスペースだけ。なければ空いている"
                                     .. "ものだけ" } },
      { "beside_workers", "yes/no", { "only spaces above or below one with workers",
                                      ja = "ワーカーのいるスペースの上か下だけ" } },
      { "own_colour", "yes/no", { "workers of other colours do not count",
                                  ja = "ほかの色のワーカーは数えない" } },
      { "cost", "any", { "what is paid once the space is chosen",
                         ja = "スペースを選んでから支払うもの" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "lift",
    kind    = "act",
    says    = { "A tile comes back from a board, and others fill its place.",
                ja = "ボードからタイルを取り戻し、空いた場所をほかのタイルで埋める"
                     .. "。" },
    phrase  = { "lifting a tile", ja = "タイルを取り戻すこと" },
    example = [[lift { "Belt", fill = { "silverware", "rune stone" } }]],
    items   = "name",
    least   = 1,
    most    = 1,
    fields  = {
      { "fill", "any", { "the tiles that fill its place",
                         ja = "空いた場所を埋めるタイル" }, required = true },
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
    least   = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "remove_cargo",
    kind    = "act",
    asks    = { "die" },
    says    = { "A piece of cargo of the vessel that is used is lost.",
                ja = "使っている船の荷を1つ失う。" },
    phrase  = { "the lost cargo", ja = "失う荷" },
    example = "may { remove_cargo, add_to_rolls { 2 } }",
    fields  = {
      { "choose_again", "yes/no", { "the vessel that is used is chosen anew", ja = "使う船を選び直す" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "add_to_rolls",
    kind    = "act",
    asks    = { "die" },
    says    = { "So much is added to each roll of the action: to a high result, or against a low one.",
                ja = "アクションの各サイコロにその数を加える。低い目のときは減らす"
                     .. "。" },
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
    least   = 1,
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
      { "of", "any", { "only cards with these marks", ja = "この印のカードだけ" } },
      { "chosen", "yes/no", { "the seat chooses which, instead of chance", ja = "自分で選ぶ" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "remove_cards",
    kind    = "act",
    says    = { "Cards with these marks that lie in the pile go out of the game.",
                ja = "山札にあるこの印のカードをゲームから除く。" },
    phrase  = { "cards out of the game", ja = "ゲームから除くカード" },
    example = [[remove_cards { "starting" }]],
    items   = "name",
    least   = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "forgo",
    kind    = "act",
    asks    = { "meal" },
    says    = { "These goods are not set out in this phase. Nothing, if some of them have been.",
                ja = "このフェイズではこれらの品物を出さない。すでに出していれば何も起きない。" },
    phrase  = { "doing without goods", ja = "出さないこと" },
    example = [[forgo { "mead" }]],
    items   = "name",
    least   = 1,
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
