-- House rule: nobody has to let animals breed: each kind is asked about.

return variant {
  of    = "odin",
  title = { "Breeding by choice", ja = "繁殖は任意" },
  ja    = "繁殖は、羊と牛のそれぞれについて行うかどうかを選ぶ。",

  changes = {
    set { path = "phases.rounds.breeding[1]", value = may { breed { "sheep",  young = "pregnant sheep" } } },
    set { path = "phases.rounds.breeding[2]", value = may { breed { "cattle", young = "pregnant cattle" } } },
  },
}
