-- House rule: with four players, when two of them are without points, nobody takes
-- the pool. It waits for a deal with a single point-free player.

return variant {
  of    = "lorum",
  title = { "Two clean players leave the pool", ja = "0点が2人ならプールは残る" },

  changes = {
    set { path = "house.pool_winners", value = { 1 } },
  },
}
