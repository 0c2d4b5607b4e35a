-- House rule: nobody begins a round with a gold zero, so the first gold has to be earned.

return variant {
  of    = "aurum",
  title = { "Expert", ja = "エキスパートバリアント" },

  changes = {
    remove { path = "gold_zeros" },
  },
}
