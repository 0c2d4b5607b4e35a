-- A roll whose success is the roll itself.
-- stopped: too-deep 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  steps = { roll "zz" { die = 2, low = false, least = 0, success = { run "zz" {} }, failure = { run "zz" {} } } },
  phases = { phase "setup" { run "zz" {} } },
  score_sheet = { line "silver" { count "silver" } },
}
