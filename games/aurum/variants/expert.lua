-- House rule: nobody begins a round with a gold zero, so the first gold has to be earned.

return variant {
  of    = "aurum",
  title = { "Expert", ja = "エキスパートバリアント" },
  ja    = "ラウンドの最初に、誰も0の金カードを受け取らない。金カードは自分で獲得するしかない。",

  changes = {
    remove { path = "gold_zeros" },
  },
}
