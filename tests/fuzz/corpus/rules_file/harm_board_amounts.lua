return variant { of = "ferry", title = "x", changes = {
  insert { at_start_of = "setup", entry = gain { { "silver", times = product { 300, sum { 300, round_number } } } } } } }
