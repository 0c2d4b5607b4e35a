-- House rule: the first deal and the last have one card each; the longest deal is in the middle, once.

return variant {
  of       = "oh_hell",
  title    = { "Up and down", ja = "増やしてから減らす" },
  ja       = "最初と最後のディールは1枚ずつで、枚数の最も多いディールは真ん中に1回だけある。",
  excludes = { down_only = "the hands either grow shorter from the start, or longer" },

  changes = {
    set { path = "deal.one_by_one", value = each_deal { from = 1, to = house.most_cards, and_back = true } },
  },
}
