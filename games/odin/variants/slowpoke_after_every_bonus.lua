-- House rule: Slowpoke also follows the bonus phases that Builder and Collector
-- bring (Q5).

return variant {
  of    = "odin",
  title = { "Slowpoke after every bonus phase", ja = "のろまはどのボーナスフェイズの後でも" },
  ja    = "のろまは、建築請負人と蒐集家によるボーナスフェイズの後にも働く。",

  changes = {
    remove { path = "cards.41.after.boards" },
  },
}
