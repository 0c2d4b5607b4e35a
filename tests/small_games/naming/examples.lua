return examples {
  { say = "the dealer has to choose",
    moves = {}, legal = { "4 declare few_tricks", "4 declare many_tricks" },
              refused = { ["4 pass"] = "may-not-pass" } },

  { say = "whoever pushes leaves the suit to the next",
    moves = { "4 declare few_tricks", "1 push" },
    legal = { "2 push", "2 declare spades", "2 declare hearts", "2 declare diamonds", "2 declare clubs" } },

  { say = "the last has to choose",
    moves = { "4 declare few_tricks", "1 push", "2 push", "3 pass" },
    legal = { "4 declare spades", "4 declare hearts", "4 declare diamonds", "4 declare clubs" } },

  { say = "what one has said no other says in this deal",
    moves = { "4 declare few_tricks", "1 declare hearts", "1 declare ready", "1 declare never_again" },
    legal = { "2 pass", "2 declare never_again" } },

  { say = "and what a side can say once its partner does not repeat",
    moves = { "4 declare few_tricks", "1 declare hearts", "1 declare ready", "1 declare never_again", "2 pass" },
    asks_next = 4 },
}
