return examples {
  { say = "announced and made: each defender pays 400 more",
    contract = "garde", declarer = 1, points = { 91 }, tricks = { 18, 0, 0, 0 },
    among = { { "oudlers" } },
    announced = { { "slam" } },
    figures = { unit = 160, stake = 560 },
    gains = { 1680, -560, -560, -560 } },

  { say = "announced and missed: 200 less, so that a deal that is won may cost",
    contract = "garde", declarer = 1, points = { 88 }, tricks = { 17, 1, 0, 0 },
    among = { { "oudlers" } },
    announced = { { "slam" } },
    figures = { won = true, stake = -46 },
    gains = { -138, 46, 46, 46 } },

  { say = "a missed one costs what was agreed on",
    house = { slam_points = { 500, 250, 150 } },
    contract = "garde", declarer = 1, points = { 88 }, tricks = { 17, 1, 0, 0 },
    among = { { "oudlers" } },
    announced = { { "slam" } },
    gains = { -288, 96, 96, 96 } },

  { say = "a slam of the defence: the taker pays each of them 200 more",
    contract = "garde", declarer = 1, points = { 4 }, tricks = { 0, 6, 6, 6 },
    gains = { -1062, 354, 354, 354 } },

  { say = "five players: the partner gets it as well, from the taker",
    players = 5, contract = "prise", declarer = 1, partner = 2, points = { 91 },
    tricks = { 10, 5, 0, 0, 0 },
    among = { { "oudlers" } },
    announced = { { "slam" } },
    gains = { 960, 480, -480, -480, -480 } },

  { say = "a slam that a defender has announced, and missed, is paid to the taker",
    contract = "garde", declarer = 1, points = { 48 }, tricks = { 9, 3, 3, 3 },
    among = { { "21 of trumps" } },
    announced = { [2] = { "slam" } },
    figures = { unit = 56, stake = 144 },
    gains = { 432, -144, -144, -144 } },

  { say = "both sides have something: announced and missed, and a slam of the defence",
    contract = "garde", declarer = 1, points = { 4 }, tricks = { 0, 6, 6, 6 },
    announced = { { "slam" } },
    gains = { -1662, 554, 554, 554 } },

  { say = "no slam, nothing announced: as always",
    contract = "garde", declarer = 1, points = { 48 }, tricks = { 9, 3, 3, 3 },
    among = { { "21 of trumps" } },
    gains = { -168, 56, 56, 56 } },

  { say = "what some win the others lose, with a slam as without", for_all_deals = 200,
    gains_add_up_to = 0 },
}
