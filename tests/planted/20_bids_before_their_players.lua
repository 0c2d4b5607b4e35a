-- House rule: everybody's bid card lies in front of its player, as long as the round lasts.

return variant {
  of    = "aurum",
  title = { "Bids lie before their players", ja = "ビッドは各自の前に置く" },
  ja    = "ビッドのカードは、ラウンドのあいだ各自の前に置いておく。",

  changes = {
    set { path = "zones.bid", value = per_seat { face_down, report = "bids" } },
  },
}
