-- How a board game goes: phases, actions, choices and gaps.

return {
  word {
    name    = "workers",
    kind    = "table",
    says    = { "The workers of a board game: what one of them is called first.",
                ja = "ボードゲームのワーカー。先頭に1人の呼び名を書く。" },
    phrase  = { "the workers", ja = "ワーカー" },
    example = [[workers = { "Viking", many = "Vikings", colours = 2, ready = { 5, 5 } }]],
    items   = "name",
    fields  = {
      { "many", "name", { "what several are called", ja = "複数の呼び名" } },
      { "colours", "number", { "how many colours take turns, round by round", ja = "ラウンドごとに交代する色の数" } },
      { "ready", "numbers", { "how many of each colour are there at the beginning", ja = "色ごとにはじめからいる数" } },
    },
  },

  word {
    name    = "rulings",
    kind    = "table",
    says    = { "Points of the rules that are read in more than one way. What is left out is read as usual.",
                ja = "読み方の分かれるルールの扱い。書かなければふつうの読み方をする。" },
    phrase  = { "the rulings", ja = "裁定" },
    example = "rulings = { gap_between_rolls = house.gap_between_rolls }",
    fields  = {
      { "gap_between_rolls", "count", { "whether anytime actions may be taken between two rolls",
                                        ja = "サイコロを振り直す間に任意アクションができるか" } },
      { "gaps_in_evaluation", "yes/no", { "income and bonus are paid board by board, with gaps in between",
                                          ja = "収入とボーナスをボードごとに受け取り、その間に間がある" } },
      { "nested_gains", "yes/no", { "what an action brings and costs counts for those it is part of as well",
                                    ja = "中で行うアクションの得失を、外側のアクションでも数える" } },
      { "judged_when_placed", "yes/no", { "a space on which nothing can be done cannot be chosen",
                                          ja = "何もできないスペースは選べない" } },
      { "rolls_stand", "yes/no", { "what a roll comes to is settled when the die is rolled",
                                   ja = "サイコロの結果は振ったときに決まる" } },
      { "piles_run_out", "yes/no", { "what was drawn and used is not shuffled again",
                                     ja = "引いて使ったものを切り直さない" } },
      { "slots_when", "count", { "when cells that only one good may fill can be filled; otherwise at any gap",
                                 ja = "1種類のものだけを置けるマスを埋められる時。なければいつでも" } },
      { "mirrored", "any", { "tiles that may be turned over, as their mirror image", ja = "裏返して置ける品物" } },
    },
  },

  word {
    name    = "phase",
    kind    = "act",
    says    = { "A phase of the game; things can listen before it, at its start, during it, at its end and after "
                .. "it.",
                ja = "ゲームのフェイズ。前、開始時、途中、終了時、後に反応できる。" },
    phrase  = { "the phase", ja = "フェイズ" },
    example = [[phase "income" { evaluate_income {} }]],
    named   = true,
    items   = "act",
    fields  = {
      { "level", "count", { "a number its acts may ask for", ja = "中から参照できる数" } },
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
      { "ja", "name", { "its name in Japanese, where no translation has it",
                        ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },

  word {
    name    = "action",
    kind    = "act",
    says    = { "What it holds counts as one action.",
                ja = "中身全体を1つのアクションとみなす。" },
    phrase  = { "the action", ja = "アクション" },
    example = [[action "play" { play_cards { 1 } }]],
    named   = true,
    items   = "act",
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "rounds",
    kind    = "act",
    says    = { "The acts are done so many times; each time is a round.",
                ja = "中身をその数だけ繰り返す。1回が1ラウンドになる。" },
    phrase  = { "the rounds", ja = "ラウンド" },
    example = [[rounds { house.rounds, phase "income" { evaluate_income {} } }]],
    items   = "count or act",
    least   = 2,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "turns",
    kind    = "act",
    says    = { "Turn after turn, until the seat passes or has no workers left.",
                ja = "パスするかワーカーがなくなるまで手番を繰り返す。" },
    phrase  = { "the turns", ja = "手番" },
    example = "turns { place_workers {} }",
    items   = "act",
    least   = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "leave",
    kind    = "act",
    asks    = { "rounds" },
    says    = { "The game goes on behind the rounds.",
                ja = "ラウンドの繰り返しを終えて先に進む。" },
    phrase  = { "leaving the rounds", ja = "ラウンドの終わり" },
    example = "leave { when = last_round }",
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "may",
    kind    = "act",
    says    = { "It may be done, or not.",
                ja = "してもしなくてもよい。" },
    phrase  = { "what may be done", ja = "任意のこと" },
    example = "may { take_back { 1 } }",
    items   = "act",
    least   = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "choose",
    kind    = "act",
    says    = { "One of these is done.",
                ja = "どれか1つを行う。" },
    phrase  = { "a choice", ja = "選択" },
    example = [[choose { gain { "wood" }, gain { "stone" } }]],
    items   = "act",
    least   = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "panels",
    kind    = "act",
    says    = { "Any of these are done, one at least, from left to right, with a gap between them.",
                ja = "左から順に好きなものを1つ以上行う。間には割り込める。" },
    phrase  = { "the panels", ja = "パネル" },
    example = "panels { take_items { up_to = 1 }, upgrade { 1 } }",
    items   = "act",
    least   = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "again",
    kind    = "act",
    says    = { "It is done up to so many times.",
                ja = "その回数まで行える。" },
    phrase  = { "doing it again", ja = "繰り返し" },
    example = "again { 4, take_items { up_to = 2 } }",
    items   = "count or act",
    least   = 2,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "repeat_",
    kind    = "act",
    says    = { "It is done so many times.",
                ja = "その回数だけ行う。" },
    phrase  = { "repeating it", ja = "繰り返し" },
    example = "repeat_ { 2, draw_cards { 1 } }",
    items   = "count or act",
    least   = 2,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "at_once",
    kind    = "act",
    says    = { "These are done without any gap between them.",
                ja = "割り込む間なしに続けて行う。" },
    phrase  = { "done at once", ja = "即座に行うこと" },
    example = [[at_once { gain { "ore" }, load_vessel { "ore" } }]],
    items   = "act",
    least   = 1,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "some_gaps",
    kind    = "act",
    says    = { "In the trace of an example: any number of gaps.",
                ja = "例のトレースで、いくつあってもよい間。" },
    phrase  = { "some gaps", ja = "いくつかの間" },
    example = [[trace = { "end bonus", some_gaps, "phase removal" }]],
  },

  word {
    name    = "gap",
    kind    = "act",
    says    = { "A gap with a name: whatever may be done at any time may be done here.",
                ja = "名前のついた間。いつでもできることをここで行える。" },
    phrase  = { "the gap", ja = "間" },
    example = [[gap "pre-scoring"]],
    named   = true,
    fields  = {
      { "when", "count", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "count", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
    },
  },
}
