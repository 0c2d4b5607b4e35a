-- House rule: the rich feed the pool: from ninety chips on two chips, from a hundred and twenty on four.

local function due(seat)
  if seat.score >= 120 then return 4 end
  if seat.score >= 90 then return 2 end
end

return variant {
  of    = "lorum",
  title = { "The rich feed the pool", ja = "金持ちはプールに払う" },
  ja    = "90チップ以上持っている人は2チップ、120チップ以上の人は4チップをプールに払う。",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      for _, seat in ipairs(result.seats) do chips:pay(seat, "pool", due(seat), "the rich") end
    end },
  },
}
