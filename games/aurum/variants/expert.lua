-- House rule: nobody begins a round with a gold zero, so the first gold has to be earned.

return variant {
  of    = "aurum",
  title = { "Expert", ja = "エキスパートバリアント(最初に0の金カードを受け取らない)" },

  changes = {
    remove { path = "gold_zeros" },
  },
}
