-- House rule: the income of the last round is paid in its phase as well, not only
-- scored.

return variant {
  of    = "odin",
  title = { "The last income is paid", ja = "最後の収入も受け取る" },
  ja    = "最後のラウンドの収入も、収入フェイズに受け取る。",

  changes = {
    remove { path = "phases.rounds.income.unless" },
  },
}
