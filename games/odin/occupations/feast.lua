-- The feast.

return part {
  cards = {
    card { 5, "Chief", ja = "首長", points = 7, marks = { "A" },
      on_play { run "feast" } },
    card { 7, "Miller", ja = "粉屋", points = 3, marks = { "A" },
      after { phase = "feast", gain { { "silver", times = least_of { 2, count "grain" } } } } },
    card { 157, "Skinner", ja = "皮はぎ人", points = 0, marks = { "C" },
      on_put { goods = { "all sheep", "all cattle" }, boards = "banquet table", phase = "feast",
        gain { "skin and bones" } } },
    card { 158, "Barbarian", ja = "蛮族", points = 1, marks = { "A" },
      on_put { goods = { "game meat", "whale meat" }, boards = "banquet table", phase = "feast",
        draw { "weapons", 3 }, gain { "silver" } } },
    card { 159, "Festive Hunter", ja = "祭事の狩人", points = 1, marks = { "B" },
      after { phase = "feast", when = served "game meat",
        may { action "hunt" { run "hunting game" } } } },
    card { 165, "Village Leader", ja = "村長", points = 3, marks = { "A" },
      start_of { phase = "feast", when = count "clothing", gain { "2 silver" } } },
    card { 167, "Taster", ja = "毒味役", points = 3, marks = { "B" },
      start_of { phase = "feast", gain { { "silver", times = least_of { 2, count "spices" } } } } },
    card { 186, "Pea Flour Baker", ja = "豆粉のパン屋", points = 3, marks = { "A" },
      adjust { "lying", by = 1, goods = "peas" } },
  },
}
