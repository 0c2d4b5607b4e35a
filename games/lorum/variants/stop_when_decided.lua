-- House rule: a malý or a veľký is broken off as soon as it has failed. The chips are
-- the same.

return variant {
  of    = "lorum",
  title = { "A failed call ends the deal", ja = "失敗が決まればディール終了" },
  ja    = "マリーやベルキーの失敗が決まったら、その場でディールを終える。やり取りするチップは変わらない。",

  changes = {
    set { path = "play.ends_when", value = any_of { hands_empty, promise_broken } },
  },
}
