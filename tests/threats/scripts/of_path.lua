-- A game in a folder of somebody else.
-- stopped: unknown-game 5

return variant {
  of = "../../harm" ,
  title = { "Harm", ja = "害" },
  ja = "害",
  changes = {},
}
