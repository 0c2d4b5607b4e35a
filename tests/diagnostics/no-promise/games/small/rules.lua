-- A game whose settlement is told in sentences.

return game "Small" {
  players = { 3, 4 },
  deck    = "french_24",

  card_points = { { 1, "hearts" }, { 5, "Queen of spades" } },
  values      = { pool = chips },
  house       = {
    stake = number { 10, "what a call is worth", from = 1, to = 50 },
    ante  = number { 1, "what each player pays in", from = 0, to = 5 },
  },

  phases = {
    pay { house.ante, from = each_seat, to = "pool" },
    deal { packets = by_players { [3] = { 8 }, [4] = { 6 } } },
    declare { makes_contract = true, { "misère", promise = take_no_trick, stake = house.stake } },
    play { first_lead = { declarer, eldest_hand }, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { says = { { "Everybody pays a chip for each point.", of = "pay" } }, pay = function (result, chips)
      if result.contract then
        chips:settle_contract(result.contract)
      else
        for _, seat in ipairs(result.seats) do chips:pay(seat, "pool", seat.points) end
      end
    end },
  },

  match = { start = 100, deals = 2, winner = most_chips },
}
