-- Schnapsen, for two: twenty cards, a stock that may be closed, and sixty-six points that
-- one has to count in the head and claim. Points on which books differ: rulings.md.

local used_up = cards_in { "turned", exactly = 0 }            -- or closed: the turned card lies there no more
local claim   = { "sixty-six" }

return game "Schnapsen" {
  players     = { 2 },
  deck        = "french_24",
  without     = { "9" },
  order       = { "Ace", "10", "King", "Queen", "Jack", "9" },
  trumps      = trump_suit,
  card_points = { { 11, "Ace" }, { 10, "10" }, { 4, "King" }, { 3, "Queen" }, { 2, "Jack" } },
  score_name  = "game point",

  zones  = { turned = face_up, stock = face_down, closed = face_down },
  values = { their_points = number, their_tricks = number },  -- what the other had at the closing
  groups = { exchanger = all_of { "Jack", trump_suit } },

  house = {
    claim_at     = number { 66, "points that may be claimed", from = 1, to = 200 },
    schneider    = number { 33, "with fewer than this the other loses two", from = 0, to = 200 },
    wrong_claim  = numbers { { 2, 3 }, "for the other: usually, and without a trick", from = 1, to = 10 },
    target_score = number { 7, "game points that end the match", from = 1, to = 100 },
  },

  phases = {
    deal { packets = { 3, { 1, "turned" }, 2 }, rest = "stock" },
    fix { trump_suit = suit_of { "turned" } },

    play {
      before_trick = {
        step "exchange" {                                     -- the jack of trumps for the turned card
          who     = leader, may_pass = true, when = { holds { "exchanger" }, none_of { used_up } },
          choices = { pick "jack" { "exchanger" }, pick "turned" { from = "turned" } },
          apply   = { swap { picked "jack", picked "turned" } },
        },
        declare "closing" {
          who    = leader,
          when   = none_of { used_up },
          { "close", sets = { their_points = points_so_far { of = opposite },
                              their_tricks = tricks_so_far { of = opposite } } },
        },
        move "turned down" { any_card, from = { "turned", "stock" }, to = "closed",
                             when = announced { "close" } },
        meld "marriage" {                                     -- with an open, closed or used-up stock
          who         = leader,
          at_most     = 1,
          needs_trick = true,                                 -- counts once a trick is taken, before or after
          shapes      = { { "marriage", cards_named { "King", "Queen", same_suit = true },
                            points = 20, in_trumps = 40 } },
        },
        declare "claim on a marriage" { who = leader, when = holds { just_melded }, claim },
      },

      first_lead = { eldest_hand },
      lead       = { just_melded, any_card },                 -- one of the marriage, if one was declared
      follow     = { head_trick { when = used_up }, follow_suit { when = used_up },
                     trump { when = used_up }, any_card },    -- an open stock asks for nothing
      winner     = { highest_trump, highest_of_led_suit },

      after_trick = {
        declare "claim on a trick" { who = winner, claim },   -- before a card is drawn
        draw { 1, from = { "stock", "turned" }, who = each_seat { from = winner },
               unless = announced { "sixty-six" } },
      },

      ends_when = announced { "sixty-six" },                  -- or when both hands are empty
    },

    settle {
      says = {
        "A claim of {house.claim_at} that is right wins 1 game point, 2 if the other has fewer than "
        .. "{house.schneider}, 3 if the other has no trick.",
        "If it is wrong, the other wins {house.wrong_claim[1]}, or {house.wrong_claim[2]} without a trick.",
        "What counts of the other in a closed deal is what was there at the closing. A closer who does "
        .. "not claim first, or wrongly, pays as for a wrong claim.",
        "If nobody has closed or claimed, the last trick wins 1.",
      },
      figure "total" { each_seat, function (seat) return seat.points + seat.meld_points end },
      figure "right" { function (result)
        local claimer = result:announcer("sixty-six")
        return claimer ~= nil and claimer.total >= house.claim_at
      end },
      figure "worth" { each_seat, function (seat, result)     -- what winning against this seat brings
        local closer = result:announcer("close")
        local early  = closer and closer ~= seat              -- what it had at the closing
        local points = early and values.their_points or seat.total
        local tricks = early and values.their_tricks or seat.tricks
        return tricks == 0 and 3 or points < house.schneider and 2 or 1
      end },
      pay = function (result, chips)
        local closer, claimer = result:announcer("close"), result:announcer("sixty-six")
        local failed = claimer and not result.right and claimer or closer ~= claimer and closer
        if failed then
          local other = result:other(failed)
          local costs = other.worth == 3 and house.wrong_claim[2] or house.wrong_claim[1]
          chips:score(other, costs, "failed")
        elseif claimer then
          chips:score(claimer, result:other(claimer).worth, "sixty-six")
        else
          chips:score(result.last_trick.winner, 1, "last trick")
        end
      end,
    },
  },

  match = { ends_when = score_reaches { house.target_score }, winner = highest_score },
}
