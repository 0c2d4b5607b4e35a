-- Each contract brings what it needs: its trumps, the order of the cards, what they count, who wins
-- and when the play is over.

local null_order = { "Ace", "King", "Queen", "Jack", "10", "9", "8", "7" }

return game "Contracts" {
  players     = { 3 },
  deck        = "french_32",
  zones       = { skat = face_down },
  order       = { trumps = { "Jack of clubs", "Jack of spades", "Jack of hearts", "Jack of diamonds" },
                  "Ace", "10", "King", "Queen", "Jack", "9", "8", "7" },
  card_points = { { by_rank { Ace = 11, ["10"] = 10, King = 4, Queen = 3, Jack = 2 }, any_card } },

  phases = {
    deal { packets = { 5, 5 }, rest = "skat" },
    declare "game" {
      makes_contract = true, speaks = once,
      { "hearts", trumps = { "Jack", "hearts" },
        card_points = { { by_rank { Jack = 20, Ace = 11 }, trump }, { by_rank { Ace = 11 }, not_trump },
                        { 10, last_trick } } },
      { "grand", trumps = { "Jack" } },
      all_with { trumps = {}, order = null_order, promise = take_no_trick, ends_when = promise_broken,
        { "null" }, { "low null", winner = { lowest { any_card } } } },
      { "tricks", card_points = { { 2, each_trick } } },
    },
    redeal { dealer = next_seat, when = no_contract },
    play {
      first_lead = { eldest_hand },
      follow     = { follow_suit, any_card },
      winner     = { highest_trump, highest_of_led_suit },
    },
    settle {
      score "points" { each_seat, function (seat) return seat.points end },
    },
  },

  match = { deals = 6, winner = highest_score },
}
