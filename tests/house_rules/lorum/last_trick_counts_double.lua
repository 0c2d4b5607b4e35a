-- House rule: what lies in the last trick counts twice.

local function worth(trick)
  local points = (trick:has("Horník of acorns") and 4 or 0) + (trick:has("Horník of leaves") and 8 or 0)
  for _, rank in ipairs { "Ace", "King", "Horník", "Dolník", "10", "9", "8", "7" } do
    if trick:has(rank .. " of hearts") then points = points + 1 end
  end
  return points
end

return variant {
  of    = "lorum",
  title = { "The last trick counts double", ja = "最後のトリックは2倍" },
  ja    = "最後のトリックで取ったカードの点数は、2倍に数える。",

  changes = {
    append { path = "settle.says", values = { {
      "Before that, whoever has won the last trick pays as much again for it.",
      ja = "その前に、最後のトリックに勝った人は、そのトリックの点数と同じ数のチップをもう1度プールに入れる。" } } },
    wrap { path = "settle.pay", with = function (base, result, chips)
      if not result.contract and not result.sweeper then
        chips:pay(result.last_trick.winner, "pool", worth(result.last_trick), "last trick")
      end
      base(result, chips)
    end },
  },
}
