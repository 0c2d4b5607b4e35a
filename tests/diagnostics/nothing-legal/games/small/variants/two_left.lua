-- House rule: all but the 9 and the 10 of hearts are laid away, then three cards are passed on.

return variant {
  of    = "small",
  title = "Two are left",

  changes = {
    set { path = "zones.away", value = per_seat { face_down } },
    insert { before = "play", phase = move { cards { except = { "9 of hearts", "10 of hearts" } }, from = "hand", to = "away", of = each_seat } },
    insert { before = "play", phase = exchange { who = all_at_once, gives = pick { 3 }, to = left_neighbour } },
  },
}
