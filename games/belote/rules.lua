-- Belote: the pair that makes trumps must outscore the other. In trumps the jack and
-- the nine stand above the ace. Points on which the sources are silent or differ:
-- rulings.md.

return game "Belote" {
  family      = point_tricks,
  also_called = { "Coinche", "Belote contrée" },
  nearest_to  = { "Klaverjas", "Klabberjass", "Clobyosh", "Jass", "Schieber", "Pinochle", "Binokel",
                  "Baloot", "Tressette", "ピノクル" },

  players   = { 4 },
  teams     = partners_opposite,
  direction = counterclockwise,
  deck      = "french_32",
  trumps    = trump_suit,
  order     = { trumps = { "Jack", "9" }, "Ace", "10", "King", "Queen", "Jack", "9", "8", "7" },
  declarer  = "taker",

  card_points = {
    { by_rank { Jack = 20, ["9"] = 14, Ace = 11, ["10"] = 10, King = 4, Queen = 3 }, trump },
    { by_rank { Ace = 11, ["10"] = 10, King = 4, Queen = 3, Jack = 2 }, not_trump },
    { 10, last_trick },
  },

  zones = { turned = face_up { title = "turned card" }, stock = face_down },

  house = {
    all_tricks   = number { 252, "points for all tricks instead of 162", from = 162, to = 500 },
    target_score = number { 1001, "points that win the match", from = 100, to = 5000 },
  },

  phases = {
    deal { packets = { 3, 2, { 1, "turned" } }, rest = "stock" },

    declare "first round" {                   -- the first who does not pass is the taker
      speaks = once, makes_contract = true,
      { "take", sets = { trump_suit = suit_of { "turned" } } },
    },
    declare "second round" {
      when = no_contract, speaks = once, makes_contract = true,
      each_suit { sets = "trump_suit", except = suit_of { "turned" } },
    },
    redeal { dealer = next_seat, when = no_contract },

    move "the turned card" { any_card, from = "turned", to = "hand", of = declarer },
    draw { up_to = 8, from = "stock", who = each_seat },            -- each his packet in turn

    play {
      before_card = {
        meld "declarations" { who = own_seat, when = first_trick,
          shown_in_trick = 2,                 -- until then only what they are called
          whole_runs     = true,
          counts_for     = best_side { listed, length, top_card, in_trumps, elder },
          shapes         = {                  -- from the best down; a card serves once
            { "four jacks",  of_a_kind { 4, "Jack" },  points = 200 },
            { "four nines",  of_a_kind { 4, "9" },     points = 150 },
            { "four aces",   of_a_kind { 4, "Ace" },   points = 100 },
            { "four tens",   of_a_kind { 4, "10" },    points = 100 },
            { "four kings",  of_a_kind { 4, "King" },  points = 100 },
            { "four queens", of_a_kind { 4, "Queen" }, points = 100 },
            { "hundred",     sequence { at_least = 5, same_suit = true }, points = 100 },
            { "fifty",       sequence { 4, same_suit = true },            points = 50 },
            { "tierce",      sequence { 3, same_suit = true },            points = 20 },
          },
        },
      },

      first_lead = { eldest_hand },
      follow     = {
        when_trump_led = { overtrump, trump, any_card },            -- above the partner's, too
        when_suit_led  = { follow_suit, any_card { when = partner_winning }, overtrump, trump, any_card },
      },
      winner     = { highest_trump, highest_of_led_suit },

      after_card = {                          -- counted in the settlement
        figure "belote" { 20, who = own_seat, when = completes { all_of { trump, { "King", "Queen" } } } },
      },
    },

    settle {
      says = {
        { "Each side adds up its cards, the last trick, its belote and its declarations, if they count. All "
          .. "tricks: {house.all_tricks}, not 162.", of = { "cards", "declared", "king and queen", "total" } },
        { "If the takers have more, each side scores what it has. If less, they have failed: the others score 162 "
          .. "(all tricks: {house.all_tricks}) and every declaration that counts; a belote stays with its side.",
          of = { "made", "deal" } },
        { "If both have as much, the others score theirs and the takers their belote; the rest is held for the "
          .. "side that scores more in the next deal that is no tie.", of = { "tie", "held", "held over" } },
      },
      tells = { "cards" },
      figure "cards"   { each_side, function (side, r)
        return side.tricks == r.trick_count and house.all_tricks or side.points
      end },
      figure "declared"       { each_side, function (side) return side.meld_points end },
      figure "king and queen" { each_side, function (side) return side.belote end },
      figure "total"   { each_side, function (side) return side.cards + side.meld_points + side.belote end },
      figure "made"    { function (r) return r.declarers.total > r.defence.total end },
      figure "tie"     { function (r) return r.declarers.total == r.defence.total end },
      score "deal"     { each_side, function (side, r)
        if r.made or r.tie and side == r.defence then return side.total end
        if side == r.declarers then return side.belote end
        return math.max(side.cards, 162) + r:sum("meld_points") + side.belote
      end },
      score "held"     { each_side, function (side, r)
        return not r.tie and side == r:best(r.sides, "deal")[1] and r.held_over or 0
      end },
      tally "held over" { function (r)
        return r.tie and r.held_over + r.declarers.total - r.declarers.belote or 0
      end },
    },
  },

  match = {
    ends_when = score_reaches { house.target_score },
    winner    = highest_score,
    ties      = play_on,
  },
}
