-- House rule: the ten ranks between the ace and the king.

return variant {
  of    = "exposure",
  title = { "The ten above the king", ja = "10はKより上" },

  changes = {
    remove { path = "order.10" },
    insert { before = "order.king", entry = "10" },
  },
}
