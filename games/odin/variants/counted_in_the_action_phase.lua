-- House rule: Woodcutter, Cooper and Stone Crusher look at actions of the action
-- phase alone (K3, as the printed appendix has it).

return variant {
  of    = "odin",
  title = { "Wood and stone count in the action phase", ja = "木と石はアクションフェイズだけ" },
  ja    = "木こり、桶屋、石切工は、アクションフェイズのアクションだけを数える。",

  changes = {
    set { path = "cards.154.after.when", value = all_of { gained { 2, "wood" },  in_phase "actions" } },
    set { path = "cards.155.after.when", value = all_of { gained { 2, "wood" },  in_phase "actions" } },
    set { path = "cards.156.after.when", value = all_of { gained { 1, "stone" }, in_phase "actions" } },
  },
}
