-- Worked examples: each is a line of the rules, and each is a test.
-- Seats are numbered from the dealer's right; four play unless it says otherwise.

return examples {
  -- Bidding.

  { say     = "each bid goes above the last, and everybody speaks once",
    calls   = { "1 bid prise", "2 pass", "3 bid garde" },
    contract = "garde", declarer = 3, asks_next = 4,
    legal   = { "4 pass", "4 bid garde_sans", "4 bid garde_contre" } },

  { say     = "a bid that is too low is refused",
    moves   = { "1 bid garde" },
    refused = { ["2 bid prise"] = "bid-too-low", ["1 bid garde_sans"] = "not-your-turn" } },

  { say      = "all pass: the same player deals again, and the deal does not count",
    moves    = { "1 pass", "2 pass", "3 pass", "4 pass" },
    thrown_in = true, asks_next = 1 },

  -- The call of five players.

  { say     = "a king is called; its holder is the partner",
    players = 5,
    hands   = { { "King of spades", "2 of hearts" }, { "King of hearts", "3 of hearts" },
                { "4 of hearts", "5 of hearts" }, { "6 of hearts", "7 of hearts" },
                { "8 of hearts", "9 of hearts" } },
    chien   = {},
    moves   = { "1 bid garde_sans", "2 pass", "3 pass", "4 pass", "5 pass", "1 call HK" },
    declarer = 1, called = { "King of hearts" }, partner = 2 },

  { say     = "a queen is called only with all four kings",
    players = 5,
    hands   = { { "King of spades", "2 of hearts" }, { "King of hearts", "3 of hearts" },
                { "4 of hearts", "5 of hearts" }, { "6 of hearts", "7 of hearts" },
                { "8 of hearts", "9 of hearts" } },
    chien   = {},
    moves   = { "1 bid garde_sans", "2 pass", "3 pass", "4 pass", "5 pass" },
    refused = { ["1 call HQ"] = "may-not-call" } },

  { say     = "with four kings a queen may be called; a king of one's own means playing alone",
    players = 5,
    hands   = { { "King" }, { "Queen of hearts", "3 of hearts" },
                { "4 of hearts", "5 of hearts" }, { "6 of hearts", "7 of hearts" },
                { "8 of hearts", "9 of hearts" } },
    chien   = {},
    moves   = { "1 bid garde_sans", "2 pass", "3 pass", "4 pass", "5 pass", "1 call SK" },
    declarer = 1, partner = 0 },

  -- The chien.

  { say     = "the taker takes up the chien and puts as many cards aside, no king, no trump",
    hands   = { { "King of spades", "2 of hearts", "3 of hearts", "5 of trumps" }, { "4 of hearts" },
                { "5 of hearts" }, { "6 of hearts" } },
    chien   = { "7 of hearts", "King of clubs" },
    moves   = { "1 bid prise", "2 pass", "3 pass", "4 pass" },
    legal   = { "1 discard H7 H3", "1 discard H7 H2", "1 discard H3 H2" },
    refused = { ["1 discard SK H2"] = "may-not-discard", ["1 discard T5 H2"] = "may-not-discard",
                ["1 discard H2"] = "wrong-number", ["1 pass"] = "may-not-pass" } },

  { say     = "trumps are put aside only where other cards are too few, and then not the oudlers",
    hands   = { { "King of spades", "2 of hearts", "5 of trumps", "6 of trumps", "21 of trumps" },
                { "4 of hearts" }, { "5 of hearts" }, { "6 of hearts" } },
    chien   = { "1 of trumps", "King of clubs" },
    moves   = { "1 bid prise", "2 pass", "3 pass", "4 pass" },
    legal   = { "1 discard H2 T6", "1 discard H2 T5" },
    refused = { ["1 discard T5 T6"] = "must-be-among", ["1 discard H2 T21"] = "may-not-discard" } },

  -- Following.

  { say      = "who cannot follow must trump, and go above a trump that lies there",
    trick    = { "King of diamonds", "12 of trumps" },
    hand     = { "8 of trumps", "15 of trumps", "20 of trumps", "3 of clubs", "Excuse" },
    may_play = { "15 of trumps", "20 of trumps", "Excuse" } },

  { say      = "who cannot go above must still play a trump",
    trick    = { "King of diamonds", "12 of trumps", "15 of trumps" },
    hand     = { "3 of trumps", "7 of trumps", "2 of spades" },
    may_play = { "3 of trumps", "7 of trumps" } },

  { say      = "a suit that can be followed is followed, with any card",
    trick    = { "King of diamonds", "12 of trumps", "15 of trumps" },
    hand     = { "2 of diamonds", "3 of trumps", "7 of trumps" },
    may_play = { "2 of diamonds" } },

  { say      = "trumps led: go above if possible",
    trick    = { "10 of trumps" },
    hand     = { "14 of trumps", "4 of trumps", "2 of spades" },
    may_play = { "14 of trumps" } },

  { say      = "after a led Excuse the next card is free, and decides what is followed",
    trick    = { "Excuse" },
    hand     = { "2 of clubs", "5 of diamonds", "9 of trumps" },
    may_play = { "2 of clubs", "5 of diamonds", "9 of trumps" } },

  { say      = "behind the Excuse the first card with a suit was led",
    trick    = { "Excuse", "7 of clubs" },
    hand     = { "2 of clubs", "5 of diamonds" },
    may_play = { "2 of clubs" } },

  { say      = "the Excuse is no trump",
    trick    = { "King of diamonds" },
    hand     = { "4 of spades", "9 of hearts", "Excuse" },
    may_play = { "4 of spades", "9 of hearts", "Excuse" } },

  { say      = "the Excuse wins nothing, and a led one leaves the trick to the suit behind it",
    trick    = { "Excuse", "7 of clubs", "2 of clubs", "King of hearts" },
    winner   = 2, next_leader = 2 },

  { say      = "the smallest trump beats a king",
    trick    = { "King of diamonds", "1 of trumps", "Excuse", "3 of diamonds" },
    winner   = 2 },

  -- What a deal is worth.

  { say = "prise, made with 45 and two oudlers: four above 41, and 25",
    contract = "prise", declarer = 1, points = { 45 },
    among = { { "21 of trumps", "Excuse" } },
    figures = { oudlers = 2, target = 41, margin = 4, won = true, unit = 29 },
    gains = { 87, -29, -29, -29 } },

  { say = "garde, lost by three: twice",
    contract = "garde", declarer = 1, points = { 48 },
    among = { { "21 of trumps" } },
    figures = { unit = 56, won = false },
    gains = { -168, 56, 56, 56 } },

  { say = "garde sans, exactly made: four times 25",
    contract = "garde sans", declarer = 1, points = { 36 },
    among = { { "oudlers" } },
    figures = { unit = 100 },
    gains = { 300, -100, -100, -100 } },

  { say = "garde contre, lost by sixteen: six times",
    contract = "garde contre", declarer = 1, points = { 40 },
    figures = { target = 56, unit = 246 },
    gains = { -738, 246, 246, 246 } },

  { say = "the 1 of trumps in the last trick: ten more for the side that wins both",
    contract = "garde", declarer = 1, points = { 49 },
    among = { { "21 of trumps", "Excuse" } },
    last_trick = { leader = 1, cards = { "1 of trumps", "King of spades", "2 of spades", "3 of spades" } },
    figures = { petit = 10, unit = 86 },
    gains = { 258, -86, -86, -86 } },

  { say = "and ten less where the defence has won it",
    contract = "garde", declarer = 1, points = { 49 },
    among = { { "21 of trumps", "Excuse" } },
    last_trick = { leader = 1, cards = { "1 of trumps", "2 of trumps", "2 of spades", "3 of spades" } },
    figures = { petit = -10, unit = 46 },
    gains = { 138, -46, -46, -46 } },

  { say = "a handful counts for the side that wins the deal, whoever showed it",
    contract = "garde", declarer = 1, points = { 60 },
    among = { { "21 of trumps", "Excuse" } },
    announced = { [2] = "single handful" },
    figures = { handfuls = 20, unit = 108 },
    gains = { 324, -108, -108, -108 } },

  { say = "five players: the partner wins or loses what a defender loses or wins",
    players = 5, contract = "garde", declarer = 1, partner = 3, points = { 55 },
    among = { { "21 of trumps", "Excuse" } },
    gains = { 156, -78, 78, -78, -78 } },

  { say = "five players: alone against four",
    players = 5, contract = "garde", declarer = 1, points = { 44 },
    among = { { "21 of trumps" } },
    gains = { -256, 64, 64, 64, 64 } },

  { say = "half points stay half points",
    players = 3, contract = "prise", declarer = 1, points = { 40.5 },
    among = { { "21 of trumps", "Excuse" } },
    gains = { -51, 25.5, 25.5 } },

  { say = "a slam announced and made: 400 for the side that announced it, paid by nobody",
    contract = "garde", declarer = 1, points = { 91 }, tricks = { 18, 0, 0, 0 },
    among = { { "oudlers" } },
    announced = { { "slam" } },
    gains = { 880, -160, -160, -160 } },

  { say = "a slam announced and missed: 200 less",
    contract = "garde", declarer = 1, points = { 88 }, tricks = { 17, 1, 0, 0 },
    among = { { "oudlers" } },
    announced = { { "slam" } },
    gains = { 262, -154, -154, -154 } },

  { say = "a slam of the defence: 200 for each of them",
    contract = "garde", declarer = 1, points = { 4 }, tricks = { 0, 6, 6, 6 },
    gains = { -462, 354, 354, 354 } },
}
