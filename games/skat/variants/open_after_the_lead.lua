-- House rule: an open hand is laid down after the first card has been led, not before.

return variant {
  of    = "skat",
  title = { "Open after the lead", ja = "オープンは最初のリードの後" },
  ja    = "オープンのゲームでは、最初のカードがリードされてから手札を公開する。",

  changes = {
    carry { path = "open_hand", into = "play.after_card" },
  },
}
