-- Occupations of feast.lua at work. 52 in play and a silver more: so they can be played.

return examples {
  { say   = "5: a feast at once, whose empty columns are penalties",
    given = { open = { 52 }, hand = { 5 }, supply = { "silver", "peas" }, workers = 3 },
    moves = { "1 use 52", "1 play 5", "1 put peas banquet_table 3,0" },
    trace = { "play 5", "phase feast" } },

  { say   = "5: what is not covered is a penalty",
    given = { open = { 52 }, hand = { 5 }, supply = { "silver" }, workers = 3, round = 7 },
    moves = { "1 use 52", "1 play 5" },
    trace = { "play 5", "phase feast", gap "before", gap "start", "gain {Thing Penalty 3}", gap "end",
              "end feast" } },

  { say   = "7: two silver for three grain after the feast",
    given = { open = { 7 }, phase = "feast", supply = { "3 grain" }, workers = 0 },
    moves = { "1 pass" },
    trace = { "fires 7", "7: gain {silver 2}" } },

  { say   = "7: one silver for one grain",
    given = { open = { 7 }, phase = "feast", supply = { "grain" }, workers = 0 },
    moves = { "1 pass" },
    trace = { "fires 7", "7: gain {silver 1}" } },
}
