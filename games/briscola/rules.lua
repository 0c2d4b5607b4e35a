-- Briscola: any card may be played to any lead, a turned card makes trumps, and after each
-- trick everybody draws. Points on which books differ: rulings.md.

return game "Briscola" {
  players     = { 2, 4, 3 },
  teams       = by_players { [4] = partners_opposite },
  direction   = counterclockwise,
  deck        = "italian_40",
  without     = by_players { [3] = { "2 of cups" } },
  order       = { "Ace", "3", "King", "Knight", "Jack", "7", "6", "5", "4", "2" },
  trumps      = trump_suit,
  card_points = { { 11, "Ace" }, { 10, "3" }, { 4, "King" }, { 3, "Knight" }, { 2, "Jack" } },
  score_name  = "deal",
  zones       = {
    turned = face_up { title = "turned card", ja = "表に返したカード" },
    stock = face_down { ja = "山札" },
  },

  house = {
    deals_to_win = number { 2, "deals that win the match", from = 1, to = 20 },
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
      says  = { "Most of the 120 card points win the deal; if several have most, nobody has won it." },
      shows = "card points",
      figure "card points" { each_side, function (side) return side.points end },
      score "won" { each_side, function (side, result)
        local best = result:best(result.sides, "card points")
        return #best == 1 and best[1] == side and 1 or 0
      end },
    },
  },

  match = {
    ends_when = score_reaches { house.deals_to_win },
    winner    = highest_score,
  },
}
