-- House rule: everybody speaks just once, in turn from the eldest hand. A veľký goes
-- above an earlier malý, and whoever has passed has passed.

return variant {
  of    = "lorum",
  title = { "One call each, in turn", ja = "宣言は順番に1回ずつ" },
  ja    = "エルデストハンドから順に、1人1回だけ宣言するかパスする。"
          .. "先にマリーの宣言があればベルキーが優先し、パスした人はもう宣言できない。",

  changes = {
    set { path = "declare.speaks", value = once },
  },
}
