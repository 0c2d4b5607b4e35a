-- Points of the rules themselves that could not be made sure of (rulings.md 5 to 12), each as it is
-- played here.

-- Every cell of the home board but these covered with silver.
local home = {
  "############.", "############.", "############.", "############_", "############_", "############_",
  "############_", "############_", "############_", "############_", "############_", "########_____",
}

local function all_but(...)
  local open, laid = {}, {}
  for _, cell in ipairs { ... } do open[cell] = true end
  for row, line in ipairs(home) do
    for column = 1, #line do
      local cell = (row - 1) .. "," .. (column - 1)
      if line:sub(column, column) ~= "_" and not open[cell] then laid[#laid + 1] = "put silver home " .. cell end
    end
  end
  return laid
end

return examples {
  { say   = "the last income is counted when everything is laid: one more for a rune stone laid before scoring",
    given = { phase = "feast", round = 7, supply = { "rune stone" },
              laid = { "put silver home 11,0", "put silver home 10,0", "put silver home 11,1" } },
    moves = { "1 pass", "1 pass", "1 put rune_stone home 10,1" },
    trace = { "end feast", gap "pre-scoring", "put rune stone on home" },
    score = -120 },

  { say   = "without it one less",
    given = { phase = "feast", round = 7, supply = { "rune stone" },
              laid = { "put silver home 11,0", "put silver home 10,0", "put silver home 11,1" } },
    moves = { "1 pass", "1 pass", "1 pass" },
    score = -121 },

  { say   = "wood and stone are put on the cells of sheds and stone houses at any gap, not only at the end",
    given = { boards = { "shed", "stone house" }, supply = { "wood", "stone" }, workers = 6 },
    moves = { "1 place C1-04" },
    trace = { gap "placed" },
    offered = { "fill wood shed_1", "fill stone shed_1", "fill wood stone_house_1", "fill stone stone_house_1" } },

  { say   = "a single animal brings none",
    given = { phase = "breeding", supply = { "sheep" } },
    moves = { "1 pass" },
    supply_after = { "1 sheep", "0 pregnant sheep" } },

  { say   = "where one is with young, none of the others is from then on",
    given = { phase = "breeding", supply = { "sheep", "pregnant sheep" } },
    moves = { "1 pass" },
    supply_after = { "3 sheep", "0 pregnant sheep" } },

  { say   = "two with young bring two",
    given = { phase = "breeding", supply = { "2 pregnant cattle" } },
    moves = { "1 pass" },
    supply_after = { "4 cattle", "0 pregnant cattle" } },

  { say   = "a strip of which only the last item is left goes with it",
    given = { strips = { 1, 2 }, workers = 5, chance = { "card 22", "strip 3" } },
    moves = { "1 place C3-09", "1 take 3 1", "1 take 2 2", "1 place C2-12", "1 take 3 1", "1 place C1-11",
              "1 pass" },
    round_after = 2, offered = { "take 2 2", "take 2 3" }, not_offered = { "take 1 1" } },

  { say   = "one of which two are left loses one of them, and the other is still there",
    given = { strips = { 1, 2 }, workers = 5, chance = { "card 22", "strip 3" } },
    moves = { "1 place C3-09", "1 take 3 1", "1 take 2 2", "1 place C2-12", "1 take 2 1", "1 place C1-11",
              "1 pass", "1 take 1 1" },
    round_after = 2, supply_after = { "2 silver", "0 ore" } },

  { say   = "wood and ore never run out",
    given = { supply = { "32 wood", "40 ore" }, workers = 6 },
    moves = { "1 place C2-11", "1 pass" },
    supply_after = { "33 wood", "41 ore" } },

  { say   = "special tiles are not turned over: the Helmet fits where its leg is on the left",
    given = { supply = { "Helmet" }, laid = all_but("4,2", "4,3", "5,2", "5,3", "6,2"), workers = 6 },
    offered = { "put helmet home 4,2" } },

  { say   = "or after half a turn at the upper right",
    given = { supply = { "Helmet" }, laid = all_but("4,3", "5,2", "5,3", "6,2", "6,3"), workers = 6 },
    offered = { "put helmet home 4,2 turned_2" } },

  { say   = "but not where it would have to be on the lower right",
    given = { supply = { "Helmet" }, laid = all_but("4,2", "4,3", "5,2", "5,3", "6,3"), workers = 6 },
    not_offered = { "put helmet home 4,2", "put helmet home 4,2 turned", "put helmet home 4,2 turned_2",
                    "put helmet home 4,2 turned_3" } },

  { say   = "R25: with two longships and one free cell Ore Boatman takes one ore",
    given = { open = { 9 }, phase = "income", round = 7, laid = all_but("11,7"), vessels = { longship = { 0, 0 } } },
    moves = { "1 use 9", "1 yes" },
    trace = { "fires 9", "9: gain {ore 1}", "put ore on home", gap "listener", gap "start" },
    supply_after = { "0 ore" } },

  { say   = "R25: with two free cells two",
    given = { open = { 9 }, phase = "income", round = 7, laid = all_but("11,7", "10,7"),
              vessels = { longship = { 0, 0 } } },
    moves = { "1 use 9", "1 yes", "1 put ore home 10,7", "1 yes" },
    trace = { "fires 9", "9: gain {ore 1}", "put ore on home", "9: gain {ore 1}", "put ore on home" },
    supply_after = { "0 ore" } },

  { say   = "grain stands four squares high on the table, other food not higher up than the lowest row",
    given = { phase = "feast", supply = { "grain", "flax" } },
    offered = { "put grain banquet_table 0,0 turned", "put flax banquet_table 1,0 turned" },
    not_offered = { "put flax banquet_table 0,0 turned", "put flax banquet_table 2,0" } },

  { say   = "nothing lies on squares of Vikings that have not come: six columns in the first round",
    given = { phase = "feast", supply = { "stockfish" } },
    offered = { "put stockfish banquet_table 3,3" }, not_offered = { "put stockfish banquet_table 3,4" } },

  { say   = "nor where a ship has emigrated, two columns each",
    given = { phase = "feast", supply = { "stockfish" }, vessels = { ["knarr abroad"] = { 0 } } },
    offered = { "put stockfish banquet_table 3,2" },
    not_offered = { "put stockfish banquet_table 3,1", "put stockfish banquet_table 3,4" } },

  { say   = "four cows give three milk",
    given = { supply = { "4 cattle" }, workers = 6 },
    moves = { "1 place C1-08", "1 pass" },
    supply_after = { "3 milk" } },

  { say   = "and four sheep three wool",
    given = { supply = { "3 sheep", "pregnant sheep" }, workers = 6, chance = { "card 22" } },
    moves = { "1 place C3-06", "1 pass", "1 pass" },
    supply_after = { "3 wool" } },

  { say   = "whoever passes is done with the action phase, and the Vikings that are left go unused",
    given = { workers = 6, supply = { "silver" } },
    moves = { "1 pass", "1 pass", "1 pass" },
    trace = { gap "idle", gap "end", "end actions", "phase income" } },

  { say   = "C1-18 has two panels with a gap between",
    given = { hand = { 43 }, supply = { "stone", "5 silver" }, workers = 6 },
    moves = { "1 place C1-18", "1 pass", "1 yes", "1 play 43", "1 pass", "1 yes", "1 pass" },
    trace = { gap "placed", "pay {stone 1}", "play 43", "gain {fruits 1}", gap "panel", "gain {silver 1}",
              gap "done" } },

  { say   = "C1-18: the first may be skipped, and then the second is used",
    given = { hand = { 43 }, supply = { "stone", "5 silver" }, workers = 6 },
    moves = { "1 place C1-18", "1 pass", "1 pass" },
    trace = { gap "placed", "gain {silver 1}", gap "done" },
    supply_after = { "1 stone", "6 silver" } },
}
