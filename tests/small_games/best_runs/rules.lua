-- A small game for the words of melds: a card serves in a run and in a four, the dearest meld is
-- best, and in a contract that turns the order round the lower run.

return game "Best Runs" {
  players = { 4 },
  teams   = partners_opposite,
  deck    = "french_32",

  phases = {
    deal { packets = { 8 } },
    declare "naming" {
      who = eldest_hand, makes_contract = true, speaks = once,
      { "top-down" },
      { "bottom-up", order = { "7", "8", "9", "10", "Jack", "Queen", "King", "Ace" } },
    },

    play {
      before_card = {
        meld "weis" {
          who        = own_seat,
          when       = first_trick,
          whole_runs = true,
          counts_for = best_side { points, length, top_card, elder },
          shapes     = {
            each_card_once "runs" {
              { "three cards", sequence { 3, same_suit = true }, points = 20 },
              { "five cards",  sequence { 5, same_suit = true }, points = 100 },
            },
            each_card_once "fours" {
              { "four of a rank", of_a_kind { 4, "Ace", "King", "Queen", "10" }, points = 100 },
            },
          },
        },
      },
      first_lead  = { eldest_hand },
      follow      = { follow_suit, any_card },
      winner      = { highest_of_led_suit },
      after_trick = { score "weis" { meld_points, who = each_side, when = first_trick } },
    },
    settle { figure "tricks won" { each_side, function (side) return side.tricks end } },
  },
}
