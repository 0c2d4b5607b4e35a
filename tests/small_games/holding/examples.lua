return examples {
  { say = "the second seat asks the first", moves = {}, asks_next = 2,
    legal = { "2 pass", "2 bid 18", "2 bid 20", "2 bid 22", "2 bid 24" } },

  { say = "a number is held or passed", moves = { "2 bid 18" },
    legal = { "1 pass", "1 hold" }, refused = { "1 bid 20" } },

  { say = "and held in Japanese as well", moves = { "2 bid 18", "1 ホールド" }, asks_next = 2 },

  { say = "who has held is asked with a higher one", moves = { "2 bid 18", "1 hold" },
    legal = { "2 pass", "2 bid 20", "2 bid 22", "2 bid 24" } },

  { say = "the third then asks whoever is left",
    moves = { "2 bid 18", "1 pass" }, asks_next = 3,
    legal = { "3 pass", "3 bid 20", "3 bid 22", "3 bid 24" } },

  { say = "a number that is held is the holder's",
    moves = { "2 bid 18", "1 hold", "2 pass", "3 pass" },
    bid = "18", declarer = 1,
    legal = { "1 declare diamonds", "1 declare hearts", "1 declare spades", "1 declare clubs", "1 declare grand",
              "1 declare null" } },

  { say = "nobody can go above the highest, so it is over when it is held",
    moves = { "2 bid 24", "1 hold" },
    declarer = 1, bid = "24", asks_next = 1,
    refused = { "1 declare null" } },

  { say = "if nobody names a number, the first may take the lowest",
    moves = { "2 pass", "3 pass" },
    legal = { "1 pass", "1 bid 18" } },

  { say = "or the deal is over, and counts nothing",
    moves = { "2 pass", "3 pass", "1 pass" }, gains = { 0, 0, 0 } },

  { say = "the number of the bid stays when the game is chosen",
    moves = { "2 pass", "3 bid 20", "1 pass", "3 declare grand" },
    contract = "grand", bid = "20", declarer = 3,
    legal = { "3 pass", "3 declare schneider", "3 declare schwarz" } },

  { say = "a step includes those below it",
    contract = "grand", bid = "20", declarer = 1, announced = { [1] = { "schneider", "schwarz" } },
    cases = { { points = { 70, 50, 0 }, gains = { 23, 0, 0 } },
              { points = { 60, 60, 0 }, gains = { -23, 0, 0 } } } },
}
