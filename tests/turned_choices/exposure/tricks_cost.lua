-- House rule: a trick costs two points, and the contract counts nothing.

return variant {
  of    = "exposure",
  title = { "Dear tricks", ja = "トリックは損" },
  ja    = "1トリックにつき2点失い、契約の点はない。",

  changes = {
    set { path  = "settle.says",
          value = { { "Each player loses 2 points for each trick and scores the points of the own melds.",
                      ja = "1トリックにつき2点失い、自分の役の点を得る。" } } },
    set { path  = "settle.tricks",
          value = score "tricks" { each_seat, function (seat) return -2 * seat.tricks end } },
    remove { path = "settle.contract" },
  },
}
