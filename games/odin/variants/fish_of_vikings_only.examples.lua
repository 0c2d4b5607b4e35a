return examples {
  { say   = "nothing for stockfish of a played occupation",
    given = { open = { 52, 175 }, hand = { 27 }, supply = { "2 silver" }, vessels = { ["whaling boat"] = { 0 } },
              workers = 6 },
    moves = { "1 use 52", "1 play 27", "1 pass" },
    supply_after = { "1 stockfish", "1 silver" }, not_offered = { "use 175" } },

  { say   = "oil may be bought for those of a space",
    given = { open = { 175 }, supply = { "silver" }, workers = 6 },
    moves = { "1 place C1-04", "1 use 175" },
    supply_after = { "1 stockfish", "1 oil", "0 silver" } },
}
