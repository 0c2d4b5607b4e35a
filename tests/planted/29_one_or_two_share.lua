-- House rule: with any number of players, one or two who are clean take the pool.

return variant {
  of    = "lorum",
  title = { "One or two share the pool", ja = "0点が1人か2人でプールを分ける" },
  ja    = "何人で遊んでも、0点の人が1人か2人ならプールを取る。",

  changes = {
    set { path = "house.pool_winners", value = { 1, 3 } },
  },
}
