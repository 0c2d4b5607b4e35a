-- House rule: a malý that fails costs its declarer five chips more, which go into the pool.

return variant {
  of    = "lorum",
  title = { "A failed malý feeds the pool", ja = "失敗したマリーはプールにも払う" },
  ja    = "マリーに失敗した人は、プールにも5チップ払う。",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      local contract = result.contract
      if contract and contract.name == "maly" and not contract.made then
        chips:pay(contract.declarer, "pool", 5, "failed")
      end
    end },
  },
}
