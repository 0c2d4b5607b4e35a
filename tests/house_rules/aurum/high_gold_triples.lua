-- House rule: an exact bid with the gold 7 or 8 unspent scores three points a trick.

return variant {
  of    = "aurum",
  title = { "High gold triples", ja = "高い金で3倍" },
  ja    = "金の7か8を残してビッドちょうどなら、1トリック3点になる。",

  changes = {
    wrap { path = "settle.earned", with = function (base, side)
      if side.tricks == side.bid and (side:highest_rank("collection") or 0) >= 7 then return 3 * side.tricks end
      return base(side)
    end },
  },
}
