-- Exposure: three turned cards fix the trumps and the target. The first fixes the high
-- rank as well; melds are laid open before the play. Points on which the sources are
-- silent or differ: rulings.md.

return game "Exposure" {
  family = plain_tricks,

  players = { 2 },
  deck    = "french_24",
  zones   = { row = face_up, unused = face_down },
  values  = { high_rank = rank, contract = rank, target = number },
  trumps  = trump_suit,

  -- From high to low; the first mention counts. An ace ranks second when it is
  -- played to a lead and last when it is led, unless aces are the high rank.
  order = { values.high_rank, following { "Ace" },
            "King", "Queen", "Jack", "10", "9", led { "Ace" } },

  house = {
    trick_points   = number { 2, "points for each trick", from = 0, to = 100 },
    contract_bonus = number { 5, "points for exactly the tricks of the contract", from = 0, to = 100 },
    target_score   = number { 50, "points that end the match", from = 1, to = 1000 },
    min_hand_cards_in_row_meld =
      number { 2, "cards of one's own that a meld with the row needs", from = 0, to = 6 },
  },

  phases = {
    deal { packets = { 1, 1, 1, 1, 1, 1, 1, 1, 1 }, lay = { { 3, "row" } }, rest = "unused" },

    fix {                                     -- left, middle and right card of the row
      high_rank  = rank_of { "row", 1 },
      trump_suit = suit_of { "row", 2 },
      contract   = rank_of { "row", 3 },
      target     = by_rank { of = rank_of { "row", 3 },
                             Ace = 9, King = 8, Queen = 7, Jack = 6, ["10"] = 5, ["9"] = 4 },
    },

    meld {                                    -- the non-dealer first; any number of melds, or none
      who       = each_seat,
      from      = { "hand", "row" },
      own_cards = house.min_hand_cards_in_row_meld,
      exposes   = true,                       -- melded cards stay in the hand, face up
      shapes    = {
        { "three of a kind",  of_a_kind { 3 }, points = 1 },
        { "four of a kind",   of_a_kind { 4 }, points = 2 },
        { "four in sequence", sequence { 4 },  points = 1 },
        { "five in sequence", sequence { 5 },  points = 2 },
        { "six in sequence",  sequence { 6 },  points = 3 },
      },
    },

    play {
      first_lead = { eldest_hand },
      follow     = { follow_suit, any_card },
      winner     = { highest_trump, highest_of_led_suit },
    },

    settle {
      says = {
        { "Each player scores {house.trick_points} for each trick and the points of the own melds.",
          of = { "tricks", "melds" } },
        { "A player with exactly as many tricks as the contract asks for scores {house.contract_bonus} more.",
          of = "contract" },
      },
      score "tricks"   { each_seat, function (seat) return house.trick_points * seat.tricks end },
      score "melds"    { each_seat, function (seat) return seat.meld_points end },
      score "contract" { each_seat, function (seat)
        return seat.tricks == values.target and house.contract_bonus or 0
      end },
    },
  },

  match = {
    ends_when = score_reaches { house.target_score },
    winner    = highest_score,
  },
}
