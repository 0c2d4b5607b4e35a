-- An auction of numbers and strains that goes on until all others pass, with doubles; whoever of the
-- side first named the strain plays.

return game "Auction" {
  players = { 4 },
  teams   = partners_opposite,
  deck    = "french_52",
  trumps  = trump_suit,

  phases = {
    deal { one_by_one = 13 },
    bid {
      who         = each_seat { from = dealer },
      speaks      = until_all_pass,
      numbers     = { 1, 2, 3, { 4, "game" } },
      strains     = { each_suit { "clubs", "diamonds", "hearts", "spades", sets = "trump_suit" },
                      { "no trumps", trumps = {} } },
      doubles     = { "double", "redouble" },
      declared_by = first_to_name,
      all_pass    = redeal { dealer = same },
    },
    play {
      first_lead = { left_neighbour { declarer } },
      follow     = { follow_suit, any_card },
      winner     = { highest_trump, highest_of_led_suit },
    },
    settle {
      says = { "The declarer's side scores the number bid, doubled and redoubled, with six tricks and as many more; "
               .. "the others score it otherwise. In no trumps it is one more." },
      score "contract" { each_side, function (side, result)
        local contract = result.contract
        local worth = contract.number + (contract.strain == "no trumps" and 1 or 0)
        local made = result.declarers.tricks >= 6 + contract.number
        return made == (side == result.declarers) and worth << contract.doubled or 0
      end },
    },
  },

  match = { deals = 4, winner = highest_score },
}
