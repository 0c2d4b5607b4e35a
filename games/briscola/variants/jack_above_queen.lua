-- House rule: with French cards the jack stands above the queen and counts 3, the queen 2.

return variant {
  of       = "briscola",
  title    = { "The jack above the queen", ja = "ジャックがクイーンより強い" },
  ja       = "ジャックはクイーンより強く、ジャックが3点、クイーンが2点になる。",
  requires = { "french_cards" },

  changes = {
    set { path = "order", value = { "Ace", "3", "King", "Jack", "Queen", "7", "6", "5", "4", "2" } },
    set { path = "card_points[4]", value = { 3, "Jack" } },
    set { path = "card_points[5]", value = { 2, "Queen" } },
  },
}
