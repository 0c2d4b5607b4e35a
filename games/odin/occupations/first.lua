return part {
  cards = {
    card { 43, "Fruit Picker", ja = "果物摘み", points = 0, marks = { "A" }, on_play { gain { "fruits" } } },
    card { 52, "Tutor", ja = "導師", points = 0, marks = { "A", "starting" },
      at_any_time { spend { "silver" }, action "play" { play_cards { 1 } } } },
    card { 154, "Woodcutter", ja = "木こり", points = 2, marks = { "A", "starting" },
      after { when = gained { 2, "wood" }, gain { "silver" } } },
  },
}
