return variant { of = "ferry", title = "x", changes = {
  append { path = "always", values = { on_gain { goods = "silver", gain { "silver" } } } } } }
