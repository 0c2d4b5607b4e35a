-- Hundreds of calls.
-- stopped: too-many 14

local t = {}
local more = {}
for i = 1, 240 do t[i], more[i] = { "c" .. i, stake = 1 }, { "d" .. i, stake = 1 } end

return game "Harm" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    declare { makes_contract = true, table.unpack(t) },
    declare "more" { makes_contract = true, replaces = true, table.unpack(more) },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { score "tricks" { each_seat, function (seat) return seat.tricks end } },
  },
  match = { deals = 2, winner = highest_score },
}
