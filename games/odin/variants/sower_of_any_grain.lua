-- House rule: Sower's grain need not have been there when the harvest began (Q14).

return variant {
  of    = "odin",
  title = { "Sower: any grain", ja = "種まき人の穀物はいつのものでも" },
  ja    = "種まき人は、収穫で得た穀物でも働く。",

  changes = {
    set { path = "cards.169.during.choose[2].when", value = count "grain" },
  },
}
