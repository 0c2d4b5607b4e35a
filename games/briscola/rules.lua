-- Briscola: play any card; the turned one makes trumps. Points on which books differ:
-- rulings.md.

return game "Briscola" {
  family      = drawing,
  also_called = { "Briškula", "Brisca", "Bisca", "Briscula" },
  nearest_to  = { "Sueca", "Tute", "Schnapsen", "Sixty-Six", "Sechsundsechzig", "Bezique", "Marjolet",
                  "ベジーク" },

  players     = { 2, 4, 3 },
  teams       = by_players { [4] = partners_opposite },
  direction   = counterclockwise,
  deck        = "italian_40",
  without     = by_players { [3] = all_of { "2", house.left_out } },
  order       = { "Ace", "3", "King", "Knight", "Jack", "7", "6", "5", "4", "2" },
  trumps      = trump_suit,
  card_points = { { 11, "Ace" }, { 10, "3" }, { 4, "King" }, { 3, "Knight" }, { 2, "Jack" } },
  score_name  = "win",

  zones = {
    turned = face_up { title = "turned card" },
    stock  = face_down,
  },

  house = {
    deals_to_win = number { 2, "deals that win the match", from = 1, to = 20 },
    left_out     = choice { "cups", "the suit whose 2 three players leave out",
                            from = { "cups", "coins", "swords", "clubs" } },
  },

  phases = {
    deal { one_by_one = 3, lay = { { 1, "turned" } }, rest = "stock" },
    fix { trump_suit = suit_of { "turned" } },

    play {
      first_lead  = { eldest_hand },
      follow      = { any_card },
      winner      = { highest_trump, highest_of_led_suit },
      after_trick = {                         -- the turned card is drawn last
        draw { 1, from = { "stock", "turned" }, who = each_seat { from = winner } },
      },
    },

    settle {
      says = {
        "Whoever has most of the {points.all} card points wins the deal; partners count theirs together.",
        "If several have most, nobody has won it.",
      },
      score "won" { each_side, function (side, result)
        local best = result:best(result.sides, "points")
        return #best == 1 and best[1] == side and 1 or 0
      end },
    },
  },

  match = {
    ends_when = score_reaches { house.deals_to_win },
    winner    = highest_score,
  },
}
