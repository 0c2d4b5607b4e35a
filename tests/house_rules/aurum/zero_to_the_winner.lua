-- House rule: bids lie face down, and a gold zero that was played goes to whoever wins the trick.

return variant {
  of    = "aurum",
  title = { "The zero goes to the winner", ja = "0の金カードはトリックの勝者へ" },
  ja    = "ビッドは裏向きに置く。プレイされた0の金カードは、そのトリックに勝った人のものになる。",

  changes = {
    set { path = "zones.bid", value = per_seat { face_down, report = "bids" } },
    insert { before = "play.after_trick.gold_returns",
             phase = move { "0 of gold", from = "trick", to = "collection", of = winner } },
  },
}
