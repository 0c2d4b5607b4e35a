-- House rule: what an action within an action brings and costs counts for the one
-- around it as well (Q3).

return variant {
  of    = "odin",
  title = { "Actions within actions count", ja = "中のアクションも数える" },
  ja    = "アクションの途中で行うアクションで得たものは、外側のアクションで得たものとしても数える。",

  changes = {
    set { path = "rulings.nested_gains", value = true },
  },
}
