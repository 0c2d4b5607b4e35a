return examples {
  { say      = "the dealer takes the bid for the same number",
    moves    = { "1 bid 2", "2 pass", "3 bid 3", "4 bid 3" },
    contract = "3", declarer = 4 },

  { say     = "nobody else can",
    moves   = { "1 bid 2" },
    refused = { "2 bid 2" } },
}
