-- House rule: the dealer's partner may order the card up only to play alone.

return variant {
  of    = "euchre",
  title = { "The dealer's partner orders up alone", ja = "ディーラーのパートナーはアローンだけ" },
  ja    = "ディーラーのパートナーは、1人で戦う(アローン)ときだけオーダーアップできる。",

  changes = {
    set { path  = "going_alone.must_speak",
          value = whoever { all_of { acting { partner { dealer } }, contract { "order up" } } } },
  },
}
