-- House rule: three play, each with fifteen cards, and three lie in the widow. The bidder shows
-- them, takes them up, lays away three cards, which count as taken, melds alone what is left, and
-- plays against the two others.

return variant {
  of       = "pinochle",
  title    = { "Three players", ja = "3人" },
  ja       = "3人で15枚ずつ配り、3枚をウィドウにする。ビッダーはそれを見せて取り、3枚を伏せ(取ったものと数える)、残りから1人だけで役を出し、2人を相手にプレイする。",
  players  = { 3 },
  excludes = { double_deck = "the cards are dealt to four", passing_four_cards = "the bidder has no partner" },

  changes = {
    append { path = "players", values = { 3 } },
    remove { path = "teams" },
    set { path = "zones", value = { widow = face_down, aside = per_side { face_down, counts = true } } },
    set { path = "deal.packets", value = { 3, 3, 3, 3, 3, { 3, "widow" } } },
    insert { after = "trumps", phase = exchange { who = declarer, takes = "widow", shown = true,
                                                  gives = pick { 3 }, to = "aside" } },
    set { path = "meld.who", value = declarer },
  },
}
