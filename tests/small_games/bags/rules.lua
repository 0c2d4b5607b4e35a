-- Pairs foretell little: a nil or three tricks each. Bags last through the match, and equal scores
-- play another deal.

return game "Bags" {
  players = { 4 },
  teams   = partners_opposite,
  deck    = "french_24",
  trumps  = "spades",

  house = {
    target_score = number { 90, "points that win the match", from = 10, to = 500 },
    bag_limit    = number { 4,  "bags that cost points", from = 1, to = 100 },
  },

  phases = {
    deal { packets = { 6 } },
    declare "bids" { who = each_seat, { "nil" } },

    play {
      first_lead = { eldest_hand },
      follow     = { follow_suit, any_card },
      winner     = { highest_trump, highest_of_led_suit },
    },

    settle {
      says = {
        "A side foretells one trick for each player who has not said nil; it scores 10 for each of them "
        .. "if it has so many, else it loses as much. A nil is 20 either way.",
        "As often as a side has {house.bag_limit} tricks too many, it loses them and 10 points.",
      },
      figure "bid"     { each_side, function (side)
        return side:sum(function (seat) return seat:announced("nil") and 0 or 1 end)
      end },
      figure "counted" { each_side, function (side)
        return side:sum(function (seat) return seat:announced("nil") and 0 or seat.tricks end)
      end },
      figure "new bags" { each_side, function (side)
        return math.max(side.counted - side.bid, 0) + side.tricks - side.counted
      end },
      score "contract" { each_side, function (side)
        return (side.counted >= side.bid and 10 or -10) * side.bid
      end },
      score "nil"      { each_side, function (side)
        return side:sum(function (seat)
          if not seat:announced("nil") then return 0 end
          return seat.tricks == 0 and 20 or -20
        end)
      end },
      score "penalty"  { each_side, function (side)
        return (side.bags + side.new_bags) // house.bag_limit * -10
      end },
      tally "bags"     { each_side, function (side)
        return (side.bags + side.new_bags) % house.bag_limit
      end },
      figure "shown"   { each_side, function (side, result)
        return side.contract + side["nil"] + side.penalty + result:sum("bags") * 0 + side.bags * 1000
      end },
    },
  },

  match = {
    ends_when = any_of { score_reaches { house.target_score }, score_falls_to { -60 } },
    winner    = highest_score,
    ties      = play_on,
  },
}
