return examples {
  { say   = "the Helmet may show its back",
    given = { supply = { "Helmet" }, workers = 6 },
    offered = { "put helmet home 1,0 turned_4" } },
}
