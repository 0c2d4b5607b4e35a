-- Goods traded, bought and stored.

-- One more of each good of which there are three; animals are none of them.
local fourth_ones = {}
for _, good in ipairs {
  "peas", "flax", "beans", "grain", "cabbage", "fruits",
  "mead", "stockfish", "milk", "salt meat", "game meat", "whale meat",
  "oil", "hide", "wool", "linen", "skin and bones", "fur", "robe", "clothing",
  "rune stone", "silverware", "chest", "silk", "spices", "jewelry", "treasure chest", "silver hoard",
} do
  fourth_ones[#fourth_ones + 1] = gain { good, when = exactly { count(good), 3 } }
end

return part {
  cards = {
    card { 2, "Patron", ja = "後ろ盾", points = 1, marks = { "C" },
      adjust { "price", by = -1, at_least = 2, once_per = "action", only_spaces = true } },
    card { 17, "Orient Shipper", ja = "東方の海運商", points = 0, marks = { "A" },
      on_play {
        may { action "upgrade" { choose { upgrade { 1, of = "orange", steps = 3 },
                                          upgrade { 1, of = "red",    steps = 2 },
                                          upgrade { 1, of = "green" } } } } } },
    card { 28, "Locksmith", ja = "錠前師", points = 1, marks = { "B" },
      on_gain { goods = { "chest", "treasure chest" }, for_each = true,
        may { convert { { "silver" }, to = { "oil" } } } } },
    card { 29, "Meat Preserver", ja = "塩漬け職人", points = 3, marks = { "B" },
      on_play { gain { { "salt meat", times = least_of { count "game meat", count "whale meat" } } } } },
    card { 30, "Silk Merchant", ja = "絹商人", points = 3, marks = { "B" },
      on_play {
        gain { { "silver", times = sum { at_least { count "silk", 1 },
                                         product { 2, at_least { count "silk", 2 } },
                                         product { 3, at_least { count "silk", 3 } } } } } } },
    card { 31, "Storeman", ja = "倉庫番", points = 2, marks = { "C" },
      on_play { choose(fourth_ones) } },
    card { 36, "Ship's Cook", ja = "船の料理人", points = 2, marks = { "A" },
      before { step = "overseas trading",
        may { action "upgrade" { upgrade { 1, of = { "salt meat", "game meat", "whale meat" } } } } } },
    card { 37, "Foreign Trader", ja = "貿易商", points = 1, marks = { "A" },
      before { step = "overseas trading", may { action "upgrade" { upgrade { 1 } } } } },
    card { 62, "Fine Blacksmith", ja = "細工鍛冶", points = 3, marks = { "B", "starting" },
      on_play { may { choose { convert { { "ore", "silver" }, to = { "Crucifix" } },
                               convert { { "ore", "silver" }, to = { "Cloakpin" } } } } } },
    card { 67, "Private Chef", ja = "専属料理人", points = 1, marks = { "C" },
      on_play { may { convert { { "4 silver" }, to = { "2 silverware", "game meat", "mead" } } } } },
    card { 73, "Metalsmith", ja = "金属細工師", points = 2, marks = { "C" },
      on_play { may { choose { gain { "silverware" },
                               convert { { "2 silver" }, to = { "Crucifix" } },
                               convert { { "5 silver" }, to = { "Chalice" } } } } } },
    card { 78, "Traveling Merchant", ja = "旅商人", points = 0, marks = { "B" },
      on_play {
        may { upgrade { least_of { 7, product { 2, count "knarr" } }, turn_over = true } } } },
    card { 83, "Wholesaler", ja = "卸売商", points = 1, marks = { "A" },
      on_play { may { action "upgrade" { upgrade { 4, one_kind = true } } } } },
    card { 86, "Hide Buyer", ja = "皮の買い手", points = 3, marks = { "A" },
      on_play { may { choose { convert { { "2 silver" }, to = { "hide" } },
                               convert { { "4 silver" }, to = { "2 hide" } },
                               convert { { "6 silver" }, to = { "3 hide" } } } } } },
    card { 88, "Clerk", ja = "事務官", points = 2, marks = { "C" },
      before { step = "overseas trading",
        again { count "knarr", { spend { "silver" }, shift { steps = 1, rows = -1 } } } } },
    card { 102, "Fur Merchant", ja = "毛皮商", points = 2, marks = { "B" },
      instead_of { upgrades = 1, space = { "C1-12", "C2-12" },
        may { choose { convert { { "game meat" }, to = { "fur" } }, convert { { "silk" }, to = { "fur" } } } } } },
    card { 123, "Oil Seller", ja = "油売り", points = 1, marks = { "C" },
      after { space = { "C1-12", "C2-12" }, may { convert { { "oil" }, to = { "silverware" } } } } },
    card { 149, "Priest", ja = "司祭", points = 1, marks = { "A" },
      before { step = "overseas trading", only_spaces = true, gain { "oil" } } },
    card { 150, "Meat Buyer", ja = "肉買い付け人", points = 0, marks = { "C", "starting" },
      instead_of { gaining = "2 stockfish", convert { { "stockfish" }, to = { "game meat" } } },
      instead_of { gaining = "2 salt meat", convert { { "salt meat" }, to = { "game meat" } } } },
    card { 152, "Merchant", ja = "商人", points = 1, marks = { "A" },
      during { when = any_of { did "upgrade 3", did "upgrade 4" },
        may { upgrade { 1, only_just = true } } } },
    card { 175, "Codliver Oil Presser", ja = "肝油絞り人", points = 2, marks = { "B" },
      after { when = gained { 1, "stockfish" }, may { convert { { "silver" }, to = { "oil" } } } } },
    card { 190, "Bosporus Merchant", ja = "ボスポラスの商人", points = 0, marks = { "B" },
      on_gain { goods = "spices", for_each = true, gain { "oil" } } },
  },
}
