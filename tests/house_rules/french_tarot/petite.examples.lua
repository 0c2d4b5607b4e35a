return examples {
  { say = "half the margin, once", contract = "petite", declarer = 1, points = { 61 }, among = { { "21 of trumps" } },
    figures = { margin = 5, unit = 30 } },
  { say = "a prise counts as ever", contract = "prise", declarer = 1, points = { 61 }, among = { { "21 of trumps" } },
    figures = { margin = 10, unit = 35 } },
}
