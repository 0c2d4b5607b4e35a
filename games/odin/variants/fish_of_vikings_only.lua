-- House rule: Codliver Oil Presser hears of stockfish that Vikings have brought, not
-- of what an action of an occupation brings (K4).

return variant {
  of    = "odin",
  title = { "Fish of Vikings only", ja = "ヴァイキングの魚だけ" },
  ja    = "肝油絞り人は、ヴァイキングを置いたアクションで得た干し魚にだけ働く。",

  changes = {
    set { path = "cards.175.after.only_spaces", value = true },
  },
}
