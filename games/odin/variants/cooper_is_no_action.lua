-- House rule: what Cooper exchanges is part of no action, so that Codliver Oil Presser
-- does not hear of his stockfish (Q8).

return variant {
  of    = "odin",
  title = { "Cooper is no action", ja = "桶屋はアクションでない" },
  ja    = "桶屋の交換はアクションと見なさない。肝油絞り人は、その干し魚には働かない。",

  changes = {
    set { path = "cards.155.after.may", value = may { convert { { "wood" }, to = { "stockfish" } } } },
  },
}
