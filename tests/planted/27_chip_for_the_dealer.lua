-- House rule: after a deal without a call the dealer is paid a chip by everybody else.

return variant {
  of    = "lorum",
  title = { "A chip for the dealer", ja = "ディーラーに1チップ" },
  ja    = "宣言のないディールのあと、ディーラーはほかの全員から1チップずつもらう。",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      if not result.contract then chips:from_each_other(result.seats[result.players], 1, "dealing") end
    end },
  },
}
