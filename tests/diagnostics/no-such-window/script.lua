return game "Script" {
  players = { 1 },
  goods   = { piece { "silver" }, piece { "wood" } },
  always  = { after { "rule", phase = "dya", gain { "wood" } } },
  rulings = { slots_when = at_gap "evning" },
  phases  = { phase "day" { gain { "wood" }, gap "evening" } },
  score_sheet = { line "silver" { count "silver" } },
}
