-- Gives the function inside to itself.
-- stopped: wrong-arguments 10

return variant {
  of = "hearts",
  title = { "Harm", ja = "害" },
  ja = "害",
  changes = {
    wrap { path = "settle.points", with = function (base, seat, result)
      return base(base)
    end },
  },
}
