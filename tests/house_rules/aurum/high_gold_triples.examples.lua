return examples {
  { say = "three tricks bid and won, the 8 unspent",
    collection = { { "0 of gold", "8 of gold" }, { "0 of gold" }, { "0 of gold" }, { "0 of gold" } },
    bid = { { "3 of zinc" }, { "2 of zinc" }, { "2 of silver" }, { "1 of zinc" } },
    tricks = { 2, 4, 1, 4 }, figures = { earned = { 9, 8 } } },
}
