-- House rule: what the taker puts aside lies beside the tricks of that side, so that it is not forgotten in the count.

return variant {
  of    = "french_tarot",
  title = { "The aside lies with the tricks", ja = "捨て札は取ったトリックの横に置く" },
  ja    = "テイカーの捨て札は、数え忘れないように、取ったトリックの横に置く。",

  changes = {
    set { path = "zones.aside", value = per_side { face_up, counts = true } },
  },
}
