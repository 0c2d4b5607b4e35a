-- House rule: both players choose their melds unseen and lay them down together.

return variant {
  of    = "exposure",
  title = { "Melding at the same time", ja = "手役は同時に公開" },
  ja    = "2人とも相手に見せずに手役を選び、同時に公開する。",

  changes = {
    set { path = "meld.who", value = all_at_once },
  },
}
