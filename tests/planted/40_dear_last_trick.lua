-- House rule: the last trick is dear.

return variant {
  of    = "lorum",
  title = { "The dear last trick", ja = "高い最後のトリック" },
  ja    = "最後のトリックは高くつく。",
  house = { dear = number { 4, { "chips the last trick costs", ja = "最後のトリックのチップ" }, from = 1, to = 20 } },

  changes = {
    append { path = "settle.says", values = {
      { "Without a contract whoever wins the last trick pays {house.deer} chips into the pool.",
        ja = "宣言がなければ、最後のトリックを取った人はプールに{house.dear}チップ払う。" } } },
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      if not result.contract then chips:pay(result.last_trick.winner, "pool", house.dear, "last trick") end
    end },
  },
}
