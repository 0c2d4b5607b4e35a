return examples {
  { say         = "the nine leads, not the four",
    players     = 3,
    trick       = { "4 of silver", "9 of copper", "6 of bismuth" },
    winner      = 2,
    next_leader = 2 },

  { say         = "gold wins the trick and leads nothing",
    players     = 3,
    trick       = { "4 of silver", "2 of gold", "6 of bismuth" },
    winner      = 2,
    next_leader = 3 },
}
