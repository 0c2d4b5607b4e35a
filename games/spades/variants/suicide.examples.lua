return examples {
  { say       = "whoever of a pair speaks first says nil or four and more, and the partner does the other thing",
    moves     = { "1 declare first_nil", "2 declare second_four_or_more" },
    predicted = { 0, -1, -1, 0 },
    legal     = { "2 predict 4", "2 predict 5", "2 predict 6", "2 predict 7", "2 predict 8", "2 predict 9",
                  "2 predict 10", "2 predict 11", "2 predict 12", "2 predict 13" } },

  { say     = "nobody passes",
    moves   = {},
    legal   = { "1 declare first_nil", "1 declare first_four_or_more" },
    refused = { ["1 pass"] = "may-not-pass" } },
}
