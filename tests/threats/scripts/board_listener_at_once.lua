-- A listener that sets itself off, at once.
-- stopped: too-deep 8

return variant {
  of = "odin",
  title = "x",
  changes = {
    append { path = "always", values = { on_gain { goods = "silver", gain { "silver" } } } },
  },
}
