-- Occupations of mountains.lua at work. 52 in play and a silver more: so they can be played.

return examples {
  { say   = "6: a silver for each stone of a strip",
    given = { open = { 6 }, workers = 6, strips = { 1 } },
    moves = { "1 place C4-06", "1 take 4 1" },
    supply_after = { "2 wood", "2 stone", "2 silver" } },
}
