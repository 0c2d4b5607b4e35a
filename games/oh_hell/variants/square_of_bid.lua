-- House rule: a right bid scores the square of the number bid, in place of the number.

return variant {
  of    = "oh_hell",
  title = { "The square of the bid", ja = "ビッドの2乗" },
  ja    = "ビッドどおりなら、ビッドした数ではなく、その2乗が得点に加わる。",

  changes = {
    set { path  = "settle.says[1]",
          value = { "The number predicted is a player's bid. Exactly as many tricks score {house.exact_bid} and the "
                    .. "square of the bid.",
                    ja = "予告した数をビッドと呼ぶ。ビッドとちょうど同じ数のトリックを取った人は、"
                         .. "{house.exact_bid}点にビッドの数の2乗を加えた得点になる。" } },
    wrap { path = "settle.bid", with = function (base, seat)
      return base(seat) > 0 and house.exact_bid + seat.predicted * seat.predicted or 0
    end },
  },
}
