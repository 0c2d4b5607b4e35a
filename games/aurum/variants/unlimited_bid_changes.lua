-- House rule: before a trick a player may change bids as often as there is gold to
-- pay for it.

return variant {
  of    = "aurum",
  title = { "Any number of bid changes", ja = "ビッド変更は何回でも" },
  ja    = "各トリックの前に、使える金カードがある限り、ビッドを何回でも変更できる。",

  changes = {
    set { path = "play.before_trick.swap.repeats", value = true },
  },
}
