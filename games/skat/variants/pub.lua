-- House rule: as it is played in pubs: ramsch when all pass, contra and re, and bock rounds.

return variant {
  of       = "skat",
  title    = { "Pub skat", ja = "酒場のスカート" },
  ja       = "酒場の遊び方: 全員パスならラムシュ、コントラとレー、ボック。",
  includes = { "ramsch_when_all_pass", "contra", "bock" },
}
