-- House rule: Tradesman and Ship Architect do things in lists whose costs decide what can follow.

return variant {
  of    = "odin",
  title = { "Costs of lists", ja = "続けて払う費用" },
  ja    = "小売商と船大工頭は、費用のあとに別のことが続く効果を持つ。",

  changes = {
    set { path = "cards.54.at_any_time.choose[1]",
          value = { spend_one { "bow", "snare" }, spend_one { "bow" }, gain { "ore" } } },
    set { path = "cards.54.at_any_time.choose[2]", value = { spend { "2 silver" }, buy { "ships" } } },
    set { path = "cards.46.at_any_time.choose[1]",
          value = { spend { "silver" }, take_items { up_to = count "wood" } } },
    set { path = "cards.46.at_any_time.choose[2]",
          value = { gain { "wood" }, spend { "2 wood" }, gain_one { "hide", "fur" } } },
  },
}
