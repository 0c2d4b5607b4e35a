-- Aurum: no suit twice in a trick; low metal earns gold. Gold beats every
-- metal, and whoever plays the lowest metal leads the next trick. Points on which the
-- sources are silent or differ: rulings.md.

local lowest_metal = lowest { not_trump, ties = last }

return game "Aurum" {
  family = plain_tricks,

  players   = { 4, 3 },
  teams     = by_players { [4] = partners_opposite },
  direction = clockwise,
  deck      = "aurum",
  without   = by_players { [4] = {}, [3] = { house.removed_suit, "10", "8 of gold" } },
  trumps    = "gold",

  score_name = "nugget",

  card_points = {                             -- what unspent gold is worth when a round ends
    { 1, "1 of gold", "2 of gold", "3 of gold" },
    { 2, "4 of gold", "5 of gold", "6 of gold" },
    { 3, "7 of gold", "8 of gold" },
  },

  zones = {
    supply     = face_up,
    collection = per_seat { face_up, counts = true, report = "collections" },
    bid        = per_seat { face_up, report = "bids" },
    leftover   = face_up,
  },

  house = {
    exact_points   = number { 2, "points for each trick of a bid that is met exactly", from = 0, to = 20 },
    over_points    = number { 1, "points for each trick where there are more than bid", from = 0, to = 20 },
    nuggets_to_win = number { 2, "nuggets that win the game", from = 1, to = 20 },
    removed_suit   = choice { "zinc", "the suit that three players leave out",
                              from = { "bismuth", "copper", "phosphorus", "silver", "zinc" } },
  },

  phases = {
    move "gold zeros"  { 1, "0 of gold", from = "box", to = "collection", of = each_seat },
    move "gold supply" { cards { "gold", except = { "0 of gold" } }, from = "box", to = "supply" },
    deal { cards = { "base metals" }, packets = { 12 }, rest = by_players { [4] = "leftover" } },

    step "bid" {                              -- one card, laid out; its rank is the bid
      who     = by_players { [4] = each_seat, [3] = all_at_once },
      choices = { pick "card" { from = "hand" } },
      apply   = { move { picked "card", from = "hand", to = "bid", of = own_seat } },
    },

    play {
      before_trick = {
        step "swap" {                         -- gold buys a new bid, one's own or the partner's
          who      = each_seat { from = leader },
          may_pass = true,
          choices  = { pick "gold" { from = "collection" },
                       pick "card" { from = "hand" },
                       pick "bid"  { from = "bid", of = own_side } },
          apply    = { move { picked "gold", from = "collection", to = "supply", of = own_seat },
                       swap { picked "card", picked "bid" } },
        },
      },

      first_lead      = { eldest_hand },
      lead            = { any_card, pass },
      follow          = { new_suit, pass },
      always_playable = cards { "gold", from = "collection" },       -- but never to open a trick
      winner          = { highest_trump { ties = last }, highest_card { ties = last } },
      next_lead       = { lowest_metal },

      after_trick = {                         -- the award comes before played gold goes home
        move "award" { 1, cards { "gold", ranked_as = lowest_metal },
                       from = "supply", to = "collection", of = lowest_metal, as = "gold" },
        move "gold returns" { "gold", from = "trick", to = "supply" },
      },
    },

    settle {
      shows = "total",
      says  = {
        { "The bid is the rank of the bid card; for a team, the higher of its two.", of = "bid" },
        { "Fewer tricks than bid score nothing, exactly as many score {house.exact_points} a trick, "
          .. "more score {house.over_points} a trick.",
          of = "earned" },
        { "To this comes the worth of the gold that has not been spent.", of = "total" },
        { "The highest total earns a nugget. If several have it and just one of them has exactly the "
          .. "tricks it bid, that one earns it.",
          of = "pay" },
        { "If several remain, the highest gold card left decides; if these are equal, each of them earns "
          .. "a nugget.",
          of = { "best gold", "pay" } },
      },
      figure "bid"       { each_side, function (side) return side:highest_rank("bid") end },
      figure "best gold" { each_side, function (side)
        return side:highest_rank("collection") or -1
      end },
      figure "earned"    { each_side, function (side)
        if side.tricks < side.bid then return 0 end
        return side.tricks * (side.tricks == side.bid and house.exact_points or house.over_points)
      end },
      figure "total"     { each_side, function (side) return side.earned + side.points end },

      pay = function (result, nuggets)
        local first = result:best(result.sides, "total")
        local exact = result:only(first, function (side) return side.tricks == side.bid end)
        local winners = #exact == 1 and exact or result:best(first, "best gold")
        for _, side in ipairs(winners) do nuggets:score(side, 1, "nugget") end
      end,
    },
  },

  match = {
    ends_when = score_reaches { house.nuggets_to_win },
    winner    = highest_score,
  },
}
