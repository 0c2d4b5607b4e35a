-- Every trick is scored as it is won, and whoever has enough has won at once.

return game "Nickels" {
  players = { 4, 3, 5 },
  teams   = each_alone,
  deck    = "french_52",
  trumps  = trump_suit,
  zones   = { turned = face_up, stock = face_down },

  house = {
    trick_points = number { 5, "points for a trick", from = 1, to = 50 },
    target_score = number { 25, "points that win at once", from = 5, to = 500 },
  },

  phases = {
    deal { packets = { 3, 2 }, lay = { { 1, "turned" } }, rest = "stock" },
    fix { trump_suit = suit_of { "turned" } },
    play {
      first_lead  = { eldest_hand },
      follow      = { follow_suit, any_card },
      winner      = { highest_trump, highest_of_led_suit },
      after_card  = { score "five" { 1, who = own_seat, when = trick_cards { exactly = 1 } } },
      after_trick = { score "tricks" { house.trick_points, who = winner, times = 2, when = last_trick },
                      score "trick" { house.trick_points, who = winner, unless = last_trick } },
    },
    settle {
      says = { "A trick is {house.trick_points} points, the last one twice as many, and a lead one point." },
      wins "all five" { each_side, function (side) return side.tricks == 5 end },
      score "best trump" { each_seat, function (seat, result)
        local best = result:played(trump)[1]
        return best and best.seat == seat and 3 or 0
      end },
    },
  },

  match = { ends_at_once = score_reaches { house.target_score }, winner = highest_score },
}
