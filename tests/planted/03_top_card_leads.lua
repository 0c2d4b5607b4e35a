-- House rule: the highest metal of a trick leads to the next one, and of several equal ones the one played last.

return variant {
  of    = "aurum",
  title = { "The top metal leads", ja = "最も高い金属がリードする" },
  ja    = "次のトリックは、最も高い金属を出した人がリードする。同じ高さなら、最後に出した人がリードする。",

  changes = {
    set { path = "play.next_lead", value = { highest { not_trump, ties = first } } },
  },
}
