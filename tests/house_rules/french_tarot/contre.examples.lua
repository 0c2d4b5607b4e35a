return examples {
  { say = "twice with contre", contract = "prise", declarer = 1, points = { 61 }, among = { { "21 of trumps" } },
    announced = { [2] = { "contre" } }, figures = { unit = 70 } },
  { say = "four times with surcontre", contract = "prise", declarer = 1, points = { 61 },
    among = { { "21 of trumps" } }, announced = { [2] = { "contre" }, [1] = { "surcontre" } },
    figures = { unit = 140 } },
}
