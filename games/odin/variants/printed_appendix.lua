-- House rule: where the rulings go another way than the printed appendix, the
-- appendix: Latecomer looks at the colour in play alone (K1), Weapons Warden at the
-- second column (K2), and Woodcutter, Cooper and Stone Crusher at actions of the
-- action phase (K3).

return variant {
  of    = "odin",
  title = { "The printed appendix", ja = "別表冊子のとおり" },
  ja    = "裁定が別表冊子と違うところは、別表冊子のとおりにする。遅参者は今の色だけ、武器係は第2列だけ、"
          .. "木こり、桶屋、石切工はアクションフェイズのアクションだけを数える。",

  changes = {
    set { path = "cards.91.end_of.may.use_space.own_colour", value = true },
    set { path = "cards.166.before.column", value = 2 },
    set { path = "cards.154.after.when", value = all_of { gained { 2, "wood" },  in_phase "actions" } },
    set { path = "cards.155.after.when", value = all_of { gained { 2, "wood" },  in_phase "actions" } },
    set { path = "cards.156.after.when", value = all_of { gained { 1, "stone" }, in_phase "actions" } },
  },
}
