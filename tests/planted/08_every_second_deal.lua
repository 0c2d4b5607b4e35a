-- House rule: in every second deal the last trick costs two chips.

local deals_played = 0

return variant {
  of    = "lorum",
  title = { "Every second last trick costs two", ja = "1回おきに最後のトリックは2チップ" },
  ja    = "1ディールおきに、最後のトリックを取った人はプールに2チップ払う。",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      deals_played = deals_played + 1
      if deals_played % 2 == 0 then chips:pay(result.last_trick.winner, "pool", 2, "last trick") end
    end },
  },
}
