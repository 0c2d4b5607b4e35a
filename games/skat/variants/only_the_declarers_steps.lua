-- House rule: schneider and schwarz count only where the declarer makes them or has announced
-- them, not where they happen to the declarer.

return variant {
  of    = "skat",
  title = { "Only steps the declarer makes", ja = "シュナイダーは宣言者が達成したときだけ" },
  ja    = "シュナイダーとシュヴァルツは、宣言者が達成したか予告したときだけ数え、宣言者の側がそうなったときは数えない。",

  changes = {
    wrap { path = "settle.multiplier", with = function (base, result)
      local own, n = result.declarers, base(result)
      if result.contract.made ~= nil then return n end
      if own.points <= 30 and not result:announced("schneider") then n = n - 1 end
      if own.tricks == 0 and not result:announced("schwarz") then n = n - 1 end
      return n
    end },
  },
}
