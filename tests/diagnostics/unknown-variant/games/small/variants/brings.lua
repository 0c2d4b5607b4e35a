-- House rule: brings.

return variant {
  of    = "small",
  title = "A house rule",
  includes = { "hihg" },
}
