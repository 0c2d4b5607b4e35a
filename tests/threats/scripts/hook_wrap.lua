-- A wrap that never hands on what it was given.
-- stopped: instruction-budget 10

return variant {
  of = "hearts",
  title = { "Harm", ja = "害" },
  ja = "害",
  changes = {
    wrap { path = "settle.points", with = function (base, seat, result)
      while base do end
    end },
  },
}
