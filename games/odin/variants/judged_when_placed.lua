-- House rule: whether a space can be used is judged when Vikings are placed, not
-- when its effect runs: nobody places them to buy a ship in between.

return variant {
  of    = "odin",
  title = { "Judged when placed", ja = "置くときに判定" },
  ja    = "スペースを使えるかどうかは、ヴァイキングを置くときに判定する。",

  changes = {
    set { path = "rulings.judged_when_placed", value = true },
  },
}
