return examples {
  { say     = "a nugget is earned as always",
    players = 3,
    bid     = { { "4 of copper" }, { "5 of copper" }, { "2 of copper" } },
    tricks  = { 4, 4, 4 },
    gains   = { 1, 0, 0 } },
}
