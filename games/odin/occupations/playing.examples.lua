-- The occupations of playing.lua at work. 52 lies open with a silver more: so that they can be played.

return examples {
  { say   = "52 to 176: played, the cards of this file are worth 5 points",
    given = { phase = "feast", round = 7,
              open = { 52, 99, 176 } },
    score = -117 },

  { say   = "52: a silver plays one occupation, as an action of its own",
    given = { open = { 52 }, hand = { 43, 27 }, supply = { "2 silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 43" },
    trace = { "use 52", "pay {silver 1}", "push play", "play 43", "gain {fruits 1}", gap "done" },
    supply_after = { "1 silver", "1 fruits" }, not_offered = { "play 27" } },

  { say   = "52: not without a silver",
    given = { open = { 52 }, hand = { 43 }, workers = 6 },
    not_offered = { "use 52" } },

  { say   = "52: not without an occupation in hand",
    given = { open = { 52 }, supply = { "silver" }, workers = 6 },
    not_offered = { "use 52" } },

  { say   = "99: one occupation a draw",
    given = { open = { 99 }, hand = { 22, 25 }, workers = 6 },
    moves = { "1 place C1-17", "1 yes", "1 use 99", "1 play 22" },
    not_offered = { "play 25" } },

  { say   = "99: also instead of the one that column 3 brings",
    given = { open = { 99 }, hand = { 43 }, vessels = { longship = { 0 } }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C3-11", "1 use 99" },
    supply_after = { "1 fruits" }, not_offered = { "play 22" } },

  { say   = "99: or the draw as usual",
    given = { open = { 99 }, hand = { 43 }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C1-17", "1 yes", "1 pass" },
    trace = { "draw 22" }, supply_after = { "0 fruits" } },

  { say   = "99: an occupation that trades is played instead of the card, too",
    given = { open = { 99, 102 }, hand = { 83 }, supply = { "peas" }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C1-17", "1 yes", "1 use 99", "1 play 83", "1 yes",
              "1 upgrade peas", "1 place C2-18", "1 pass" },
    trace = { "push C2-18", gap "placed", "fizzle C2-18" } },

  { say   = "99: nobody plays who has none in hand",
    given = { open = { 99 }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C1-17", "1 yes" },
    trace = { "push C1-17", gap "placed", "draw 22" } },

  { say   = "176: peas after a space that plays two, once",
    given = { open = { 176 }, hand = { 43, 27 }, workers = 6 },
    moves = { "1 place C2-18", "1 play 43", "1 play 27", "1 pass" },
    supply_after = { "1 fruits", "1 peas" } },

  { say   = "176: none where none is played",
    given = { open = { 176 }, hand = { 43 }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C1-17", "1 yes", "1 yes", "1 pass" },
    trace = { "pop C1-17" }, supply_after = { "0 peas", "1 silver" } },
}
