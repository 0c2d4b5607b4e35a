-- House rule: whoever has called malý and is not overridden may still change it to
-- a veľký.

return variant {
  of    = "lorum",
  title = { "Raising your own malý", ja = "自分のマリーをベルキーに変えられる" },
  ja    = "マリーを宣言した人は、ほかの誰もベルキーを宣言しなければ、自分でベルキーに変えることができる。",

  changes = {
    set { path = "declare.may_raise", value = true },
  },
}
