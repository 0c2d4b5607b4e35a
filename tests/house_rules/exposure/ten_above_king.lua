-- House rule: the ten ranks between the ace and the king.

return variant {
  of    = "exposure",
  title = { "The ten above the king", ja = "10はキングより強い" },
  ja    = "10の強さは、エースとキングの間になる。",

  changes = {
    remove { path = "order.10" },
    insert { before = "order.king", entry = "10" },
  },
}
