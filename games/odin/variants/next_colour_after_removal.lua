-- House rule: the next colour is in play as soon as the others have come home, not
-- only when the new round begins.

return variant {
  of    = "odin",
  title = { "Next colour after removal", ja = "除去の後は次の色" },
  ja    = "除去フェイズでヴァイキングが戻ったら、すぐに次の色の番になる。",

  changes = {
    set { path = "phases.rounds.removal.remove_workers.next_colour", value = true },
  },
}
