-- House rule: the last trick scores two points more, and an ace of the right hand card asks for eight tricks.

return variant {
  of    = "exposure",
  title = { "Two for the last trick", ja = "最後のトリックに2点" },
  ja    = "最後のトリックに勝った人は、さらに2点を得る。"
          .. "場札の3枚目がエースのときの目標トリック数は8とする。",

  changes = {
    insert { at_end_of = "settle",
             line = score "last trick" { ja = "最後のトリック", each_seat, function (seat, result)
               return result.last_trick.winner == seat and 2 or 0
             end } },
    append { path = "settle.says", values = { { "The last trick scores 2 points more.",
                                                ja = "最後のトリックはさらに2点になる。" } } },
    set { path = "fix.target.Ace", value = 8 },
    set { path = "deck", value = "french_52" },
    set { path = "without", value = { "2", "3", "4", "5", "6", "7", "8" } },
  },
}
