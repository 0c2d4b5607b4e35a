-- House rule: before the first lead, whoever holds the acorn or the leaf Horník
-- may lay it face up. It is still played from the hand, but it counts double.

return variant {
  of    = "lorum",
  title = { "Exposed Horníks", ja = "ホルニークの公開" },
  ja    = "最初のリードの前に、どんぐりかみどりのホルニークを持っている人は、それを表向きに置くことができる。"
          .. "置いたカードは手札としてプレイし、点数は2倍になる。",

  changes = {
    insert { before = "play",
             phase  = offer_to_expose { to    = each_seat,
                                        cards = { "Horník of acorns", "Horník of leaves" },
                                        when  = no_contract } },
    append { path = "card_points", values = { { times = 2, exposed } } },
  },
}
