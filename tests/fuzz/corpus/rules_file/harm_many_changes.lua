-- Thousands of changes of one game.
-- stopped: too-many 6

local c = {}
for i = 1, 2500 do
  c[i] = insert { after = "settle.points", line = score("s" .. i) { each_seat, function () return 0 end } }
end

return variant {
  of = "hearts",
  title = { "Harm", ja = "害" },
  ja = "害",
  changes = c,
}
