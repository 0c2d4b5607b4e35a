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
    says    = { "Adds entries to the end of a list.", ja = "リストの最後に項目を加える。" },
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
    says    = { "Puts something new beside a named place, or at either end of a list.",
                ja = "名前のついた場所の前後か、リストの端に新しいものを入れる。" },
    phrase  = { "new", ja = "新規" },
    example =
      [[insert { before = "play", phase = offer_to_expose { to = each_seat, cards = { "Horník of leaves" } } }]],
    fields  = {
      { "before", "path", { "the place it goes in front of", ja = "この前に入れる" } },
      { "after", "path", { "the place it goes behind", ja = "この後に入れる" } },
      { "at_start_of", "path", { "the list it opens", ja = "このリストの最初に入れる" } },
      { "at_end_of", "path", { "the list it closes", ja = "このリストの最後に入れる" } },
      { "phase", "phases", { "a new phase", ja = "新しいフェイズ" } },
      { "announcement", "calls", { "a new call", ja = "新しい宣言" } },
      { "step", "ladder", { "a new step of a ladder", ja = "優先順リストの新しい段" } },
      { "entry", "any", { "a new entry of another list", ja = "そのほかのリストの新しい項目" } },
    },
  },
}
