-- A game and a word of the table besides.
-- stopped: unknown-game 5

return variant {
  of = "hearts +/tmp/harm.lua" ,
  title = { "Harm", ja = "害" },
  ja = "害",
  changes = {},
}
