-- A small game for the words of melds: declared with the first card, told by name, shown in the
-- second trick, and only those of the best side count.

return game "Shown Runs" {
  players = { 4 },
  teams   = partners_opposite,
  deck    = "french_32",
  trumps  = trump_suit,
  order   = { trumps = { "Jack", "9" }, "Ace", "10", "King", "Queen", "Jack", "9", "8", "7" },

  phases = {
    deal { packets = { 8 } },
    fix { trump_suit = "hearts" },

    play {
      before_card = {
        meld "declarations" {
          who            = own_seat,
          when           = first_trick,
          shown_in_trick = 2,
          whole_runs     = true,
          counts_for     = best_side { listed, length, top_card, in_trumps, elder },
          shapes         = {
            { "four jacks",  of_a_kind { 4, "Jack" },  points = 200 },
            { "four queens", of_a_kind { 4, "Queen" }, points = 100 },
            { "hundred",     sequence { at_least = 5, same_suit = true }, points = 100 },
            { "fifty",       sequence { 4, same_suit = true },            points = 50 },
            { "tierce",      sequence { 3, same_suit = true },            points = 20 },
          },
        },
      },
      first_lead = { eldest_hand },
      follow     = { follow_suit, any_card },
      winner     = { highest_trump, highest_of_led_suit },
      after_card = {
        figure "belote" { 20, who = own_seat, when = completes { all_of { trump, { "King", "Queen" } } } },
      },
    },

    settle {
      figure "declared" { each_side, function (side) return side.meld_points end },
      figure "runs"     { each_side, function (side) return side:melded("tierce") and 1 or 0 end },
      score "deal"      { each_side, function (side) return side.declared + side.belote end },
    },
  },
}
