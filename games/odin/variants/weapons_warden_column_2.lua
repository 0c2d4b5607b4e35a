-- House rule: Weapons Warden looks at the second column alone (K2, as the printed
-- appendix has it).

return variant {
  of    = "odin",
  title = { "Weapons Warden: column 2 only", ja = "武器係は第2列だけ" },
  ja    = "武器係は、第2列に2つのバイキングを置いたときだけ働く。",

  changes = {
    set { path = "cards.166.before.column", value = 2 },
  },
}
