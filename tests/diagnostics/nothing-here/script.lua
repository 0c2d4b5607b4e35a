return game "Script" {
  players = { 4 },
  deck    = "french_52",
  values  = { pool = chips },
  phases  = {
    pay { 1, from = holder { "Ace of hearts" }, to = "pool" },
    deal { packets = { 13 } },
    pay { 1, from = declarer, to = "pool", when = first_trick },
    pay { 1, from = winner, to = "pool", when = announced { "solo" } },
    offer_to_expose { to = each_seat, cards = { "Ace" }, when = trick_cards { at_least = 2 } },
    declare { makes_contract = true, { "solo", when = holds { called_suit } } },
    declare { { "slam" }, when = contract { "slam" } },
    play { first_lead = eldest_hand, lead = { follow_suit, any_card }, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips) chips:pay(result.seats[1], "pool", 1) end },
  },
  match   = { deals = 2, winner = most_chips },
}
