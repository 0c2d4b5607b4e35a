-- House rule: all eight cards are dealt at once, and the sides bid for the trumps from 80 by
-- tens, then capot; it may be doubled twice. Made scores what was taken and the number; failed
-- gives the others 160 and the number. Belote is kept.

return variant {
  of    = "belote",
  title = { "Coinche", ja = "コワンシュ" },
  ja    = "8枚を一度に配り、80から10刻み、最後はカポまで、切り札とともに競る。コワンシュとシュルコワンシュで倍にできる。成功すれば取った点と宣言の数、失敗すれば相手に160点と宣言の数。ブロットは必ず持ち主の点になる。",

  changes = {
    set { path = "deal.packets", value = { 3, 2, 3 } },
    remove { path = "deal.rest" },
    remove { path = "first_round" },
    remove { path = "second_round" },
    remove { path = "redeal" },
    remove { path = "the_turned_card" },
    remove { path = "draw" },
    remove { path = "zones.turned" },
    remove { path = "zones.stock" },

    insert { after = "deal", phase = bid {
      speaks       = until_all_pass,
      numbers      = { 80, 90, 100, 110, 120, 130, 140, 150, 160, { 250, "capot" } },
      strains      = { each_suit { sets = "trump_suit" } },
      strains_rank = false,                           -- only a higher number is a higher bid
      doubles      = { "coinche", "surcoinche" },
      all_pass     = redeal { dealer = next_seat },
    } },

    wrap { path = "settle.outcome", with = function (base, result)
      local capot = result.contract.number == 250 and result.defence.tricks > 0
      local short = result.declarers.total < result.contract.number
      return (capot or short or base(result) == "tie") and "failed" or base(result)
    end },
    wrap { path = "settle.deal", with = function (base, side, result)
      local number = result.contract.number
      if result.outcome == "made" then
        local doubled = side == result.declarers and number * (1 << result.contract.doubled) or 0
        return base(side, result) + doubled
      end
      if side == result.declarers then return side.belote end
      return 160 + number * (1 << result.contract.doubled) + result:sum("meld_points") + side.belote
    end },
    set { path  = "settle.says[3]",
          value = { "If both have as much, or fewer than the number, the takers have failed: the others score 160 "
                    .. "and the number, twice or four times if doubled.",
                    ja = "同点のとき、または宣言の数に届かないときは失敗で、相手が160点と宣言の数(ダブルなら2倍、4倍)を得る。" } },
    remove { path = "settle.held" },
    remove { path = "settle.held_over" },
  },
}
