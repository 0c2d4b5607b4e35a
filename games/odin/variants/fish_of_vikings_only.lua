-- House rule: Codliver Oil Presser looks at actions of Vikings alone, not at those
-- that occupations bring (K4, as one printing of the card has it).

return variant {
  of    = "odin",
  title = { "Codliver Oil Presser: Viking actions only", ja = "肝油絞り人はバイキングのアクションだけ" },
  ja    = "肝油絞り人は、バイキングによるアクションだけを数える。",

  changes = {
    set { path = "cards.175.after.only_spaces", value = true },
  },
}
