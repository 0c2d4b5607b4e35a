-- House rule: everybody has a hundred points of credit.

return variant {
  of    = "hearts",
  title = { "A hundred on credit", ja = "100点の貸し" },
  ja    = "全員が100点分の貸しをもらう。",

  changes = {
    insert { after = "settle.points", line = score "credit" { ja = "貸し", each_seat, function ()
      return -100
    end } },
  },
}
