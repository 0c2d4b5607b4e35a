return examples {
  { say       = "a defender who stops a lone maker alone scores four",
    contract  = "order it up", declarer = 1, announced = { [1] = { "alone" }, [2] = { "defend alone" } },
    tricks    = { 2, 3, 0, 0 },
    gains     = { 0, 4, 0, 4 } },
}
