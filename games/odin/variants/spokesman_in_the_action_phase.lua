-- House rule: Thing Spokesman is paid for Vikings that come home in the action phase
-- (K5).

return variant {
  of    = "odin",
  title = { "Spokesman in the action phase", ja = "代弁人はアクションフェイズだけ" },
  ja    = "シングの代弁人は、アクションフェイズに戻ったヴァイキングにだけ働く。",

  changes = {
    set { path = "cards.151.on_return.phase", value = "actions" },
  },
}
