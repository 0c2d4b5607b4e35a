-- House rule: three hearts go to the left.

return variant {
  of    = "small",
  title = "Three hearts",

  changes = {
    insert { before = "play",
             phase = exchange { who = all_at_once, gives = pick { 3, "hearts" }, to = left_neighbour } },
  },
}
