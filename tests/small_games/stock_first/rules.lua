-- What is scored in the play comes before the settlement, of which there are two; belote is noted.

return game "Stock first" {
  players     = { 4 },
  teams       = partners_opposite,
  deck        = "french_24",
  trumps      = "hearts",
  card_points = { { 11, "Ace" }, { 10, "10" }, { 4, "King" }, { 3, "Queen" }, { 2, "Jack" } },

  house = { all_tricks = number { 50, "points for all tricks", from = 0, to = 500 } },

  phases = {
    deal { packets = { 6 } },
    bid { speaks = once, { "single" }, { "double", times = 2, overrides = { "single" } } },
    meld { who = each_seat, shapes = { { "three", sequence { 3, same_suit = true }, points = 20 } } },
    play {
      first_lead  = { eldest_hand },
      follow      = { follow_suit, any_card },
      winner      = { highest_trump, highest_of_led_suit },
      after_card  = { figure "queens" { 7, who = own_seat, when = holds { "Queen of hearts" } } },
      after_trick = {
        score "melds"  { meld_points, who = each_side, when = first_trick },
        score "tricks" { trick_points, who = winner, times = contract_times },
        score "match"  { house.all_tricks, who = winner, when = all_of { last_trick, sweeping } },
      },
    },
    settle "plain" {
      when = no_contract,
      score "queen" { each_side, function (side) return side.queens end },
    },
    settle "contract" {
      unless = no_contract,
      score "declarer" { each_side, function (side, result)
        return side == result.declarers and 1 + result:other_side(side).tricks or 0
      end },
    },
  },

  match = { ends_when = score_reaches { 200 }, winner = { declarers, highest_score } },
}
