-- What a house rule may do to a game. Each change names a place by its path; a place that
-- does not exist, and a place that two house rules set, are faults.

return {
  word {
    name    = "set",
    kind    = "change",
    says    = { "Replaces the value at a path.", ja = "パスの値を置き換える。" },
    phrase  = { "replaced", ja = "置き換え" },
    example = [[set { path = "house.pool_winners", value = { 1 } }]],
    fields  = {
      { "path", "path", { "the place", ja = "場所" }, required = true },
      { "value", "any", { "what stands there from now on", ja = "新しい値" }, required = true },
    },
  },

  word {
    name    = "append",
    kind    = "change",
    says    = { "Adds entries to the end of a list; a single value becomes a list first.",
                ja = "リストの最後に項目を加える。1つだけの値は先にリストにする。" },
    phrase  = { "added", ja = "追加" },
    example = [[append { path = "card_points", values = { { times = 2, exposed } } }]],
    fields  = {
      { "path", "path", { "the list", ja = "リストの場所" }, required = true },
      { "values", "any", { "the entries, as a list", ja = "加える項目のリスト" }, required = true },
    },
  },

  word {
    name    = "remove",
    kind    = "change",
    says    = { "Takes a named thing out of the game.", ja = "名前のついたものをゲームから取り除く。" },
    phrase  = { "taken out", ja = "削除" },
    example = [[remove { path = "declare.maly" }]],
    fields  = {
      { "path", "path", { "the thing to take out", ja = "取り除くもの" }, required = true },
    },
  },

  word {
    name    = "insert",
    kind    = "change",
    says    = { "Puts something new beside a named place, or at either end of a list, which may be empty so far.",
                ja = "名前のついた場所の前後か、リストの端に新しいものを入れる。リストはまだなくてもよい。" },
    phrase  = { "new", ja = "新規" },
    example =
      [[insert { before = "play", phase = offer_to_expose { to = each_seat, cards = { "Horník of leaves" } } }]],
    fields  = {
      { "before", "path", { "the place it goes in front of", ja = "この前に入れる" } },
      { "after", "path", { "the place it goes behind", ja = "この後に入れる" } },
      { "at_start_of", "path", { "the list it opens", ja = "このリストの最初に入れる" } },
      { "at_end_of", "path", { "the list it closes", ja = "このリストの最後に入れる" } },
      { "phase", "phases", { "a new phase, or several as a list", ja = "新しいフェイズ。リストなら複数" } },
      { "announcement", "call or calls", { "a new call", ja = "新しい宣言" } },
      { "bid", "call", { "a new bid", ja = "新しいビッド" } },
      { "line", "line", { "a new line of the settlement", ja = "得失点の新しい行" } },
      { "step", "cards or selector or selectors", { "a new step of a ladder, or new selectors",
                                                    ja = "優先順リストの新しい段、または新しい選択の語" } },
      { "entry", "any", { "a new entry of another list", ja = "そのほかのリストの新しい項目" } },
    },
  },

  word {
    name    = "carry",
    kind    = "change",
    says    = { "Moves a named thing, as it stands, to the end of another list; house rules still find it under its "
                .. "old path.",
                ja = "名前のついたものをそのまま別のリストの最後に移す。ほかのハウスルールは元のパスのまま変更できる。" },
    phrase  = { "moved", ja = "移動" },
    example = [[carry { path = "declare.slam", into = "slam_call" }]],
    fields  = {
      { "path", "path", { "the thing that is moved", ja = "移すもの" }, required = true },
      { "into", "path", { "the list it goes to", ja = "移す先のリスト" }, required = true },
    },
  },

  word {
    name    = "wrap",
    kind    = "change",
    says    = { "Puts a function around a function, or around that of a line of the settlement: it is given the one "
                .. "inside, then whatever that one is given.",
                ja = "関数、または得失点の行の関数を、別の関数で包む。内側の関数と、それが受け取るものを受け取る。" },
    phrase  = { "changed", ja = "変更" },
    example = [[wrap { path = "settle.earned", with = function (base, side)
  return side.tricks > side.bid and side.bid or base(side)
end }]],
    fields  = {
      { "path", "path", { "the function, or the line of the settlement", ja = "関数、または得失点の行" }, required = true },
      { "with", "function", { "what is put around it", ja = "包む関数" }, required = true },
    },
  },
}
