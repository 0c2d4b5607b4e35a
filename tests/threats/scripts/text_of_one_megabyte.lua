-- A title of a megabyte.
-- stopped: memory-budget 6

return variant {
  of = "hearts",
  title = ("<<1000:x>>"):rep(16) .. ("<<1000:x>>"):rep(16),
  changes = {},
}
