-- Lórum: a Slovak game of avoiding points, with a pool. The pool of chips lies in the
-- middle. A bare word belongs to the language (docs/words.md); a "quoted" name is this
-- game's own. Points on which the sources are silent: rulings.md.

return game "Lórum" {
  family      = avoiding,
  nearest_to  = { "Barbu", "Kein Stich", "Rosbiratschka", "King", "バルブー" },

  players   = { 4, 3 },                       -- the usual number first
  direction = counterclockwise,
  deck      = "german_32",
  without   = by_players { [4] = {}, [3] = { "7 of bells", "8 of bells" } },

  card_points = {                             -- twenty in all
    { 1, "hearts" },
    { 4, "Horník of acorns" },
    { 8, "Horník of leaves" },
  },

  values = { pool = chips },

  -- The numbers that tables argue about. The editor shows them as a form.
  house = {
    sweep_stake    = number  { by_players { [4] = 10, [3] = 15 },
                               "chips from each other player for taking every trick",
                               from = 0, to = 100 },
    pool_winners   = numbers { by_players { [4] = { 1, 2 }, [3] = { 1 } },
                               "how many point-free players may share the pool",
                               from = 1, to = 3 },
    pool_ante      = number  { 0, "chips each player pays into the pool before a deal",
                               from = 0, to = 20 },
    starting_chips = number  { 100, "chips each player begins with", from = 0, to = 1000 },
    deals          = number  { by_players { [4] = 8, [3] = 9 }, "deals in a match",
                               from = 1, to = 100 },
  },

  phases = {
    pay { house.pool_ante, from = each_seat, to = "pool" },  -- usually nothing (ruling 15)

    deal { cut_by  = left_neighbour,
           packets = by_players { [4] = { 4, 4 }, [3] = { 5, 5 } } },

    declare {                                 -- the first call stands, unless the next line overrides it
      makes_contract = true,
      { "malý",  promise = take_no_trick,    stake = by_players { [4] = 10, [3] = 15 },
        follow = { head_trick, follow_suit, any_card } },
      { "veľký", promise = take_every_trick, stake = by_players { [4] = 20, [3] = 30 },
        overrides = { "malý" } },
    },

    play {
      first_lead = { declarer, eldest_hand }, -- the first of these who exists
      follow     = { follow_suit, any_card }, -- the first step that offers a card is binding
      winner     = { highest_of_led_suit },
    },

    settle {
      says = {
        "Malý or veľký: if the declarer has kept the promise, each other player pays the declarer "
        .. "the stake, {stake.maly} chips for malý and {stake.velky} for veľký; if not, the declarer "
        .. "pays that much to each of them. Nothing else is paid and the pool stays as it is.",
        "No contract, and one player has taken every trick: each other player pays that player "
        .. "{house.sweep_stake} chips. The pool stays as it is.",
        "No contract otherwise: every player pays one chip into the pool for each card point taken.",
        "After that, if the number of players without card points is {house.pool_winners}, they take "
        .. "the whole pool in equal parts. A chip that cannot be divided stays.",
      },
      pay = function (result, chips)
        if result.contract then               -- declarer against each of the others
          chips:settle_contract(result.contract)
        elseif result.sweeper then            -- one player took every trick; the pool stays
          chips:from_each_other(result.sweeper, house.sweep_stake, "sweep")
        else
          for _, seat in ipairs(result.seats) do
            chips:pay(seat, "pool", seat.points, "points")
          end
          local clean = result:seats_with_points(0)
          if contains(house.pool_winners, #clean) then
            chips:share("pool", clean)        -- odd chips stay in the pool (ruling 6)
          end
        end
      end,
    },
  },

  match = {
    start  = house.starting_chips,
    deals  = house.deals,
    winner = most_chips,
    at_end = { share { "pool", among = each_seat } },        -- (ruling 7)
  },
}
