-- House rule: Sixty-six, the older game: nines (0) are there too, six cards each; the nine
-- exchanges; no marriage once the stock is closed or used up; the last trick is worth ten if
-- nobody has closed; without a claim the higher total wins; closed deals count all tricks.

return variant {
  of    = "schnapsen",
  title = { "Sixty-six", ja = "66(ゼクスウントゼヒツィヒ)" },
  ja    = "9(0点)を加えた24枚で、6枚ずつ配る。切札の9で表の札と交換する。山札がなくなるかクローズした後は、"
          .. "マリッジを宣言できない。クローズがなければ最後のトリックは10点。宣言がなければ合計の多い人が勝ち、"
          .. "同点なら引き分け。クローズしたディールでも、相手の点は終わりまで数える。",

  changes = {
    remove { path = "without" },
    set { path = "deal.packets", value = { 3, { 1, "turned" }, 3 } },
    set { path = "groups.exchanger", value = all_of { "9", trump_suit } },
    set { path = "play.before_trick.marriage.when", value = cards_in { "turned", at_least = 1 } },
    append { path = "card_points", values = { { 10, last_trick, unless = announced { "close" } } } },
    set { path = "settle.worth", value = figure "worth" { each_seat, function (seat)
      return seat.tricks == 0 and 3 or seat.total < house.schneider and 2 or 1
    end } },
    wrap { path = "settle.pay", with = function (base, result, chips)
      if result:announcer("close") or result:announcer("sixty-six") then return base(result, chips) end
      local best = result:best(result.seats, "total")
      if #best == 1 then chips:score(best[1], result:other(best[1]).worth, "higher total") end
    end },
    set { path  = "settle.says[4]",
          value = { "If nobody has closed or claimed, the higher total wins 1, 2 or 3, a tie nothing.",
                    ja = "クローズも宣言もなければ、合計の多い人が1~3点を得る。同点なら無得点。" } },
  },
}
