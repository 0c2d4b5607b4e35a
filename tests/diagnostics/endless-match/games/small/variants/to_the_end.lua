-- House rule: the match ends when somebody has a hundred thousand chips.

return variant {
  of = "small", title = { "To the end", ja = "自家ルール" }, ja = "誰かが100000枚になるまで遊ぶ。",
  changes = {
    remove { path = "match.deals" },
    set { path = "match.ends_when", value = score_reaches { 100000 } },
  },
}
