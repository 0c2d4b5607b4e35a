return examples {
  { say   = "stone stays in the supply in the action phase",
    given = { boards = { "stone house" }, supply = { "stone" }, workers = 6 },
    not_offered = { "fill stone stone_house_1" } },

  { say   = "and is put in place before scoring",
    given = { boards = { "stone house" }, supply = { "stone" }, round = 7, phase = "feast", workers = 0 },
    offered = { "fill stone stone_house_1" } },
}
