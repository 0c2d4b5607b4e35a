-- House rule: with four players, when two of them are without points, nobody takes
-- the pool. It waits for a deal with a single point-free player.

return variant {
  of    = "lorum",
  title = { "Two clean players leave the pool", ja = "0点が2人ならプールは残る" },
  ja    = "4人のときに0点の人が2人いれば、誰もプールを取らない。"
          .. "プールは、0点の人が1人だけのディールまで残しておく。",

  changes = {
    set { path = "house.pool_winners", value = { 1 } },
  },
}
