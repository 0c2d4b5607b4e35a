-- House rule: gold buys a card of the hand for the own bid or for the partner's, or it
-- lets the two bids change places.

return variant {
  of       = "aurum",
  title    = { "Any exchange of bids", ja = "ビッドの変更はどの組み合わせでも可" },
  ja       = "金カードを使うと、手札のカードを自分かパートナーのビッドと交換するか、"
             .. "2人のビッドを互いに入れ替えることができる。",
  players  = { 4 },
  excludes = { swap_partners_card = "either the partner's bid may be changed, or only one's own" },

  changes = {
    set { path  = "play.before_trick.swap.choices.card",
          value = pick "card" { from = { "hand", "bid" }, of = partner } },
  },
}
