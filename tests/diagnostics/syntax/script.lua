-- The comma behind the players is missing.

return game "Script" {
  players = { 2 }
  deck    = "french_24",
  phases  = {
    deal { packets = { 12 } },
  },
}
