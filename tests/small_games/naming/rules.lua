-- A dealer names each contract once in the match, and the match is over when all have been named; the
-- suit is chosen by the eldest hand or pushed on to the partner.

return game "Naming" {
  players = { 4 },
  teams   = partners_opposite,
  deck    = "french_24",
  trumps  = trump_suit,

  phases = {
    deal { packets = { 3, 3 } },
    choose "contract" {
      who = dealer, makes_contract = true, once_each = dealer,
      { "few tricks" }, { "many tricks" },
    },
    choose "trumps" {
      who = each_seat, pass_is = "push",
      each_suit { sets = "trump_suit" },
    },
    declare "words" {
      { "ready", worth = 1, once_each = deal },
      { "never again", worth = 2, once_each = side },
    },
    play {
      first_lead = { eldest_hand },
      follow     = { follow_suit, any_card },
      winner     = { highest_trump, highest_of_led_suit },
    },
    settle {
      says = { "Each trick is a point, in few tricks a point lost." },
      score "tricks" { each_side, function (side, result)
        return side.tricks * (result.contract.name == "few tricks" and -1 or 1)
      end },
    },
  },

  match = { ends_when = cycle_complete, winner = highest_score },
}
