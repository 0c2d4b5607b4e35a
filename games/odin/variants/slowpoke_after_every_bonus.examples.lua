return examples {
  { say   = "after that of Collector",
    given = { open = { 41, 52 }, hand = { 21 }, supply = { "2 silver" }, workers = 6 },
    moves = { "1 use 52", "1 play 21", "1 yes", "1 pass", "1 pass", "1 use 41" },
    trace = { "evaluate bonus", gap "end", "fires 41", "41: exchange {silver 1} -> {oil 1}" } },
}
