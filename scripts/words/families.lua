-- Families of games, in the order in which they are listed.

return {
  word {
    name    = "plain_tricks",
    kind    = "family",
    says    = { "Tricks are counted, whatever is in them.", ja = "取ったトリックの数を数える。" },
    phrase  = { "plain tricks", ja = "トリックの数を競うゲーム" },
    example = "family = plain_tricks",
  },

  word {
    name    = "avoiding",
    kind    = "family",
    says    = { "Whoever takes nothing, or little, does well.", ja = "取らないほどよい。" },
    phrase  = { "avoiding", ja = "避けるゲーム" },
    example = "family = avoiding",
  },

  word {
    name    = "auctions",
    kind    = "family",
    says    = { "Players bid for the right to choose the game.", ja = "ゲームを選ぶ権利をビッドで争う。" },
    phrase  = { "auctions", ja = "ビッドで争うゲーム" },
    example = "family = auctions",
  },

  word {
    name    = "point_tricks",
    kind    = "family",
    says    = { "Cards in the tricks taken are worth points.", ja = "取ったトリックのカードに点数がある。" },
    phrase  = { "point tricks", ja = "カードの点数を競うゲーム" },
    example = "family = point_tricks",
  },

  word {
    name    = "drawing",
    kind    = "family",
    says    = { "Cards are drawn from a stock between tricks.", ja = "トリックの間に山札からカードを引く。" },
    phrase  = { "drawing", ja = "引きながら遊ぶゲーム" },
    example = "family = drawing",
  },

  word {
    name    = "partners_unknown",
    kind    = "family",
    says    = { "Who plays together shows only in the course of play.", ja = "誰が味方かは、プレイするうちにわかる。" },
    phrase  = { "partners unknown", ja = "味方のわからないゲーム" },
    example = "family = partners_unknown",
  },

  word {
    name    = "board_games",
    kind    = "family",
    says    = { "Played on boards and not with tricks.", ja = "トリックではなくボードで遊ぶ。" },
    phrase  = { "board games", ja = "ボードゲーム" },
    example = "family = board_games",
  },
}
