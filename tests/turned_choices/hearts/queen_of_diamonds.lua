-- House rule: whoever takes the queen of diamonds scores fifteen points less.

return variant {
  of    = "hearts",
  title = { "The queen of diamonds", ja = "ダイヤのクイーン" },
  ja    = "ダイヤのクイーンを取った人は、得点から15点引く。",

  changes = {
    append { path   = "settle.says",
             values = { { "Whoever has taken the queen of diamonds scores 15 points less.",
                          ja = "ダイヤのクイーンを取った人は、得点から15点引く。" } } },
    insert { after = "settle.points",
             line  = score "queen of diamonds" { ja = "ダイヤのクイーン", each_seat, function (seat)
               return -15 * seat:count("Queen of diamonds")
             end } },
  },
}
