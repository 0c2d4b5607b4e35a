-- House rule: an open hand is laid down after the first card has been led, not before.

return variant {
  of    = "skat",
  title = { "Open after the lead", ja = "オープンは最初のリードの後" },
  ja    = "オープンのゲームでは、最初のカードがリードされてから手札を公開する。",

  changes = {
    set { path = "play.after_card", value = {} },
    append { path = "open_hand.when", values = { first_trick } },
    carry { path = "open_hand", into = "play.after_card" },
  },
}
