-- House rule: the short game. Six rounds, one Viking more in each, a harvest row of
-- its own, and the exploration boards turn a round earlier.

return variant {
  of    = "odin",
  title = { "The short game", ja = "ショートゲーム" },
  ja    = "6ラウンドで遊ぶ。各ラウンドのヴァイキングは1人多い。収穫は短いゲームの表により"
          .. "、探検ボードは1ラウンド早く裏返る。",

  changes = {
    set { path = "house.rounds", value = 6 },
    set { path = "workers.ready", value = { 5, 6 } },
    set { path = "phases.rounds.new_vikings.bring_workers[1]", value = by_round { 2, 2, 2, 2, 2, 2 } },
    set { path = "phases.rounds.harvest.level", value = by_round { 1, 0, 2, 0, 3, 0 } },
    set { path = "phases.rounds.exploration_boards.turn_boards[1]",
          value = by_round { none, "Shetland", "Faroe Islands", "Iceland", "Greenland" } },
  },
}
