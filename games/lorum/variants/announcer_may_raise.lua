-- House rule: whoever has called malý and is not overridden may still change it to
-- a veľký.

return variant {
  of    = "lorum",
  title = { "Raising your own malý", ja = "自分のマリーをベルキーに変えられる" },

  changes = {
    set { path = "declare.may_raise", value = true },
  },
}
