return examples {
  { say   = "Latecomer stays away from Vikings of the last round",
    given = { open = { 91 }, supply = { "silver", "flax" }, strips = { 1 }, round = 2, workers = 0,
              others_on_spaces = { ["C1-10"] = 1 } },
    moves = { "1 pass" },
    not_offered = { "use 91" } },

  { say   = "two Vikings in column 4 bring no weapon",
    given = { open = { 106, 166 }, workers = 4, on_spaces = { ["C2-07"] = 2 },
              vessels = { longship = { 0, 0, 0, 0 } } },
    moves = { "1 place C4-08" },
    supply_after = { "1 silver hoard", "0 bow", "0 snare", "0 spear", "0 sword" } },

  { say   = "wood of another phase brings no silver",
    given = { open = { 52, 154 }, hand = { 24 }, supply = { "silver" }, vessels = { ["whaling boat"] = { 0, 0 } },
              phase = "breeding" },
    moves = { "1 use 52", "1 play 24" },
    supply_after = { "2 wood", "0 silver" } },
}
