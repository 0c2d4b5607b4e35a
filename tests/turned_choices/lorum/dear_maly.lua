-- House rule: malý is played for forty chips.

return variant {
  of    = "lorum",
  title = { "Dear malý", ja = "高い小さいロルム" },
  ja    = "malýの賭けは40チップ。",

  changes = { set { path = "declare.maly.stake", value = 40 } },
}
