-- One seat names numbers and another holds them; the declarer then chooses a game that is worth the
-- number, and may say how far it will go.

return game "Holding" {
  players     = { 3 },
  deck        = "french_32",
  trumps      = trump_suit,
  zones       = { skat = face_down },
  card_points = { { by_rank { Ace = 11, ["10"] = 10, King = 4, Queen = 3, Jack = 2 }, any_card } },

  phases = {
    deal { packets = { 3, 4, 3 }, rest = "skat" },
    bid {
      speaks   = ask_and_hold,
      numbers  = { 18, 20, 22, 24 },
      all_pass = end_deal,
    },
    choose "game" {
      who = declarer, makes_contract = true,
      each_suit { sets = "trump_suit" },
      { "grand", trumps = { "Jack" } },
      { "null",  trumps = {}, promise = take_no_trick, stake = 20, covers_bid = true },
    },
    declare "steps" {
      who = declarer, unless = contract { "null" },
      in_steps { { "schneider", worth = 1 }, { "schwarz", worth = 2 } },
    },
    play {
      first_lead = { eldest_hand },
      follow     = { follow_suit, any_card },
      winner     = { highest_trump, highest_of_led_suit },
      ends_when  = promise_broken,
    },
    settle {
      says = { "The declarer scores the number of the bid and what was announced: with 61 points, or if the promise is "
               .. "kept. Otherwise it is lost." },
      score "game" { each_seat, function (seat, result)
        if seat ~= result.declarer then return 0 end
        local made = result.contract.made
        if made == nil then made = seat.points >= 61 end
        return (made and 1 or -1) * (result.contract.number + result:worth_announced())
      end },
    },
  },

  match = { deals = 6, winner = highest_score },
}
