-- House rule: a side scores for each trick under seven, not over six.

return variant {
  of    = "whist",
  title = { "Fewest tricks", ja = "少ないほうが得" },
  ja    = "7トリックより少なければ、足りない1トリックにつき1点。",

  changes = {
    set { path  = "settle.says",
          value = { { "The side with fewer than seven tricks scores a point for each trick under seven.",
                      ja = "7トリックより少なければ、足りない1トリックにつき1点。" } } },
    set { path  = "settle.tricks",
          value = score "tricks" { each_side, function (side) return math.max(7 - side.tricks, 0) end } },
  },
}
