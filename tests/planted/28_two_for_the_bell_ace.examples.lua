return examples {
  { say      = "without this rule the ace is free",
    without  = { "28_two_for_the_bell_ace" },
    captured = { { "Ace of bells" }, { "7 of hearts" }, { "8 of hearts" }, {} },
    points   = { 0, 1, 1, 0 } },
}
