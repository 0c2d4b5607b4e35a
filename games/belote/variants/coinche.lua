-- House rule: all eight cards are dealt at once, and the sides bid for the trumps from 80 by
-- tens, then capot; it may be doubled twice. Takers who fail give the others 160 and the number.

return variant {
  of    = "belote",
  title = { "Coinche", ja = "コワンシュ" },
  ja    = "8枚すべてを配ってから、80から10点刻みで、最後はカポまで、切札のスートとともに競る。"
          .. "ビッドはコワンシュとシュルコワンシュで倍にできる。失敗すれば、相手に160点とビッドの数が入る。",
  after = { "rounded_to_tens" },

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
      numbers      = { 80, 90, 100, 110, 120, 130, 140, 150, 160, { 250, "capot", ja = "カポ" } },
      strains      = { each_suit { sets = "trump_suit" } },
      strains_rank = false,                           -- only a higher number is a higher bid
      doubles      = { { "coinche", ja = "コワンシュ" }, { "surcoinche", ja = "シュルコワンシュ" } },
      all_pass     = redeal { dealer = next_seat },
    } },

    wrap { path = "settle.made", with = function (base, r)
      local bid = r.contract.number
      return base(r) and r.declarers.total >= bid and (bid < 250 or r.defence.tricks == 0)
    end },
    wrap { path = "settle.tie", with = function (_, _) return false end },
    wrap { path = "settle.deal", with = function (base, side, r)
      local number = r.contract.number << r.contract.doubled         -- twice, or four times
      if r.made then return base(side, r) + (side == r.declarers and number or 0) end
      return side == r.declarers and side.belote or 160 + number + r:sum("meld_points") + side.belote
    end },
    remove { path = "settle.held" },
    remove { path = "settle.held_over" },

    set { path  = "settle.says[2]",
          value = { "If the takers have more than the others and at least the number of their bid, each side scores "
                    .. "what it has, and the takers the number as well. If not, they have failed: the others score "
                    .. "160, the number and every declaration that counts; a belote stays with its side.",
                    ja = "テイカー側の合計が相手より多く、ビッドの数以上であれば、両チームともそれぞれの合計を得点し、"
                    .. "テイカー側はビッドの数も加える。そうでなければテイカー側の失敗で、相手が160点とビッドの数と"
                    .. "有効なアノンス全部を得る。ブロットは持っていたチームの得点になる。" } },
    set { path  = "settle.says[3]",
          value = { "Capot counts 250 and needs every trick. A coinche doubles the number, a surcoinche doubles it "
                    .. "again.",
                    ja = "カポは250点で、全トリックに勝たなければならない。ビッドの数は、コワンシュなら2倍、"
                    .. "シュルコワンシュなら4倍になる。" } },
  },
}
