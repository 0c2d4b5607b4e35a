-- Sheep, cattle and what they give.

local species = sum { at_least { count "all sheep", 1 }, at_least { count "all cattle", 1 } }

return part {
  cards = {
    card { 1, "Peddler", ja = "行商人", points = 0, marks = { "A" },
      adjust { "price", by = -1, group = "Livestock Market" } },
    card { 10, "Milker", ja = "乳搾り", points = 1, marks = { "A" },
      on_play { gain { { "milk",   times = species }, { "silver", times = species } } } },
    card { 26, "Meat Inspector", ja = "肉検査官", points = 0, marks = { "C", "starting" },
      on_play {
        gain { { "silver", times = sum {
          kinds_of { "mead", "stockfish", "milk", "salt meat", "game meat", "whale meat" },
          at_least { count "all sheep", 1 }, at_least { count "all cattle", 1 } } } } } },
    card { 33, "Sheep Shearer", ja = "羊の毛刈り", points = 2, marks = { "A" },
      on_play {
        gain { { "wool", times = sum { at_least { count "all sheep", 3 }, at_least { count "all sheep", 4 },
                                       at_least { count "all sheep", 6 } } } } } },
    card { 34, "Shepherd", ja = "羊飼い", points = 0, marks = { "A", "starting" },
      on_play {
        gain { { "milk", when = at_least { count "all sheep", 2 } },
               { "wool", times = sum { at_least { count "all sheep", 2 }, at_least { count "all sheep", 4 } } } } } },
    card { 35, "Cattle Breeder", ja = "牛の育種家", points = 0, marks = { "A" },
      on_play { may { run "breeding" } } },
    card { 63, "Hornturner", ja = "角細工師", points = 2, marks = { "C" },
      on_play { may { spend_one { "all sheep" }, gain { "salt meat", "hide", "wool" } },
                may { convert { { "3 silver" }, to = { "Drinking Horn" } } } } },
    card { 74, "Cowherd", ja = "牛飼い", points = 1, marks = { "A" },
      on_play { may { convert { { "2 silver", "grain" }, to = { "cattle" } } } } },
    card { 79, "Breeder", ja = "畜産家", points = 1, marks = { "A" },
      on_play { may { convert { { "cattle" }, to = { "pregnant cattle" } } } } },
    card { 80, "Shepherd Boy", ja = "羊飼いの少年", points = 0, marks = { "B" },
      on_play { may { convert { { "2 silver" }, to = { "sheep" } } } } },
    card { 174, "Bosporus Traveller", ja = "ボスポラスの旅人", points = 1, marks = { "A", "starting" },
      on_gain { goods = "cattle", for_each = true,
        may { choose { convert { { "4 silver" }, to = { "spices" } },
                       convert { { "3 silver" }, to = { "silk" } } } } } },
  },
}
