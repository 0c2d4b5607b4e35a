-- House rule, for experts: nobody begins a round with a gold zero.

return variant {
  of    = "aurum",
  title = { "Expert", ja = "エキスパート" },

  changes = {
    remove { path = "gold_zeros" },
  },
}
