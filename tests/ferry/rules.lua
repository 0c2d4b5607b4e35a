-- Ferry: the smallest board game that has something of everything.

return game "Ferry" {
  players = { 1 },
  house   = { rounds = number { 3, "rounds of the game", from = 1, to = 9 } },
  workers = { "hand", many = "hands", ready = { 3 } },
  goods   = { ladder { "raw", "smoked", { "2x1", "fish", "kipper" } }, piece { "silver" } },
  kinds   = { food = { "fish", "kipper" } },

  boards = { board { "stall", yours = true, accepts = { "smoked", "silver" },
                     income = { { 1, 2, full = 3 } }, bonus = { ["0,0"] = "fish" },
                     "B.I",
                     "NI." } },

  steps = {
    roll "fishing" { die = 6, low = true, rolls = 2, pay_with = { "silver" },
                     success = { gain { "2 fish" } }, failure = { gain { "fish" } } },
    act_step "sale" { needs = count "fish", convert { { "1 fish" }, to = { "2 silver" } } },
  },

  spaces = { column { 1, prefix = "F",
    space { "Fishing", run "fishing" },
    space { "Market", panels { run "sale", upgrade { 1 }, play_cards { up_to = 1 } } } } },

  cards = { card { 1, "Smoker", points = 1, on_play { repeat_ { 2, gain { "kipper" } } } },
            card { 2, "Pilot",  points = 2, after { deed = "fishing", may { take_back { 1 } } } } },

  anytime = { put_tiles {} },
  always  = { on_gain { "tip", goods = "kipper", gain { "silver" } } },

  phases = {
    phase "setup" { gain { "2 silver" }, draw_cards { 2 } },
    rounds { house.rounds,
      phase "actions" { turns { place_workers {} } },
      phase "income"  { evaluate_income {} },
      phase "home"    { evaluate_bonus {}, remove_workers {} } },
  },

  score_sheet = { line "goods" { sum { count "silver", product { 2, count "kipper" } } },
                  line "cards" { points_of_cards },
                  line "stall" { minus { uncovered_points } } },
}
