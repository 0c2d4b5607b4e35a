-- House rule: the cells for wood and stone of sheds and stone houses are filled
-- before scoring, not earlier.

return variant {
  of    = "odin",
  title = { "Resources at the end", ja = "木材と石材は最後に" },
  ja    = "小屋と石の家の木材と石材のマスは、得点計算の前にだけ埋められる。",

  changes = {
    set { path = "rulings.slots_when", value = at_gap "pre-scoring" },
  },
}
