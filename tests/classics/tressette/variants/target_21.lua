-- House rule: twenty-one points win.

return variant {
  of       = "tressette",
  title    = { "Twenty-one wins", ja = "21点で勝ち" },
  ja       = "21点で勝ちになる。",
  excludes = { without_declarations = "it is played to twenty-one anyhow" },
  numbers  = { target_score = 21 },
}
