-- A title that clears the screen.
-- stopped: wrong-type 6

return variant {
  of = "hearts",
  title = "\27[2J\27[H",
  changes = {},
}
