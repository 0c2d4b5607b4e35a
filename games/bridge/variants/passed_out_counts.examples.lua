return examples {
  { say       = "four passes are a deal of their own",
    moves     = { "4 pass", "1 pass", "2 pass", "3 pass" },
    thrown_in = false,
    gains     = { 0, 0, 0, 0 } },
}
