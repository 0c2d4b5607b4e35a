return examples {
  { say = "at equal numbers the later strain is higher",
    moves = { "4 bid 1h" },
    legal = { "1 pass", "1 bid 1s", "1 bid 1nt", "1 bid 2c", "1 bid 2d", "1 bid 2h", "1 bid 2s", "1 bid 2nt",
              "1 bid 3c", "1 bid 3d", "1 bid 3h", "1 bid 3s", "1 bid 3nt", "1 bid game_c", "1 bid game_d",
              "1 bid game_h", "1 bid game_s", "1 bid game_nt", "1 double" },
    refused = { "1 bid 1d", "1 redouble" } },

  { say = "a number may have a name",
    moves = { "4 bid 4 hearts", "1 pass", "2 pass", "3 pass" },
    contract = "game hearts", declarer = 4, trump_suit_after = "hearts" },

  { say = "who has passed may bid again",
    moves = { "4 pass", "1 bid 1c", "2 pass", "3 pass", "4 bid 1d", "1 pass", "2 pass", "3 pass" },
    contract = "1 diamonds", declarer = 4 },

  { say = "whoever of the side first named the strain is the declarer",
    moves = { "4 bid 1h", "1 pass", "2 bid 2h", "3 pass", "4 pass", "1 pass" },
    contract = "2h", declarer = 4 },

  { say = "unless the other side took it away and their own named it first",
    moves = { "4 bid 1h", "1 bid 1s", "2 bid 1nt", "3 bid 2s", "4 pass", "1 pass", "2 pass" },
    contract = "2s", declarer = 1 },

  { say = "the bidder's side cannot double itself, nor the other side twice",
    moves = { "4 bid 3nt", "1 pass" },
    legal = { "2 pass", "2 bid game_c", "2 bid game_d", "2 bid game_h", "2 bid game_s", "2 bid game_nt" },
    refused = { "2 double" } },

  { say = "a double is redoubled by the bidder's side",
    moves = { "4 bid 3nt", "1 double", "2 redouble", "3 pass", "4 pass", "1 pass" },
    contract = "3nt", doubled = 2, declarer = 4 },

  { say = "a new bid takes the double away",
    moves = { "4 bid 1c", "1 double", "2 bid 1d", "3 pass", "4 pass", "1 pass" },
    contract = "1d", doubled = 0, declarer = 2 },

  { say = "if all pass the same dealer deals again",
    moves = { "4 pass", "1 pass", "2 pass", "3 pass" },
    thrown_in = true },

  { say = "trumps are those of the strain", contract = "1h", trump_suit = "hearts", leader = 1,
    trick = { "9 of clubs", "Ace of clubs", "2 of hearts", "King of clubs" }, winner = 3 },

  { say = "in no trumps there are none", contract = "1nt", leader = 1,
    trick = { "9 of clubs", "Ace of clubs", "2 of hearts", "King of clubs" }, winner = 2 },

  { say = "the number, the strain and the doubles count", contract = "2nt", doubled = 1, declarer = 1,
    cases = { { tricks = { 8, 5, 0, 0 }, gains = { 6, 0, 6, 0 } },
              { tricks = { 7, 6, 0, 0 }, gains = { 0, 6, 0, 6 } } } },
}
