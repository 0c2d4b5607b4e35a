-- Nine wraps, each of which calls the one inside forty times: 40 to the 9th power calls, without a loop.
-- stopped: instruction-budget 5

local function harm(base, seat, result)
  return 0 + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) + base(seat, result) 
end
local changes = {}
for i = 1, 9 do changes[i] = wrap { path = "settle.points", with = harm } end

return variant {
  of = "hearts",
  title = { "Harm", ja = "害" },
  ja = "害",
  changes = changes,
}
