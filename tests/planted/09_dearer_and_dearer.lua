-- House rule: the last trick costs a chip in the first deal, two in the second, and so on up to five, then again one.

local so_far = { deals = 0 }

return variant {
  of    = "lorum",
  title = { "Dearer and dearer", ja = "だんだん高くなる最後のトリック" },
  ja    = "最後のトリックは、1回目のディールで1チップ、2回目で2チップと5チップまで上がり、また1チップに戻る。",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      so_far.deals = so_far.deals % 5 + 1
      chips:pay(result.last_trick.winner, "pool", so_far.deals, "last trick")
    end },
  },
}
