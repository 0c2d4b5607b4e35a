-- House rule: Slowpoke may act after a bonus phase that an occupation brings, too (Q5).

return variant {
  of    = "odin",
  title = { "Slowpoke after every bonus", ja = "のろまはどのボーナスの後でも" },
  ja    = "のろまは、職業による一部のボードだけのボーナスフェイズの後でも働く。",

  changes = {
    remove { path = "cards.41.after.boards" },
  },
}
