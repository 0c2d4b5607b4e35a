-- Keeps the function inside, and calls it later.
-- stopped: outer-local 12

local kept = {}

return variant {
  of = "hearts",
  title = { "Harm", ja = "害" },
  ja = "害",
  changes = {
    wrap { path = "settle.points", with = function (base, seat, result)
      kept.base = kept.base or base
      return kept.base()
    end },
  },
}
