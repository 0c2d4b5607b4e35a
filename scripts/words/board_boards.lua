-- Boards on which tiles are laid, and the spaces on which workers are placed.

return {
  word {
    name    = "board",
    kind    = "board",
    says    = { "A board: what it takes, what it pays, and its cells row by row: _ outside, . open, N costs a "
                .. "point while it is open, B a bonus, I and J income, X never covered.",
                ja = "ボード。置けるもの、得られるもの、マスの並びを書く。_ は外、. "
                     .. "は空き、N は空いていると1点を失う、B はボーナス、I と J は収入"
                     .. "、X は覆えない。" },
    phrase  = { "the board", ja = "ボード" },
    example = [[board { "stone house", points = 10, copies = 3, bonus = { ["1,2"] = "hide" }, "_.N__", "N.BN_" }]],
    items   = "name",
    fields  = {
      { "yours", "yes/no", { "whether it is there from the start; else it is gained like a good",
                             ja = "はじめからあるか。なければ品物のように得る" } },
      { "points", "number", { "what it is worth at the end", ja = "終了時の得点" } },
      { "copies", "number", { "how many there are", ja = "枚数" } },
      { "back", "name", { "the board on its other side", ja = "裏面のボード" } },
      { "accepts", "any", { "the goods that may be laid on it", ja = "置ける品物" } },
      { "apart", "any", { "goods that do not lie side by side", ja = "隣り合わせに置けない品物" } },
      { "income", "any", { "the values of its income tracks, from the lowest row up, and what they pay when "
                           .. "they are full",
                           ja = "収入列の値を下の行から順に。full は全部覆ったときの"
                                .. "値" } },
      { "bonus", "any", { "what its bonus cells pay, by row and column",
                          ja = "ボーナスのマスで得るもの。行と列で示す" } },
      { "slots", "any", { "cells that only one good may fill: how many, and which",
                          ja = "決まった品物だけを置けるマスの数とその品物" } },
      { "stands", "yes/no", { "whether tiles stand on its lowest row",
                              ja = "タイルを一番下の行に立てて置くか" } },
      { "meals", "any", { "that it is set for meals: a column is open for each worker of the round",
                          ja = "食卓であること。ラウンドのワーカー1つにつき1列が開"
                               .. "く" } },
      { "ja", "name", { "its name in Japanese, where no translation has it",
                        ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },

  word {
    name    = "column",
    kind    = "column",
    says    = { "Action spaces that take as many workers each.",
                ja = "同じ数のワーカーを置くアクションスペースの列。" },
    phrase  = { "the column", ja = "列" },
    example = [[column { 2, prefix = "C2", space { "Build Ships", convert { { "2 wood" }, to = { "knarr" } } } }]],
    items   = "any",
    fields  = {
      { "prefix", "name", { "what the names of its spaces begin with", ja = "スペースの名前のはじめ" } },
    },
  },

  word {
    name    = "space",
    kind    = "space",
    says    = { "An action space: the group it belongs to, and what it does.",
                ja = "アクションスペース。所属するグループと、その働き。" },
    phrase  = { "the space", ja = "スペース" },
    example = [[space { "Hunting", gain { "stockfish" } }]],
    items   = "any",
    fields  = {
      { "also", "any", { "other groups it belongs to", ja = "ほかに所属するグループ" } },
      { "ja", "name", { "its name in Japanese, where no translation has it",
                        ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },

  word {
    name    = "card",
    kind    = "board card",
    says    = { "A card: its number and name, what it is worth, and what it does.",
                ja = "カード。番号、名前、得点、働きを書く。" },
    phrase  = { "the card", ja = "カード" },
    example = [[card { 43, "Fruit Picker", points = 0, marks = { "A" }, on_play { gain { "fruits" } } }]],
    items   = "any",
    fields  = {
      { "points", "number", { "what it is worth once it is played", ja = "出したときの得点" },
        sentence = { "{thing} is worth {value} {value:point|points}", ja = "{thing}は{value}点" } },
      { "marks", "any", { "names of groups it belongs to", ja = "所属するグループの名前" } },
      { "ja", "name", { "its name in Japanese, where no translation has it",
                        ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },

  word {
    name    = "line",
    kind    = "sheet line",
    says    = { "A line of the score sheet: its name and its number.",
                ja = "得点表の1行。名前と数を書く。" },
    phrase  = { "the line of the score sheet", ja = "得点表の行" },
    example = [[line "silver" { count "silver" }]],
    named   = true,
    items   = "count",
    most    = 1,
    fields  = {
      { "ja", "name", { "its name in Japanese, where no translation has it",
                        ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },

  word {
    name    = "act_step",
    kind    = "board step",
    says    = { "A part of an action with a name of its own: cards can listen to it, and rules can run it.",
                ja = "名前のついたアクションの一部。カードが反応でき、ルールから実"
                     .. "行できる。" },
    phrase  = { "the step", ja = "手順" },
    example = [[act_step "overseas trading" { needs = count "knarr", premise = { spend { "silver" } },
  flip { "green" } }]],
    named   = true,
    items   = "act",
    fields  = {
      { "needs", "count", { "what must hold, or it comes to nothing",
                            ja = "成り立たなければ何も起こらない条件" } },
      { "premise", "acts", { "what must be done first; a gap follows",
                             ja = "先に行うこと。その後に間がある" } },
      { "deed", "name", { "what it counts as, where that is not its name",
                          ja = "名前と違うときの、みなされる行い" } },
      { "ja", "name", { "its name in Japanese, where no translation has it",
                        ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },

  word {
    name    = "roll",
    kind    = "board step",
    says    = { "A roll of a die: up to three times, each roll in place of the last. A low result is paid for, a "
                .. "high one is added to.",
                ja = "サイコロを振る手順。3回まで振り直せる。低いほどよい目は支払い"
                     .. "、高いほどよい目は足す。" },
    phrase  = { "the roll", ja = "サイコロ" },
    example = [[roll "snare" { die = 8, low = true, pay_with = { "wood", "snare" },
  success = { gain { "fur" } }, failure = { gain { "wood" } } }]],
    named   = true,
    fields  = {
      { "die", "number", { "the sides of the die", ja = "サイコロの面の数" }, required = true },
      { "low", "yes/no", { "whether a low result is good", ja = "低い目がよいか" } },
      { "rolls", "number", { "how often it may be rolled; usually 3", ja = "振れる回数。ふだんは3" } },
      { "pay_with", "any", { "the goods a low result is paid with", ja = "低い目を支払う品物" } },
      { "add_with", "any", { "the goods that add to a high result", ja = "高い目に足す品物" } },
      { "least", "number", { "what a high result must come to", ja = "高い目で必要な値" } },
      { "vessels", "any", { "the vessels that are used, how many at most, and whether their cargo counts",
                            ja = "使う船、その最大数、荷が効くか" } },
      { "needs", "count", { "what must hold, or it comes to nothing",
                            ja = "成り立たなければ何も起こらない条件" } },
      { "success", "acts", { "what success brings", ja = "成功で得るもの" }, required = true },
      { "failure", "acts", { "what failure brings", ja = "失敗で得るもの" }, required = true },
      { "ja", "name", { "its name in Japanese, where no translation has it",
                        ja = "翻訳ファイルに書かないときの日本語名" } },
    },
  },
}
