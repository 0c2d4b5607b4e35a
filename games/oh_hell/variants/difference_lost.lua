-- House rule: a wrong bid costs a point for each trick too many or too few.

return variant {
  of       = "oh_hell",
  title    = { "The difference is lost", ja = "差だけ失点" },
  ja       = "ビッドが外れたら、多すぎたり足りなかったりしたトリック1つにつき1点を失う。",

  changes = {
    set { path  = "settle.says[2]",
          value = { "A wrong bid costs a point for each trick too many or too few.",
                    ja = "ビッドが外れた人は、ビッドとの差1トリックにつき1点を失う。" } },
    insert { after = "settle.bid", line = score "difference" { ja = "ビッドとの差", each_seat, function (seat)
      return -math.abs(seat.tricks - seat.predicted)
    end } },
  },
}
