-- A million million times.
-- stopped: too-long 7

return game "Harm" {
  players = { 1 },
  goods = { piece { "silver" }, piece { "wood" }, piece { "stone" } },
  phases = { phase "setup" { repeat_ { 10000, repeat_ { 10000, repeat_ { 10000, gain { "silver" } } } } } },
  score_sheet = { line "silver" { count "silver" } },
}
