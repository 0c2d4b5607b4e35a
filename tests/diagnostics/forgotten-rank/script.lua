return game "Script" {
  players = { 2 },
  deck    = "french_24",
  zones   = { row = face_up, rest = face_down },
  values  = { goal = number },
  trumps  = "hearts",
  order   = { "Ace", "King", led { "Queen" }, "Jack", "9", following { "10" },
              trumps = { "Jack", "9", "Ace", "10", "King" } },
  phases  = {
    deal { packets = { 9 }, lay = { { 1, "row" } }, rest = "rest" },
    fix { goal = by_rank { of = rank_of { "row", 1 }, Ace = 1, King = 2, Queen = 3, Jack = 4, ["10"] = 5 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_trump, highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match   = { deals = 2, winner = highest_score },
}
