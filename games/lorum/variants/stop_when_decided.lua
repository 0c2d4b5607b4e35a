-- House rule: a malý or a veľký is broken off as soon as it has failed. The chips are
-- the same.

return variant {
  of    = "lorum",
  title = { "A failed call ends the deal", ja = "失敗が決まればディール終了" },

  changes = {
    set { path = "play.ends_when", value = any_of { hands_empty, promise_broken } },
  },
}
