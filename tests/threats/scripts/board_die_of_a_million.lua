-- A die with a million sides.
-- stopped: wrong-type 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  steps = { roll "zz" { die = 1000000, success = { gain { "silver" } }, failure = { gain { "wood" } } } },
  phases = { phase "setup" { gain { "silver" } } },
  score_sheet = { line "silver" { count "silver" } },
}
