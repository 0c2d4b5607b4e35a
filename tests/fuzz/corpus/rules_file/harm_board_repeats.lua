return variant { of = "ferry", title = "x", changes = {
  insert { at_start_of = "setup", entry = repeat_ { 10000, repeat_ { 10000, gain { { "fish", times = 0 }, "kipper" } } } } } }
