-- House rule: three may play, without the 2 of diamonds.

return variant {
  of    = "hearts",
  title = { "Three-handed", ja = "3人用" },
  ja    = "ダイヤの2を除けば、3人でもプレイできる。",

  changes = {
    append { path = "players", values = { 3 } },
    set { path = "without", value = by_players { [4] = {}, [3] = { "2 of diamonds" } } },
    set { path = "deal.packets", value = by_players { [4] = { 13 }, [3] = { 17 } } },
    set { path = "exchange.to", value = by_players {
      [4] = each_deal { left_neighbour, right_neighbour, opposite, nobody },
      [3] = each_deal { left_neighbour, right_neighbour, nobody } } },
  },
}
