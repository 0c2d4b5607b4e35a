return variant {
  of    = "small",
  title = "Twice the ante",

  changes = { set { path = "house.ante", value = 2 } },
}
