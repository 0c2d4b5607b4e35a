-- House rule: special tiles may be laid face down, as their mirror image.

return variant {
  of    = "odin",
  title = { "Tiles turned over", ja = "裏返しも可" },
  ja    = "特別タイルは裏返して置いてもよい。",

  changes = {
    set { path = "rulings.mirrored", value = "special" },
  },
}
