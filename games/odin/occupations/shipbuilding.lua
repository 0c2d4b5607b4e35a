-- Ships are built, bought and sold, and some wait until there are many.

return part {
  cards = {
    card { 61, "Wharf Owner", ja = "造船所の主", points = 3, marks = { "C" },
      on_play { may { convert { { "longship" }, to = { "8 silver" } } } } },
    card { 64, "Ship Builder", ja = "船大工", points = 1, marks = { "A" },
      on_play { may { convert { { "2 silver", "whaling boat" }, to = { "longship" } } } } },
    card { 81, "Quarter-master", ja = "主計官", points = 2, marks = { "C" },
      on_play {
        may { convert {
          { { "silver", times = sum { 8, minus { count "sword" },
                                      minus { half { sum { count { "bow", "spear" }, 1 } } } } } },
          to = { "longship" } } } } },
    card { 82, "Longship Builder", ja = "竜頭船大工", points = 1, marks = { "B" },
      on_play {
        may { when = count "knarr",
              convert { { { "silver", times = sum { 6, minus { product { 3, at_least { count "knarr", 2 } } },
                                                    minus { product { 2, at_least { count "knarr", 3 } } } } } },
                        to = { "longship" } } } } },
    card { 105, "Knarr Builder", ja = "商船大工", points = 3, marks = { "B" },
      instead_of { space = "C1-02", may { convert { { "3 wood" }, to = { "knarr" } } } } },
    card { 148, "Spice Trader", ja = "香辛料売り", points = 1, marks = { "C" },
      after { group = "Build Ships", when = gained { 1, "knarr" },
        may { convert { { "3 silver" }, to = { "spices" } } } } },
    card { 178, "Boat Builder", ja = "小舟大工", points = 0, marks = { "B" },
      as_soon_as { when = at_least { count "large ships", 4 }, gain { "2 whaling boat" } } },
    card { 179, "Cutter Operator", ja = "帆船乗り", points = 2, marks = { "B" },
      on_gain { goods = "knarr", once_per = "game",
        gain { { "stockfish", times = count "knarr" }, { "silver", times = count "knarr" } } } },
    card { 180, "Beach Raider", ja = "浜の襲撃者", points = -2, marks = { "C" },
      as_soon_as { when = at_least { count "longship", 3 },
        gain { { "silverware",
                 times = by_count { income_of_boards, [0] = 4, [6] = 3, [12] = 2, [31] = 0 } } } } },
    card { 181, "Sail Patcher", ja = "帆の繕い手", points = 1, marks = { "C" },
      as_soon_as { when = at_least { count "large ships", 3 },
        gain { { "wool", times = by_count { income_of_boards, [0] = 3, [5] = 2, [10] = 1, [31] = 0 } } } } },
    card { 184, "Sponsor", ja = "後援者", points = 0, marks = { "C" },
      on_play {
        may { choose { convert { { "4 wood",   "3 ore" }, to = { { "longship", loaded = 3 } } },
                       convert { { "3 silver", "3 ore" }, to = { { "longship", loaded = 3 } } } } } } },
  },
}
