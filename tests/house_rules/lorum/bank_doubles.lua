-- House rule: everybody lays a chip into a bank before each deal; at the end of a deal the bank
-- lays as much again beside a pool of sixty or more, as far as it goes.

return variant {
  of    = "lorum",
  title = { "The bank doubles the pool", ja = "銀行によるプールの倍増" },
  ja    = "ディールの前に全員が銀行に1チップ入れる。ディールの終わりにプールが60チップ以上なら、銀行がある分だけ同じ額を足す。",

  changes = {
    set { path = "values.bank", value = chips { ja = "銀行" } },
    insert { before = "deal", phase = pay "to the bank" { ja = "銀行へ", 1, from = each_seat, to = "bank" } },
    append { path = "settle.says", values = {
      { "A pool of 60 chips or more is doubled out of the bank, as far as it goes.",
        ja = "60チップ以上のプールには、銀行にある分だけ同じ額を足す。" } } },
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      if values.pool >= 60 then chips:pay("bank", "pool", math.min(values.bank, values.pool), "bank") end
    end },
  },
}
