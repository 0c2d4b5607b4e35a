-- House rule: whoever takes the jack of diamonds takes ten points off.

return variant {
  of    = "hearts",
  title = { "The jack of diamonds", ja = "ダイヤのジャックはマイナス10点" },
  ja    = "ダイヤのジャックを取った人は、得点から10点引く。",

  changes = {
    append { path   = "settle.says",
             values = { { "Whoever has taken the jack of diamonds scores 10 points less.",
                          ja = "ダイヤのジャックを取った人は、得点から10点引く。" } } },
    insert { after = "settle.points",
             line  = score "jack of diamonds" { ja = "ダイヤのジャック", each_seat, function (seat)
               return -10 * seat:count("Jack of diamonds")
             end } },
  },
}
