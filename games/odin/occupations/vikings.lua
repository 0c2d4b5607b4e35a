-- Vikings that come back, are counted, or act once more.

return part {
  cards = {
    card { 60, "Inspector", ja = "監査役", points = 2, marks = { "C" },
      on_play { may { choose { bring_back { 1 },
                               { spend { { "silver", times = round_number } }, bring_back { 2 } } } } } },
    card { 76, "Homecomer", ja = "帰郷者", points = 1, marks = { "A" },
      on_play { may { bring_back { 1, column = 4, each_once = true } } } },
    card { 77, "Follower", ja = "模倣者", points = 0, marks = { "A" },
      on_play { may { use_space { column = 2, occupied = true } } } },
    card { 91, "Latecomer", ja = "遅参者", points = 0, marks = { "C", "starting" },
      end_of { phase = "actions",
        may { use_space { column = 1, beside_workers = true, cost = { "silver" } } } } },
    card { 151, "Thing Spokesman", ja = "シングの代弁人", points = 3, marks = { "C", "starting" },
      on_return { at_most = 2, gain { "silver" } } },
    card { 161, "Whaling Assistant", ja = "捕鯨の助手", points = 0, marks = { "B" },
      during { phase = "bonus", when = workers_on { column = 3, at_least = 7 }, gain { "cabbage" } } },
    card { 162, "Flax Farmer", ja = "亜麻農家", points = 1, marks = { "C" },
      during { phase = "bonus", when = workers_on { column = 2, at_least = 7 }, gain { "flax" } } },
    card { 166, "Weapons Warden", ja = "武器係", points = 1, marks = { "B" },
      before { when = all_of { exactly { placed_now, 2 }, at_least { placements { 2 }, 2 } },
        draw { "weapons" } } },
    card { 168, "Earl of Lade", ja = "ラーデの伯爵", points = 2, marks = { "C" },
      on_home { exactly = 3, gain { "silver" } } },
  },
}
