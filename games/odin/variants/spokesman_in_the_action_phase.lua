-- House rule: Thing Spokesman is paid in the action phase alone (K5, as one printing
-- of the card has it).

return variant {
  of    = "odin",
  title = { "Thing Spokesman: action phase only", ja = "シングの代弁人はアクションフェイズだけ" },
  ja    = "シングの代弁人は、アクションフェイズに戻ったバイキングにだけ働く。",

  changes = {
    set { path = "cards.151.on_return.phase", value = "actions" },
  },
}
