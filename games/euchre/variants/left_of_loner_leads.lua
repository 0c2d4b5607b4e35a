-- House rule: against a lone maker the seat on the maker's left leads.

return variant {
  of    = "euchre",
  title = { "The left of a lone maker leads", ja = "アローンの左隣がリード" },
  ja    = "メーカーが1人で戦うときは、メーカーの左隣の人が最初のリードをする。",

  changes = {
    set { path = "play.first_lead", value = { left_neighbour { announcer { "alone" } }, eldest_hand } },
  },
}
