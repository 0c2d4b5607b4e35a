-- House rule: eighty cards, four of each without nines, and twenty for everybody. There is no
-- dix, and melds may be there three and four times; the least bid is 500, the last trick counts
-- 20, and 5000 points win.

local often = { { "" }, { "double ", "2組の" }, { "triple ", "3組の" }, { "fourfold ", "4組の" } }

-- A meld once to four times, the dearest first, as a card serves once.
local function up_to_four(name, ja, cards, points)
  local shapes = {}
  for copies = 4, 1, -1 do
    local one = { copies = copies > 1 and copies or nil, same_suit = cards.same_suit, table.unpack(cards) }
    table.insert(shapes, { often[copies][1] .. name, ja = (often[copies][2] or "") .. ja, points = points[copies],
                           cards_named(one) })
  end
  return shapes
end

local function around(name, ja, rank, points)
  return up_to_four(name, ja, { rank .. " of spades", rank .. " of hearts", rank .. " of diamonds",
                                rank .. " of clubs" }, points)
end

local function together(...)
  local all = {}
  for _, shapes in ipairs { ... } do
    for _, shape in ipairs(shapes) do table.insert(all, shape) end
  end
  return each_card_once(all)
end

return variant {
  of      = "pinochle",
  title   = { "Double deck", ja = "ダブルデック" },
  ja      = "9を除いて同じカードが4枚ずつ、80枚を20枚ずつ配る。ディックスはなく、役は3組、4組もある。ビッドは500から、最後のトリックは20点、5000点で勝ち。",

  changes = {
    set { path = "house.target_score", value = 5000 },
    set { path = "packs", value = 4 },
    set { path = "without", value = { "9" } },
    set { path = "deal.packets", value = { 5, 5, 5, 5 } },
    set { path = "bid.numbers", value = { from = 500, to = 3000, step = 10 } },
    set { path = "card_points", value = { { 10, "Ace", "10", "King" }, { 20, last_trick } } },
    set { path  = "meld.shapes",
          value = {
            together(up_to_four("run", "ラン", { "Ace", "10", "King", "Queen", "Jack", same_suit = trump_suit },
                                { 150, 1500, 2250, 3000 }),
                     { { "marriage", ja = "マリッジ", points = 20, in_trumps = 40,
                         cards_named { "King", "Queen", same_suit = true } } }),
            together(around("aces around", "A4枚", "Ace", { 100, 1000, 1500, 2000 }),
                     around("kings around", "K4枚", "King", { 80, 800, 1200, 1600 }),
                     around("queens around", "Q4枚", "Queen", { 60, 600, 900, 1200 }),
                     around("jacks around", "J4枚", "Jack", { 40, 400, 600, 800 })),
            together(up_to_four("pinochle", "ピノクル", { "Queen of spades", "Jack of diamonds" },
                                { 40, 300, 600, 900 })),
          } },
  },
}
