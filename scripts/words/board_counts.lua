-- Numbers of a board game; a condition is a number that is not 0.

return {
  word {
    name    = "count",
    kind    = "count",
    says    = { "How many of these goods are in the supply.",
                ja = "サプライにあるこれらの品物の数。" },
    phrase  = { "how many there are", ja = "数" },
    example = [[count "longship"]],
    named   = true,
    items   = "name or count",
  },

  word {
    name    = "kinds_of",
    kind    = "count",
    says    = { "How many different of these goods are in the supply.",
                ja = "サプライにあるこれらの品物の種類数。" },
    phrase  = { "how many kinds", ja = "種類数" },
    example = [[kinds_of "red"]],
    named   = true,
    items   = "name or count",
  },

  word {
    name    = "owned",
    kind    = "count",
    says    = { "How many of these are one's own, boards and tiles on boards included.",
                ja = "ボードやその上のタイルも含めて持っている数。" },
    phrase  = { "how many are owned", ja = "持っている数" },
    example = [[owned "English Crown"]],
    named   = true,
    items   = "name or count",
  },

  word {
    name    = "points_of",
    kind    = "count",
    says    = { "What one's own boards of these kinds are worth.",
                ja = "持っているこれらのボードの得点。" },
    phrase  = { "the points of boards", ja = "ボードの得点" },
    example = [[points_of { "exploration" }]],
    items   = "name",
  },

  word {
    name    = "points_of_cards",
    kind    = "count",
    says    = { "What the cards one has played are worth.",
                ja = "出したカードの得点。" },
    phrase  = { "the points of cards", ja = "カードの得点" },
    example = [[line "occupations" { points_of_cards }]],
  },

  word {
    name    = "income_of_boards",
    kind    = "count",
    says    = { "What the income tracks of all own boards come to.",
                ja = "自分のボードの収入の合計。" },
    phrase  = { "the income", ja = "収入" },
    example = [[line "final income" { income_of_boards }]],
  },

  word {
    name    = "uncovered",
    kind    = "count",
    says    = { "How many columns of the lowest row of a board nothing stands on.",
                ja = "ボードの一番下の行で何も立っていない列の数。" },
    phrase  = { "the open columns", ja = "空いている列" },
    example = [[uncovered { "banquet table" }]],
    items   = "name",
    least   = 1,
    most    = 1,
  },

  word {
    name    = "uncovered_points",
    kind    = "count",
    says    = { "How many cells that cost a point are open.",
                ja = "空いていて1点を失うマスの数。" },
    phrase  = { "the open cells", ja = "空いているマス" },
    example = "minus { uncovered_points }",
  },

  word {
    name    = "served",
    kind    = "count",
    says    = { "How many of these were served at the last meal.",
                ja = "最後の食事に出したこれらの数。" },
    phrase  = { "what was served", ja = "出した数" },
    example = [[served "game meat"]],
    named   = true,
    items   = "name or count",
  },

  word {
    name    = "cargo_on",
    kind    = "count",
    says    = { "How much cargo lies on these vessels.",
                ja = "これらの船に積んだ荷の数。" },
    phrase  = { "the cargo", ja = "荷の数" },
    example = [[cargo_on "longship"]],
    named   = true,
    items   = "name or count",
  },

  word {
    name    = "laden",
    kind    = "count",
    says    = { "How many of these vessels carry at least so much cargo.",
                ja = "少なくともその数の荷を積んだ船の数。" },
    phrase  = { "the laden vessels", ja = "荷を積んだ船" },
    example = [[laden { "longship", 2 }]],
    named   = true,
    items   = "name or count",
  },

  word {
    name    = "workers_on",
    kind    = "count",
    says    = { "How many workers stand on these spaces, of all colours.",
                ja = "これらのスペースにいるワーカーの数。色は問わない。" },
    phrase  = { "the workers on spaces", ja = "スペースのワーカー" },
    example = "workers_on { column = 3, at_least = 7 }",
    fields  = {
      { "group", "any", { "spaces of these groups", ja = "これらのグループ" } },
      { "column", "number", { "spaces of this column", ja = "この列" } },
      { "own_colour", "yes/no", { "only of the colour whose turn it is", ja = "番の色だけ" } },
      { "at_least", "number", { "a condition: so many at least", ja = "条件: 少なくともその数" } },
    },
  },

  word {
    name    = "workers_at_home",
    kind    = "count",
    says    = { "How many workers may still be placed.",
                ja = "まだ置けるワーカーの数。" },
    phrase  = { "the workers at home", ja = "手元のワーカー" },
    example = "exactly { workers_at_home, 3 }",
  },

  word {
    name    = "placed_now",
    kind    = "count",
    says    = { "How many workers this action has placed.",
                ja = "このアクションで置いたワーカーの数。" },
    phrase  = { "the workers placed", ja = "置いたワーカー" },
    example = "exactly { placed_now, 2 }",
  },

  word {
    name    = "placements",
    kind    = "count",
    says    = { "How often so many workers were placed in this round.",
                ja = "このラウンドにその数のワーカーを置いた回数。" },
    phrase  = { "the placements", ja = "置いた回数" },
    example = "at_least { placements { 2 }, 2 }",
    items   = "number",
    most    = 1,
  },

  word {
    name    = "round_number",
    kind    = "count",
    says    = { "The number of the round.",
                ja = "ラウンドの番号。" },
    phrase  = { "the round", ja = "ラウンド" },
    example = [[spend { { "silver", times = round_number } }]],
  },

  word {
    name    = "last_round",
    kind    = "count",
    says    = { "Whether it is the last round.",
                ja = "最終ラウンドかどうか。" },
    phrase  = { "the last round", ja = "最終ラウンド" },
    example = "leave { when = last_round }",
  },

  word {
    name    = "level",
    kind    = "count",
    says    = { "The level of the phase.",
                ja = "フェイズの段階。" },
    phrase  = { "the level", ja = "段階" },
    example = [[gain { "grain", when = at_least { level, 2 } }]],
  },

  word {
    name    = "had_at_start",
    kind    = "count",
    says    = { "How many of these were in the supply when the phase began; with a number: whether there were so "
                .. "many.",
                ja = "フェイズの開始時にサプライにあった数。数を書くとその数以上だ"
                     .. "ったかどうか。" },
    phrase  = { "had at the start", ja = "開始時の数" },
    example = [[had_at_start { "flax" }]],
    named   = true,
    items   = "name or count",
  },

  word {
    name    = "gained",
    kind    = "count",
    says    = { "How many of these this action has brought; with a number: whether so many.",
                ja = "このアクションで得た数。数を書くとその数以上かどうか。" },
    phrase  = { "gained in this action", ja = "得た数" },
    example = [[gained { 2, "wood" }]],
    named   = true,
    items   = "name or count",
  },

  word {
    name    = "spent",
    kind    = "count",
    says    = { "How many of these this action has cost; with a number: whether so many.",
                ja = "このアクションで支払った数。数を書くとその数以上かどうか。" },
    phrase  = { "spent in this action", ja = "支払った数" },
    example = [[spent { 1, "ore" }]],
    named   = true,
    items   = "name or count",
  },

  word {
    name    = "cards_played",
    kind    = "count",
    says    = { "How many cards this action has played.",
                ja = "このアクションで出したカードの数。" },
    phrase  = { "the cards played", ja = "出したカード" },
    example = [[after { when = cards_played, gain { "peas" } }]],
  },

  word {
    name    = "kinds_taken",
    kind    = "count",
    says    = { "How many different items this action has taken from strips.",
                ja = "このアクションで列から取ったものの種類数。" },
    phrase  = { "the kinds taken", ja = "取った種類数" },
    example = "exactly { kinds_taken, 2 }",
  },

  word {
    name    = "rolled",
    kind    = "count",
    says    = { "The result of the roll that counts.",
                ja = "有効なサイコロの結果。" },
    phrase  = { "the result", ja = "結果" },
    example = [[gain_one { "loot", worth = rolled }]],
  },

  word {
    name    = "rolls_made",
    kind    = "count",
    says    = { "How often the die was rolled.",
                ja = "サイコロを振った回数。" },
    phrase  = { "the rolls", ja = "振った回数" },
    example = "at_most { rolls_made, 2 }",
  },

  word {
    name    = "vessels_used",
    kind    = "count",
    says    = { "How many vessels the running action uses.",
                ja = "実行中のアクションで使う船の数。" },
    phrase  = { "the vessels used", ja = "使う船の数" },
    example = "exactly { vessels_used, 2 }",
  },

  word {
    name    = "forgone",
    kind    = "count",
    says    = { "1 while one of these goods is not set out in the running phase (forgo), otherwise 0.",
                ja = "実行中のフェイズでこれらの品物を出さないと決めた(forgo)なら1、そうでなければ0。" },
    phrase  = { "what is forgone", ja = "出さないもの" },
    example = [[forgone "mead"]],
    named   = true,
    items   = "name or count",
  },

  word {
    name    = "in_phase",
    kind    = "count",
    says    = { "1 while this phase runs, otherwise 0. A phase that a card brings is another one.",
                ja = "このフェイズの間は1、そうでなければ0。カードによるフェイズは別に数える。" },
    phrase  = { "whether a phase runs", ja = "フェイズの間か" },
    example = [[in_phase "actions"]],
    named   = true,
    items   = "name or count",
  },

  word {
    name    = "at_gap",
    kind    = "count",
    says    = { "1 at a gap of this name, otherwise 0.",
                ja = "この名前の間では1、そうでなければ0。" },
    phrase  = { "whether it is a gap", ja = "間かどうか" },
    example = [[rulings = { slots_when = at_gap "pre-scoring" }]],
    named   = true,
    items   = "name or count",
  },

  word {
    name    = "phases_begun",
    kind    = "count",
    says    = { "How often this phase has begun in this round, also where a card has brought it.",
                ja = "このラウンドにこのフェイズが始まった回数。カードによるものも数える。" },
    phrase  = { "how often a phase has begun", ja = "フェイズの始まった回数" },
    example = [[exactly { phases_begun "harvest", 1 }]],
    named   = true,
    items   = "name or count",
  },

  word {
    name    = "just_gained",
    kind    = "count",
    says    = { "How many of these the event brought that is listened to.",
                ja = "反応している出来事で得た数。" },
    phrase  = { "just gained", ja = "いま得た数" },
    example = [[on_lost { gain { { "silver", times = just_gained "ore" } } }]],
    named   = true,
    items   = "name or count",
  },

  word {
    name    = "did",
    kind    = "count",
    says    = { "Whether this action has done that.",
                ja = "このアクションでそれを行ったかどうか。" },
    phrase  = { "what was done", ja = "行ったこと" },
    example = [[did "emigration"]],
    named   = true,
    items   = "name or count",
  },

  word {
    name    = "actions_open",
    kind    = "count",
    says    = { "How many actions are being carried out.",
                ja = "行われているアクションの数。" },
    phrase  = { "the actions", ja = "アクションの数" },
    example = "at_least { actions_open, 2 }",
  },

  word {
    name    = "no_action_open",
    kind    = "count",
    says    = { "Whether no action is being carried out.",
                ja = "アクションの途中でないかどうか。" },
    phrase  = { "no action", ja = "アクションの外" },
    example = [[load_vessel { "ore", when = no_action_open }]],
  },

  word {
    name    = "actions_begun",
    kind    = "count",
    says    = { "How many actions have got beyond placing workers: what listens before them has been asked.",
                ja = "ワーカーを置いた後の間を過ぎて、効果の始まったアクションの数。" },
    phrase  = { "the actions begun", ja = "始まったアクションの数" },
    example = "exactly { actions_begun, 0 }",
  },

  word {
    name    = "no_action_begun",
    kind    = "count",
    says    = { "Whether no action has got beyond placing workers.",
                ja = "効果の始まったアクションがないかどうか。" },
    phrase  = { "no action begun", ja = "始まったアクションなし" },
    example = [[load_vessel { "ore", when = no_action_begun }]],
  },

  word {
    name    = "by_round",
    kind    = "count",
    says    = { "A number for each round; 0 after the last of them.",
                ja = "ラウンドごとの数。書いていないラウンドは0。" },
    phrase  = { "a number by round", ja = "ラウンドごとの数" },
    example = "by_round { 1, 2, 0, 3 }",
    items   = "number or thing or name",
  },

  word {
    name    = "by_count",
    kind    = "count",
    says    = { "Another number for a number: what is listed for the greatest that is reached, 0 below all.",
                ja = "数に応じた数。届いた中で最大の項目の値、どれにも届かなければ0"
                     .. "。" },
    phrase  = { "a number by count", ja = "数に応じた数" },
    example = [[by_count { count "longship", [3] = -1, [4] = -2 }]],
    items   = "count",
    least   = 1,
    most    = 20,
    others  = "number",
  },

  word {
    name    = "sum",
    kind    = "count",
    says    = { "These numbers together.",
                ja = "これらの数の合計。" },
    phrase  = { "the sum", ja = "合計" },
    example = [[sum { count "sheep", count "cattle" }]],
    items   = "count",
  },

  word {
    name    = "product",
    kind    = "count",
    says    = { "These numbers multiplied.",
                ja = "これらの数の積。" },
    phrase  = { "the product", ja = "積" },
    example = [[product { 2, count "sheep" }]],
    items   = "count",
  },

  word {
    name    = "half",
    kind    = "count",
    says    = { "Half of a number, rounded down.",
                ja = "数の半分。端数は切り捨て。" },
    phrase  = { "half", ja = "半分" },
    example = [[half { count "bow" }]],
    items   = "count",
    least   = 1,
    most    = 1,
  },

  word {
    name    = "least_of",
    kind    = "count",
    says    = { "The least of these numbers.",
                ja = "これらの数の最小。" },
    phrase  = { "the least", ja = "最小" },
    example = [[least_of { 3, count "cattle" }]],
    items   = "count",
    least   = 1,
  },

  word {
    name    = "most_of",
    kind    = "count",
    says    = { "The greatest of these numbers.",
                ja = "これらの数の最大。" },
    phrase  = { "the greatest", ja = "最大" },
    example = "most_of { 0, minus { 3 } }",
    items   = "count",
    least   = 1,
  },

  word {
    name    = "minus",
    kind    = "count",
    says    = { "A number below nothing.",
                ja = "負の数。" },
    phrase  = { "minus", ja = "マイナス" },
    example = "minus { uncovered_points }",
    items   = "count",
    least   = 1,
    most    = 1,
  },

  word {
    name    = "at_least",
    kind    = "count",
    says    = { "Whether the first number is not less than the second.",
                ja = "最初の数が2番目の数以上かどうか。" },
    phrase  = { "at least", ja = "以上" },
    example = [[at_least { count "longship", 2 }]],
    items   = "count",
    least   = 2,
    most    = 2,
  },

  word {
    name    = "at_most",
    kind    = "count",
    says    = { "Whether the first number is not greater than the second.",
                ja = "最初の数が2番目の数以下かどうか。" },
    phrase  = { "at most", ja = "以下" },
    example = [[at_most { count "silver", 5 }]],
    items   = "count",
    least   = 2,
    most    = 2,
  },

  word {
    name    = "exactly",
    kind    = "count",
    says    = { "Whether two numbers are equal.",
                ja = "2つの数が等しいかどうか。" },
    phrase  = { "exactly", ja = "ちょうど" },
    example = "exactly { placed_now, 2 }",
    items   = "count",
    least   = 2,
    most    = 2,
  },
}
