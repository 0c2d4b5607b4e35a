-- Whoever does not pass makes trumps, of the turned suit or, if all have passed, of another. The two
-- jacks of its colour are the best trumps, and the lower of them is no card of its own suit.

return game "Bowers" {
  players  = { 4 },
  teams    = partners_opposite,
  deck     = "french_24",
  declarer = "maker",
  zones    = { turned = face_up, stock = face_down },
  values   = { turned_suit = suit },

  groups = {
    ["right bower"] = all_of { "Jack", trump_suit },
    ["left bower"]  = by_suit { of = trump_suit,
                                spades = "Jack of clubs",    clubs    = "Jack of spades",
                                hearts = "Jack of diamonds", diamonds = "Jack of hearts" },
  },
  trumps = { trump_suit, "left bower" },
  order  = { trumps = { "right bower", "left bower" } },

  phases = {
    deal { packets = { 3, 2 }, lay = { { 1, "turned" } }, rest = "stock" },
    fix { turned_suit = suit_of { "turned", 1 } },
    declare "first round" {
      speaks = once, makes_contract = true,
      { "order it up", sets = { trump_suit = values.turned_suit } },
    },
    declare "second round" {
      when = no_contract, speaks = once, makes_contract = true,
      each_suit { except = values.turned_suit, sets = "trump_suit" },
    },
    redeal { dealer = next_seat, when = no_contract },
    play {
      first_lead = { eldest_hand },
      follow     = { follow_suit, any_card },
      winner     = { highest_trump, highest_of_led_suit },
    },
    settle {
      score "makers" { each_side, function (side, result)
        return side == result.declarers and side.tricks >= 3 and 1 or 0
      end },
    },
  },

  match = { ends_when = score_reaches { 5 }, winner = highest_score },
}
