-- House rule: as printed in the box, the first player who can play no metal and plays
-- no gold ends the round on the spot. The unfinished trick belongs to nobody.

return variant {
  of    = "aurum",
  title = { "The first pass ends the round", ja = "最初のパスでラウンド終了" },
  ja    = "製品版ルールでは、出せる卑金属がなく金カードも出さない人がいれば、その場でラウンドが終わる。"
          .. "途中のトリックは誰のものにもならない。",

  changes = {
    set { path = "play.ends_at_once", value = passed },
    set { path = "play.thrown_away_to", value = "box" },
    set { path = "play.after_card", value = { move { "gold", from = "trick", to = "supply", when = passed } } },
  },
}
