-- The same before the first question.
-- stopped: too-deep 9

return variant {
  of = "odin",
  title = "x",
  changes = {
    insert { at_start_of = "setup", entry = gain { "oil" } },
    append { path = "always", values = { on_gain { goods = "oil", gain { "oil" } } } },
  },
}
