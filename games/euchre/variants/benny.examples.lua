local hands = { { "9 of clubs", "2 of spades" }, { "Ace of hearts", "King of hearts" },
                { "Ace of clubs", "King of clubs" }, { "9 of diamonds", "10 of diamonds" } }

return examples {
  { say        = "it beats the bowers, whatever is trumps",
    trump_suit = "hearts",
    trick      = { "Jack of hearts", "2 of spades", "Jack of diamonds", "Ace of hearts" },
    winner     = 2 },

  { say        = "it is a trump in every way, and no spade",
    trump_suit = "hearts",
    cases      = { { trick = { "9 of hearts" }, hand = { "2 of spades", "Ace of spades" },
                     may_play = { "2 of spades" } },
                   { trick = { "9 of spades" }, hand = { "2 of spades", "Ace of clubs" },
                     may_play = { "2 of spades", "Ace of clubs" } } } },

  { say        = "below it trumps rank as ever",
    trump_suit = "hearts",
    cases      = { { trick = { "Jack of diamonds", "Jack of hearts", "Ace of hearts", "9 of hearts" }, winner = 2 },
                   { trick = { "Ace of hearts", "Jack of diamonds", "King of hearts", "9 of hearts" }, winner = 2 } } },

  { say    = "turned, it offers spades",
    hands  = { { "9 of clubs" }, { "Ace of hearts" }, { "Ace of clubs" }, { "9 of diamonds" } },
    turned = { "2 of spades" },
    cases  = { { moves = { "1 declare order_up" }, trump_suit_after = "spades", to_act = { 1 } },
               { moves = { "1 pass", "2 pass", "3 pass", "4 pass" },
                 legal = { "1 pass", "1 declare hearts", "1 declare diamonds", "1 declare clubs" } } } },

  { say   = "there are 25 cards: four stay in the stock",
    hands = hands, turned = { "9 of spades" },
    stock = { "10 of spades", "Queen of spades", "King of spades", "Ace of spades" },
    moves = {}, to_act = { 1 }, does_not_see = { { "stock" } } },

  { say   = "no other low card is there", for_all_deals = 50,
    holds = function (result)
      local low = { "8", "7", "6", "5", "4", "3", "2 of hearts", "2 of diamonds", "2 of clubs" }
      return result.seats[1].side:count(low) + result.seats[2].side:count(low) == 0
    end },

  { say      = "without trumps it is the lowest spade",
    with     = { "no_trump" },
    contract = "no trump",
    cases    = { { trick = { "9 of spades", "2 of spades", "Ace of clubs", "Ace of hearts" }, winner = 1 },
                 { trick = { "9 of spades" }, hand = { "2 of spades", "Jack of clubs" },
                   may_play = { "2 of spades" } } } },
}
