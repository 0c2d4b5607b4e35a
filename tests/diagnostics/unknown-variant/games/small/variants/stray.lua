-- House rule of another game, put into the wrong folder.

return variant {
  of    = "lorum",
  title = "A stranger",
}
