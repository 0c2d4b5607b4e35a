-- House rule: of those with the most tricks one pays a chip more.

return variant {
  of = "small", title = { "One pays more", ja = "自家ルール" }, ja = "トリックの最も多い人のうち1人が1枚多く払う。",
  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      if not result.contract then chips:pay(result:best(result.seats, "tricks")[1], "pool", 1, "most") end
    end },
    append { path = "settle.says", values = { { "Whoever has most tricks pays a chip more.",
                                                ja = "トリックの最も多い人は1枚多く払う。" } } },
  },
}
