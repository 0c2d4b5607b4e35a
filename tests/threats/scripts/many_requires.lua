-- Requires hundreds of house rules.
-- stopped: unknown-variant 11

local t = {}
for i = 1, 250 do t[i] = "no_such_rule" .. i end

return variant {
  of = "hearts",
  title = { "Harm", ja = "害" },
  ja = "害",
  requires = t,
  changes = {},
}
