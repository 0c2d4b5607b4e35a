-- House rule: whoever's chips are a square number gets a chip from everybody else.

local function is_square(number)
  local found = false
  for root = 0, 20000 do
    if root * root == number then found = true end
  end
  return found
end

return variant {
  of    = "lorum",
  title = { "Square numbers are lucky", ja = "平方数は縁起がいい" },
  ja    = "チップの数が平方数の人は、ほかの全員から1チップずつもらう。",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      for _, seat in ipairs(result.seats) do
        if is_square(seat.score) then chips:from_each_other(seat, 1, "square") end
      end
    end },
  },
}
