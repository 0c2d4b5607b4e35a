-- House rule: the three cards that are left over lie beside the row, out of the way; nothing else changes.

return variant {
  of    = "exposure",
  title = { "The rest lies beside the row", ja = "残りは場札の横に置く" },
  ja    = "余った3枚は場札の横に置く。ほかには何も変わらない。",

  changes = {
    set { path = "zones.unused", value = face_up },
  },
}
