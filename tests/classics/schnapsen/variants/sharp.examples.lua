local two   = { { "King of hearts", "Queen of hearts", "Jack of hearts" },
                { "10 of diamonds", "King of diamonds", "Jack of clubs" } }
local trick = { { "Ace of diamonds", "King of hearts", "Queen of hearts", "Jack of hearts" },
                { "10 of diamonds", "King of diamonds", "Jack of clubs", "Queen of clubs" } }
local stock = { "Jack of spades", "10 of spades", "Ace of spades", "King of spades", "Queen of spades" }

return examples {
  { say    = "with two cards left nobody closes",
    hands  = two, turned = { "10 of hearts" }, stock = { "Ace of spades" },
    moves  = {},
    legal  = { "1 play HK", "1 play HQ", "1 play HJ" } },

  { say    = "an exchange and a marriage need a trick",
    hands  = two, turned = { "10 of hearts" }, stock = stock,
    moves  = {},
    legal  = { "1 pass", "1 declare close" } },

  { say    = "with which the jack goes for the turned card",
    hands  = trick, turned = { "10 of hearts" }, stock = stock,
    moves  = { "1 play DA", "2 play D10", "1 pass" },
    legal  = { "1 pass", "1 exchange HJ H10" } },

  { say    = "and of a marriage the king is led, by itself if nothing else is asked",
    hands  = trick, turned = { "10 of hearts" }, stock = stock,
    moves  = { "1 play DA", "2 play D10", "1 meld HK HQ", "1 pass" },
    hands_after = { { "Queen of spades", "Queen of hearts", "Jack of hearts" } },
    to_act = { 2 } },
}
