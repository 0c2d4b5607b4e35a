-- House rule: six cards of each hand are laid away, then three are passed on.

return variant {
  of    = "small",
  title = "Two are left",

  changes = {
    set { path = "zones.away", value = per_seat { face_down } },
    insert { before = "play", phase = move { 6, any_card, from = "hand", to = "away", of = each_seat } },
    insert { before = "play", phase = exchange { who = all_at_once, gives = pick { 3 }, to = left_neighbour } },
  },
}
