-- French Tarot: 21 trumps and the Excuse, one against all. The taker may have a called
-- partner with five players. Points on which the sources are silent or differ:
-- rulings.md.

local trumps_first = { "trumps", "Excuse" }   -- the Excuse only when the trumps are too few

return game "French Tarot" {
  family      = auctions,
  also_called = { "Tarot", "Tarot à quatre", "タロット" },
  nearest_to  = { "Tarock", "Tarocchi", "Königrufen", "Cego", "Troccas", "タロック" },

  players   = { 4, 3, 5 },
  direction = counterclockwise,
  deck      = "tarot_78",
  trumps    = "trumps",
  declarer  = "taker",

  groups = {
    oudlers = { "21 of trumps", "1 of trumps", "Excuse" },
    small   = { cards { except = { "oudlers", "King", "Queen", "Knight", "Jack" } } },
  },

  card_points = {                             -- lines add up: a king is worth 0.5 + 4
    { 0.5, any_card },
    { 4, "oudlers", "King" },
    { 3, "Queen" },
    { 2, "Knight" },
    { 1, "Jack" },
  },

  zones = {
    chien = face_down,
    aside = per_side { face_down, counts = true },
  },

  house = {
    target_points  = numbers { { 56, 51, 41, 36 }, "card points needed without oudlers, with one, two and three",
                               from = 1, to = 91 },
    base_points    = number { 25, "points to which the margin is added", from = 0, to = 1000 },
    petit_points   = number { 10, "points for the 1 of trumps in the last trick", from = 0, to = 1000 },
    slam_points    = numbers { { 400, 200, 200 }, "points for a slam announced and made, lost, and unannounced",
                               from = 0, to = 2000 },
    handful_values = numbers { { 20, 30, 40 }, "points for a single, a double and a triple handful",
                               from = 0, to = 1000 },
    margin_step    = number { 1, "the margin is rounded to a multiple of this", from = 1, to = 100 },
    deals          = number { by_players { [4] = 8, [3] = 6, [5] = 10 }, "deals in a match",
                              from = 1, to = 100 },
  },

  phases = {
    deal {
      packets = by_players { [3] = { 4, 4, 4, 4, 4, 4 }, [4] = { 3, 3, 3, 3, 3, 3 },
                             [5] = { 3, 3, 3, 3, 3 } },
      rest    = "chien",
    },

    bid {                                     -- once round the table, each bid above the last
      speaks   = once,
      { "prise",        times = 1 },
      { "garde",        times = 2 },
      { "garde sans",   times = 4 },
      { "garde contre", times = 6 },
      all_pass = redeal { dealer = same },
    },

    call {                                    -- the holder is the partner and keeps silent
      when  = players { 5 },
      who   = declarer,
      cards = { "King", cards { "Queen", when = holds { "King", at_least = 4 } } },
    },

    exchange {                                -- trumps only when other cards run short
      when  = contract { "prise", "garde" },
      who   = declarer,
      takes = "chien",
      shown = true,
      gives = pick { in_order = { cards { except = { "trumps", "oudlers", "King" } },
                                  cards { "trumps", except = { "oudlers" }, shown = true } } },
      to    = "aside",
    },
    move "chien to the taker" { any_card, from = "chien", to = "aside", of = declarer,
                                when = contract { "garde sans" } },
    move "chien to the defence" { any_card, from = "chien", to = "aside", of = defenders,
                                  when = contract { "garde contre" } },

    declare {
      who = each_seat,
      { "slam", promise = take_every_trick },
      one_of {
        { "single handful", worth = house.handful_values[1],
          shows = pick { by_players { [3] = 13, [4] = 10, [5] = 8 },  in_order = trumps_first } },
        { "double handful", worth = house.handful_values[2],
          shows = pick { by_players { [3] = 15, [4] = 13, [5] = 10 }, in_order = trumps_first } },
        { "triple handful", worth = house.handful_values[3],
          shows = pick { by_players { [3] = 18, [4] = 15, [5] = 13 }, in_order = trumps_first } },
      },
    },

    play {
      first_lead = { announcer { "slam" }, eldest_hand },
      follow = {
        when_suit_led  = { follow_suit, overtrump, trump, any_card },
        when_trump_led = { overtrump, trump, any_card },
      },
      always_playable = { "Excuse" },         -- it has no suit, leads none and wins nothing
      winner          = { highest_trump, highest_of_led_suit },
    },

    step "the Excuse comes home" {            -- for a card worth half a point (rulings 7, 8)
      says  = {
        "If the other side has won the Excuse, it goes back to the side that played it, which gives "
        .. "a card worth half a point for it, as soon as it has one.",
        "An Excuse played to the last trick stays with the side that wins the trick.",
      },
      apply = function (table)
        local excuse = table:played("Excuse")
        if excuse and excuse.won_by ~= excuse.side and not excuse.in_last_trick then
          local paid = table:first("small", excuse.side)
          if paid then table:swap("Excuse", paid) end
        end
      end,
    },

    settle {
      says = {
        { "The taker's side needs {house.target_points[1]} card points without oudlers, {house.target_points[2]} "
          .. "with one, {house.target_points[3]} with two and {house.target_points[4]} with all three. "
          .. "The margin is what it has above or below that.",
          of = { "oudlers", "target", "taken", "margin" } },
        { "The margin and {house.base_points} make the base. If the 1 of trumps lies in the last trick, "
          .. "{house.petit_points} are added when "
          .. "the side that wins the deal wins that trick, and taken off when it does not.",
          of = { "base", "petit" } },
        { "This is multiplied by {times}, and the values of all handfuls are added.",
          of = { "unit", "handfuls" } },
        { "Each defender pays this to the taker if the taker's side wins the deal, and is paid it if not. "
          .. "A partner is paid by the taker, or pays, the same amount.",
          of = { "won", "stake", "pay" } },
        { "A slam: every member of a side that has announced it scores {house.slam_points[1]} if the side takes "
          .. "every trick and loses {house.slam_points[2]} if not; a side that takes every trick unannounced "
          .. "scores {house.slam_points[3]} each.",
          of = "slam" },
      },
      tells = { "oudlers", "target", "taken" },
      figure "oudlers"  { function (r) return r.declarers:count("oudlers") end },
      figure "target"   { function (r) return house.target_points[1 + r.oudlers] end },
      figure "taken"    { function (r) return r.declarers.points end },
      figure "margin"   { function (r) return r.taken - r.target end },
      figure "won"      { function (r) return r.margin >= 0 end },
      figure "base"     { function (r)
        local margin, step = math.abs(r.margin), house.margin_step
        if step > 1 then margin = (margin + step / 2) // step * step end
        return margin + house.base_points
      end },
      figure "petit"    { function (r)
        if not r.last_trick:has("1 of trumps") then return 0 end
        return (r.last_trick.winner.side == r.declarers) == r.won and house.petit_points or -house.petit_points
      end },
      figure "handfuls" { function (r) return r:worth_announced() end },
      figure "unit"     { function (r)
        return (r.base + r.petit) * r.contract.times + r.handfuls
      end },
      figure "stake"    { function (r) return r.won and r.unit or -r.unit end },

      pay = function (r, chips)
        chips:from_each(r.defenders, r.declarer, r.stake, "deal")
        if r.partner then chips:pay(r.declarer, r.partner, r.stake, "partner") end
      end,

      score "slam" { each_seat, function (seat, r)         -- to every member of the side (ruling 1)
        local made = seat.side.tricks == r.trick_count
        if seat.side:announced("slam") then return made and house.slam_points[1] or -house.slam_points[2] end
        return made and house.slam_points[3] or 0
      end },
    },
  },

  match = {
    deals  = house.deals,
    winner = highest_score,
  },
}
