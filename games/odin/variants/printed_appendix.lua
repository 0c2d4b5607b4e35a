-- House rule: where the rulings go another way than the printed appendix, the
-- appendix.

return variant {
  of       = "odin",
  title    = { "The printed appendix", ja = "別表冊子のとおり" },
  ja       = "裁定が別表冊子と違うところは、別表冊子のとおりにする。",
  includes = { "latecomer_own_colour", "weapons_warden_column_2", "counted_in_the_action_phase" },
}
