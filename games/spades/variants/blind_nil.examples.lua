return examples {
  { say    = "a side that is a hundred behind may say blind nil, one of the two only",
    scores = { 100, 200, 100, 200 },
    cases  = { { moves = {}, legal = { "1 pass", "1 declare blind_nil" } },
               { moves = { "1 declare blind_nil" }, legal = { "2 predict nil", "2 predict 1", "2 predict 2",
                 "2 predict 3", "2 predict 4", "2 predict 5", "2 predict 6", "2 predict 7", "2 predict 8",
                 "2 predict 9", "2 predict 10", "2 predict 11", "2 predict 12", "2 predict 13" } },
               { moves = { "1 pass" }, legal = { "3 pass", "3 declare blind_nil" } } } },

  { say    = "not with fewer",
    scores = { 101, 200, 101, 200 },
    moves  = { "1 predict 3" },
    to_act = { 2 } },

  { say    = "after the bidding two cards go to the partner and two come back",
    scores = { 0, 100, 0, 100 },
    hands  = { { "SA", "SK", "H2" }, { "H3", "H4", "H5" }, { "C2", "C3", "C4" }, { "H6", "H7", "H8" } },
    moves  = { "1 declare blind_nil", "2 predict 1", "3 predict 1", "4 predict 1", "1 give SA SK", "3 give C2 C3" },
    hands_after = { { "2 of hearts", "2 of clubs", "3 of clubs" }, { "H3", "H4", "H5" },
                    { "Ace of spades", "King of spades", "4 of clubs" }, { "H6", "H7", "H8" } } },

  { say       = "it counts two hundred either way",
    announced = { [1] = { "blind nil" } },
    predicted = { 0, 4, 5, 3 },
    cases     = { { tricks = { 0, 4, 6, 3 }, gains = { 251, 70, 251, 70 } },
                  { tricks = { 1, 4, 5, 3 }, gains = { -149, 70, -149, 70 } } } },
}
