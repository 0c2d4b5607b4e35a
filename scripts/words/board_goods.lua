-- What is counted in a board game: goods, pieces, vessels, piles, and names for several of them.

return {
  word {
    name    = "part",
    kind    = "file",
    says    = { "A part of a game in a file of its own; its fields are added to those of the game.",
                ja = "ゲームの一部を別のファイルに書いたもの。その項目はゲームの項"
                     .. "目に加わる。" },
    example = "return part { goods = { ... }, boards = { ... } }",
    fields  = {
      { "goods", "things", { "what is counted", ja = "数えるもの" } },
      { "worth", "settings", { "what goods are worth in a fight", ja = "戦いでの品物の値" } },
      { "kinds", "any", { "names for several goods", ja = "いくつかの品物につける名前" } },
      { "boards", "boards", { "the boards", ja = "ボード" } },
      { "board_kinds", "any", { "names for several boards", ja = "いくつかのボードにつける名前" } },
      { "workers", "workers", { "the workers: their name, colours, and how many are ready",
                                ja = "ワーカー。名前、色の数、はじめにいる数" } },
      { "rulings", "rulings", { "points of the rules that are read in more than one way",
                                ja = "読み方の分かれるルールの扱い" } },
      { "spaces", "columns", { "the action spaces", ja = "アクションスペース" } },
      { "strips", "any", { "strips of items, from the front on", ja = "ものの並んだ列。先頭から順に" } },
      { "steps", "board steps", { "parts of actions that have names",
                                  ja = "名前のついたアクションの一部" } },
      { "anytime", "acts", { "what may be done at any gap", ja = "間があればいつでもできること" } },
      { "always", "listeners", { "rules of the table that listen", ja = "卓のルールで反応するもの" } },
      { "cards", "board cards", { "the cards of a board game", ja = "ボードゲームのカード" } },
      { "score_sheet", "sheet lines", { "the lines of the score sheet", ja = "得点表の行" } },
    },
  },

  word {
    name    = "ladder",
    kind    = "thing",
    says    = { "Goods in rows of one shape: an upgrade makes of a good what stands one column to the right.",
                ja = "同じ形の品物を1行に並べた表。アップグレードすると1つ右の列の"
                     .. "品物になる。" },
    phrase  = { "the ladder of goods", ja = "品物の表" },
    example = [[ladder { "orange", "red", { "2x1", "peas", "mead" } }]],
    items   = "any",
    fields  = {
      { "ja", "name", { "its name in Japanese, where no translation has it",
                        ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },

  word {
    name    = "none",
    kind    = "thing",
    says    = { "Nothing stands here.",
                ja = "ここには何もない。" },
    phrase  = { "nothing", ja = "なし" },
    example = [[{ "4x2", none, "sheep", "fur" }]],
  },

  word {
    name    = "tile",
    kind    = "thing",
    says    = { "A tile of a shape of its own, of which there is one; or one that counts as another.",
                ja = "独自の形をした、1枚しかないタイル。または別の品物とみなすタイ"
                     .. "ル。" },
    phrase  = { "the tile", ja = "タイル" },
    example = [[tile { "Belt", worth = 8, price = 2, "#####" }]],
    items   = "name",
    fields  = {
      { "worth", "number", { "what a fight must come to for it", ja = "これを得るのに戦いで必要な値" } },
      { "price", "number", { "what it costs in silver", ja = "銀での値段" } },
      { "same_as", "name", { "the good it counts as on boards", ja = "ボード上でみなされる品物" } },
      { "ja", "name", { "its name in Japanese, where no translation has it",
                        ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },

  word {
    name    = "piece",
    kind    = "thing",
    says    = { "A piece that covers one cell where a board takes it.",
                ja = "ボードに置くと1マスを覆う駒。" },
    phrase  = { "the piece", ja = "駒" },
    example = [[piece { "wood" }]],
    items   = "name",
    most    = 1,
    fields  = {
      { "ja", "name", { "its name in Japanese, where no translation has it",
                        ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },

  word {
    name    = "counter",
    kind    = "thing",
    says    = { "A thing that is only counted.",
                ja = "数えるだけのもの。" },
    phrase  = { "the counter", ja = "カウンター" },
    example = [[counter { "penalty" }]],
    items   = "name",
    most    = 1,
    fields  = {
      { "ja", "name", { "its name in Japanese, where no translation has it",
                        ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },

  word {
    name    = "pile",
    kind    = "thing",
    says    = { "Goods that are drawn at random: how many of each there are. What is used is laid aside and "
                .. "drawn again when the pile is used up.",
                ja = "でたらめに引く品物と、それぞれの数。使ったものは脇に置き、山"
                     .. "がなくなったら引き直す。" },
    phrase  = { "the pile", ja = "山" },
    example = [[pile { "weapons", { 12, "bow" }, { 11, "sword" } }]],
    items   = "any",
    fields  = {
      { "ja", "name", { "its name in Japanese, where no translation has it",
                        ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },

  word {
    name    = "berths",
    kind    = "thing",
    says    = { "Room for so many vessels.",
                ja = "船を置ける場所とその数。" },
    phrase  = { "the berths", ja = "停泊所" },
    example = [[berths { "large stage", 4 }]],
    items   = "any",
    most    = 2,
    fields  = {
      { "ja", "name", { "its name in Japanese, where no translation has it",
                        ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },

  word {
    name    = "vessel",
    kind    = "thing",
    says    = { "A thing that lies on a berth and may hold cargo.",
                ja = "停泊所に置き、荷を積めるもの。" },
    phrase  = { "the vessel", ja = "船" },
    example = [[vessel { "longship", price = 8, on = "large stage", holds = { 3, "ore" } }]],
    items   = "name",
    most    = 1,
    fields  = {
      { "many", "name", { "what several are called", ja = "英語での複数の呼び名" } },
      { "price", "number", { "what it costs in silver at any time",
                             ja = "いつでも買えるときの銀での値段" } },
      { "on", "name", { "the berths it lies on", ja = "置く停泊所" } },
      { "holds", "any", { "how much cargo it takes, and of what", ja = "積める荷の数と種類" } },
      { "built_in", "number", { "cargo that is part of it", ja = "はじめから備わっている荷" } },
      { "ja", "name", { "its name in Japanese, where no translation has it",
                        ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },
}
