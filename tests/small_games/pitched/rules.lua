-- The pitcher plays against everybody, each for himself; high, low, jack and game are a point each.

return game "Pitched" {
  players     = { 4, 3 },
  teams       = each_alone,
  deck        = "french_52",
  trumps      = "spades",
  declarer    = "pitcher",
  point_name  = "pip",
  card_points = { { 10, "10" }, { 4, "Ace" }, { 3, "King" }, { 2, "Queen" }, { 1, "Jack" } },
  zones       = { stock = face_down },

  house = { target_score = number { 7, "points that end the match", from = 1, to = 100 } },

  phases = {
    deal { packets = { 3, 3 }, rest = "stock" },
    bid { speaks = once, { "two", stake = 2 }, { "three", stake = 3, overrides = { "two" } },
          all_pass = end_deal },
    play {
      first_lead      = { declarer },
      follow          = { follow_suit, any_card },
      always_playable = "spades",
      winner          = { highest_trump, highest_of_led_suit },
    },
    settle {
      says = { "The pitcher's points are counted first, then high, low, jack and game." },
      figure "high" { each_side, function (side, result)
        local best = result:played(trump)[1]
        return best and best.side == side and 1 or 0
      end },
      figure "low" { each_side, function (side, result)
        local trumps = result:played(trump)
        return #trumps > 0 and trumps[#trumps].side == side and 1 or 0
      end },
      figure "jack" { each_side, function (side) return side:count("Jack of spades") end },
      figure "game" { each_side, function (side, result)
        local best = result:best(result.sides, "points")
        return #best == 1 and best[1] == side and 1 or 0
      end },
      figure "made" { each_side, function (side) return side.high + side.low + side.jack + side.game end },
      pay = function (result, chips)
        local pitcher, bid = result.declarers, result.contract.stake
        chips:score(pitcher, pitcher.made >= bid and pitcher.made or -bid, "pitcher")
        for _, name in ipairs { "high", "low", "jack", "game" } do
          for _, side in ipairs(result.sides) do
            if side ~= pitcher then chips:score(side, side[name], name) end
          end
        end
      end,
    },
  },

  match = { ends_at_once = score_reaches { house.target_score }, winner = highest_score },
}
