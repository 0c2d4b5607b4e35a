-- Keeps the function inside, and calls it without what it needs.
-- stopped: wrong-arguments 13

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
