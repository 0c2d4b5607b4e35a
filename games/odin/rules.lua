-- A Feast for Odin: place Vikings, and fill your boards. It is played alone: with
-- trading, sailing and hunting. A bare word belongs to the language (docs/words.md); a
-- "quoted" name is this game's own. Points on which the sources are silent: rulings.md.

return game "A Feast for Odin" {
  family      = board_games,
  also_called = { "Ein Fest für Odin", "Un Festin pour Odin" },

  players = { 1 },
  parts   = { "goods", "boards", "actions", "spaces",
              "occupations/animals", "occupations/boards", "occupations/exchanges", "occupations/feast",
              "occupations/harvest", "occupations/hunting", "occupations/mountains", "occupations/playing",
              "occupations/raiding", "occupations/sailing", "occupations/shipbuilding", "occupations/spaces_used",
              "occupations/trade", "occupations/vikings" },

  house = {
    rounds            = number { 7, "rounds of the game", from = 1, to = 7 },
    decks             = number { 3, "occupations: 1 deck A, 2 decks B and C, 3 all", from = 1, to = 3 },
    chosen_start      = number { 0, "1: the first occupation is chosen", from = 0, to = 1 },
    gap_between_rolls = number { 1, "1: anytime actions may be taken between two rolls", from = 0, to = 1 },
  },

  workers = { "Viking", many = "Vikings", colours = 2, ready = { 5, 5 } },  -- colours take turns, round by round

  rulings = { gap_between_rolls = house.gap_between_rolls },

  phases = {
    phase "setup" {
      gain { "bow", "snare", "spear", "mead" },
      reveal_strips { 2 },
      remove_cards { "B", "C", when = exactly { house.decks, 1 } },
      remove_cards { "A",      when = exactly { house.decks, 2 } },
      draw_cards { 1, of = "starting", unless = house.chosen_start },
      draw_cards { 1, of = "starting", chosen = true, when = house.chosen_start },
      remove_cards { "starting" },
    },

    rounds { house.rounds,
      phase "new Vikings" { bring_workers { by_round { 1, 2, 2, 2, 2, 2, 2 } } },

      phase "harvest" { level = by_round { 1, 2, 0, 3, 0, 4, 0 },
        gain { when = at_least { level, 1 },
               "peas", "beans", "flax",
               { "grain",   when = at_least { level, 2 } },
               { "cabbage", when = at_least { level, 3 } },
               { "fruits",  when = exactly { level, 4 } } } },

      phase "exploration boards" {
        turn_boards { by_round { none, none, "Shetland", "Faroe Islands", "Iceland", "Greenland" },
                      lay = 2 } },

      phase "new weapon" { run "weapon draw" },
      phase "actions"    { turns { place_workers {} } },
      phase "income"     { unless = last_round, evaluate_income {} },

      phase "breeding" {
        breed { "sheep",  young = "pregnant sheep" },
        breed { "cattle", young = "pregnant cattle" } },

      phase "feast" {
        set_out { "banquet table" },
        gain { { "Thing Penalty", times = uncovered { "banquet table" } } },
        clear_board { "banquet table" } },

      leave { when = last_round },

      phase "bonus"           { evaluate_bonus {} },
      phase "mountain strips" { advance_strips { reveal = 1 } },
      phase "removal"         { remove_workers {} },
    },

    gap "pre-scoring",
  },

  -- Each line is a line of the score sheet.
  score_sheet = {
    line "ships"              { sum { product { 3, count "whaling boat" }, product { 5, count "knarr" },
                                      product { 8, count "longship" } } },
    line "emigrations"        { sum { product { 18, count "knarr abroad" },
                                      product { 21, count "longship abroad" } } },
    line "exploration boards" { points_of { "exploration" } },
    line "sheds and houses"   { points_of { "buildings" } },
    line "sheep and cattle"   { sum { product { 2, count "sheep" },  product { 3, count "pregnant sheep" },
                                      product { 3, count "cattle" }, product { 4, count "pregnant cattle" } } },
    line "occupations"        { points_of_cards },
    line "silver"             { count "silver" },
    line "final income"       { income_of_boards },
    line "English Crown"      { product { 2, owned "English Crown" } },
    line "empty cells"        { minus { uncovered_points } },
    line "Thing penalties"    { minus { product { 3, count "Thing Penalty" } } },
  },
}
