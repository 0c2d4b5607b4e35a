-- House rule: one of each change.
return variant {
  of = "hearts", title = { "Each", ja = "x" }, players = { 4 }, after = { "moon_subtracts" },
  excludes = { no_passing = "why" }, house = { bonus = number { 3, "a bonus", from = 0, to = 9 } },
  changes = {
    set { path = "house.target_score", value = 50 },
    append { path = "card_points", values = { { 1, "10 of spades" }, { times = 2, exposed } } },
    insert { before = "play", phase = offer_to_expose { to = each_seat, cards = { "King of spades" } } },
    insert { after = "settle.points", line = score "bonus" { each_seat, function (seat) return seat.tricks == 0 and -house.bonus or 0 end } },
    remove { path = "exchange" },
    wrap { path = "settle.points", with = function (base, seat, result) return base(seat, result) end },
  },
}
