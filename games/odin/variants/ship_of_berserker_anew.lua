-- House rule: when Berserker has taken ore off the longship, the ship that pillages
-- is chosen anew (Q6).

return variant {
  of    = "odin",
  title = { "Berserker's ship anew", ja = "狂戦士の船は選び直し" },
  ja    = "狂戦士で鉱石を1つ減らした後、略奪に使うロングシップを選び直す。",

  changes = {
    set { path = "cards.132.before.may", value = may { remove_cargo { choose_again = true }, add_to_rolls { 3 } } },
  },
}
