return examples {
  { say         = "it is not returned to the supply",
    players     = 3,
    supply      = { "5 of gold" },
    trick       = { "5 of silver", "0 of gold", "3 of copper" },
    winner      = 2,
    collection_after = { [2] = { "0 of gold" }, [3] = {} },
    supply_after = { "5 of gold" } },
}
