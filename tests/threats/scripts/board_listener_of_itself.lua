-- Whoever gains silver gains one more.
-- stopped: too-deep 8

return variant {
  of = "odin",
  title = "x",
  changes = {
    append { path = "always", values = { on_gain { goods = "silver", gain { "1 silver" } } } },
  },
}
