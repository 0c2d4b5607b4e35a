-- House rule: ore may still be put on board once Vikings stand on a space, before
-- the action itself begins (Q1).

return variant {
  of    = "odin",
  title = { "Arming once placed", ja = "置いた直後の武装" },
  ja    = "ヴァイキングを置いた後、アクションの効果が始まる前にも武装してよい。",

  changes = {
    set { path = "anytime[3].when", value = no_action_begun },
  },
}
