-- House rule: what a roll comes to is settled when the die is rolled. What changes
-- rolls counts from the next one on.

return variant {
  of    = "odin",
  title = { "Rolls stand", ja = "目は振ったときに決まる" },
  ja    = "サイコロの結果は振ったときに決まる。その後の修正は次に振るときから数える。",

  changes = {
    set { path = "rulings.rolls_stand", value = true },
  },
}
