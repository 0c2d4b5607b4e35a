-- House rule: in the second round "all trumps" and "no trumps" may be named as well. With all
-- trumps each suit ranks and counts from the jack down and has its belote, and a card has to be
-- beaten if it can be; without trumps the aces count 19 and there is no belote.

return variant {
  of       = "belote",
  title    = { "All trumps and no trumps", ja = "トゥタトゥとサンザトゥ" },
  ja       = "2巡目ではトゥタトゥ(全スートが切札)とサンザトゥ(切札なし)も選べる。トゥタトゥではどのスートも"
             .. "ジャック、9の順に強く、勝てるカードがあれば出さなければならず、スートごとにブロットがある。"
             .. "サンザトゥではエースが19点で、ブロットはない。",
  excludes = { coinche = "the auction names one of the four suits" },

  changes = {
    insert { at_end_of = "second_round", announcement = {
      "all trumps", ja = "トゥタトゥ", trumps = {},
      order       = { "Jack", "9", "Ace", "10", "King", "Queen", "8", "7" },
      card_points = { { by_rank { Jack = 14, ["9"] = 9, Ace = 6, ["10"] = 5, King = 3, Queen = 1 }, any_card },
                      { 10, last_trick } },
      follow      = { head_trick, follow_suit, any_card },
    } },
    insert { at_end_of = "second_round", announcement = {
      "no trumps", ja = "サンザトゥ", trumps = {},
      card_points = { { by_rank { Ace = 19, ["10"] = 10, King = 4, Queen = 3, Jack = 2 }, any_card },
                      { 10, last_trick } },
    } },
    set { path  = "play.after_card.belote.when",
          value = any_of {
            completes { all_of { trump, { "King", "Queen" } } },
            all_of { contract { "all trumps" },
                     any_of { completes { "King of spades", "Queen of spades" },
                              completes { "King of hearts", "Queen of hearts" },
                              completes { "King of diamonds", "Queen of diamonds" },
                              completes { "King of clubs", "Queen of clubs" } } },
          } },
  },
}
