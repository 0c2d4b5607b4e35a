return variant { of = "ferry", title = "x", changes = {
  insert { at_start_of = "setup", entry = gain { { "fish", times = product { 2, 3 } } } },
  append { path = "always", values = { on_gain { goods = "fish", for_each = true, once_per = "round", gain { "silver" } },
    before { column = 1, may { upgrade { 1 } } } } },
  append { path = "steps", values = { act_step "drying" { premise = { spend { "silver" } }, upgrade { 2 } } } },
  insert { at_end_of = "income", entry = run "drying" {} } } }
