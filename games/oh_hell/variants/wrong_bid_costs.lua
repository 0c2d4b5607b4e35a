-- House rule: a wrong bid costs five points, whatever the difference.

return variant {
  of       = "oh_hell",
  title    = { "A wrong bid costs five", ja = "外れたら5点の失点" },
  ja       = "ビッドが外れたら、差にかかわらず5点を失う。",
  excludes = { difference_lost = "a wrong bid costs either a fixed number of points or the difference" },
  house    = {
    wrong_bid = number { 5, { "points lost for a wrong bid", ja = "ビッドが外れたときに失う点" }, from = 1, to = 100 },
  },

  changes = {
    set { path  = "settle.says[2]",
          value = { "A wrong bid costs {house.wrong_bid} points.", ja = "ビッドが外れた人は、{house.wrong_bid}点を失う。" } },
    insert { after = "settle.bid", line = score "wrong bid" { ja = "外れたビッド", each_seat, function (seat)
      return seat.tricks == seat.predicted and 0 or -house.wrong_bid
    end } },
  },
}
