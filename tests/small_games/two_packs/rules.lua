-- A small game for the words of melds: two packs, named cards of trumps, pairs of equal cards, and
-- melds that count for a side with a trick.

return game "Two Packs" {
  players     = { 4 },
  teams       = partners_opposite,
  deck        = "french_24",
  packs       = 2,
  trumps      = trump_suit,
  order       = { "Ace", "10", "King", "Queen", "Jack", "9" },
  card_points = { { 10, "Ace", "10", "King" } },

  phases = {
    deal { packets = { 12 } },
    fix { trump_suit = "hearts" },
    meld {
      needs_trick = true,
      shapes      = {
        each_card_once "runs" {
          { "run",      cards_named { "Ace", "10", "King", "Queen", "Jack", same_suit = trump_suit }, points = 150 },
          { "marriage", cards_named { "King", "Queen", same_suit = true }, points = 20, in_trumps = 40 },
          { "dix",      cards_named { "9", same_suit = trump_suit }, points = 10 },
        },
        each_card_once "kinds" {
          { "eight aces", of_a_kind { 8, "Ace" }, points = 1000 },
          { "four aces",  of_a_kind { 4, "Ace", different_suits = true }, points = 100 },
        },
        each_card_once {
          { "double pinochle", cards_named { "Queen of spades", "Jack of diamonds", copies = 2 }, points = 300 },
          { "pinochle",        cards_named { "Queen of spades", "Jack of diamonds" }, points = 40 },
        },
      },
    },
    play {
      first_lead = { eldest_hand },
      follow = { follow_suit, any_card },
      winner = { highest_trump, highest_of_led_suit },
      after_trick = { score "early" { 1, who = winner, when = points_so_far { at_least = 40 } } },
    },
    settle { score "deal" { each_side, function (side) return side.meld_points + side.points end } },
  },
}
