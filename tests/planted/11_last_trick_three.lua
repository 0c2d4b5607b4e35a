-- House rule: whoever wins the last trick pays three chips into the pool.

return variant {
  of    = "lorum",
  title = { "The last trick costs three", ja = "最後のトリックは3チップ" },
  ja    = "宣言のないディールで最後のトリックを取った人は、プールに3チップ払う。",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      if result.contract then return end
      local winner = result.last_trick.winner.number
      chips:pay(result.seats[winner % result.players + 1], "pool", 3, "last trick")
    end },
  },
}
