-- House rule: a right bid scores the square of the number bid, in place of the number.

return variant {
  of    = "oh_hell",
  title = { "The square of the bid", ja = "ビッドの2乗" },
  ja    = "ビッドどおりなら、ビッドした数ではなく、その2乗が得点に加わる。",

  changes = {
    set { path  = "settle.says[1]",
          value = { "Whoever has taken exactly as many tricks as bid scores {house.exact_bid} and the square of the "
                    .. "number bid.",
                    ja = "ビッドどおりのトリックを取った人は、{house.exact_bid}点とビッドした数の2乗を得る。" } },
    wrap { path = "settle.bid", with = function (base, seat)
      return base(seat) > 0 and house.exact_bid + seat.predicted * seat.predicted or 0
    end },
  },
}
