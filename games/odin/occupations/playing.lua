-- Cards that play cards.

return part {
  cards = {
    card { 52, "Tutor", ja = "導師", points = 0, marks = { "A", "starting" },
      at_any_time { spend { "silver" }, action "play" { play_cards { 1 } } } },
    card { 99, "Preceptor", ja = "教師", points = 2, marks = { "A" },
      instead_of { draw = "card", may { action "play" { play_cards { 1 } } } } },
    card { 176, "Etiquette Teacher", ja = "礼節の教師", points = 3, marks = { "B" },
      after { when = cards_played, gain { "peas" } } },
  },
}
