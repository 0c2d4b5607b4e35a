-- House rule: Armed Fighter takes his item when the Vikings stand on their space, so
-- that the ore cannot be put on board before the action (Q13).

return variant {
  of    = "odin",
  title = { "Armed Fighter after placing", ja = "武装戦士は配置の後" },
  ja    = "武装戦士は、ヴァイキングを置いた後、アクションの直前に働く。取った鉱石は、そのアクションの前には積めない。",

  changes = {
    remove { path = "cards.164.before.placing" },
    remove { path = "cards.164.before.exactly" },
  },
}
