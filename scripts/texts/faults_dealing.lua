-- Faults of what is dealt, drawn, shown and foretold.

return {
  ["missing-field.bounds"] = { "{word} says how many: at_least, at_most or exactly",
                               ja = "{word} には枚数 (at_least、at_most、exactly) が必要です" },
  ["missing-field.when-short"] = {
    "{path}: {there} cards are drawn, {taken} at a time, so at last there are too few; say when_short",
    ja = "{path}: {there}枚を{taken}枚ずつ引くと最後に足りなくなります。when_short を書いてください",
  },
  ["no-effect.draw-twice"] = { "{zone} is named twice", ja = "{zone} が2回書かれています" },
  ["no-effect.name-of-number"] = { "{name}: no such number can be named", ja = "{name}: その数は言えません" },
  ["no-effect.number-again"] = { "{condition} is named twice", ja = "{condition} が2回書かれています" },
  ["no-effect.of-nobody"] = { "{path}: this zone is everybody's, so of means nothing",
                              ja = "{path}: だれのものでもない置き場なので of に意味がありません" },
  ["no-effect.predict-again"] = { "{path}: numbers are named once in a deal", ja = "{path}: 数を言うのはディールに1回だけです" },
  ["no-effect.shown-anyway"] = { "{path} does nothing: these seats see the cards anyway",
                                 ja = "{path} は何もしません。見せなくてもカードは見えています" },
  ["no-effect.total-not"] = {
    "{path}.total_not does nothing: nobody is the last to speak",
    ja = "{path}.total_not は何もしません。最後に言う人がいません",
  },
  ["no-effect.turns"] = {
    "turns does nothing: the last card of the pack goes to no hand",
    ja = "turns は何もしません。最後のカードがだれの手札にもなりません",
  },
  ["no-effect.when-short"] = {
    "{path}.when_short does nothing: {there} cards come out even, {taken} at a time",
    ja = "{path}.when_short は何もしません。{there}枚を{taken}枚ずつ引くとちょうどなくなります",
  },
  ["no-way-out.total-not"] = {
    "{path}.total_not may leave the last to speak no number: only one can be named",
    ja = "{path}.total_not があると、最後の人が言える数がなくなります。言える数が1つしかありません",
  },
  ["nothing-here.cards-dealt"] = {
    "cards_dealt asks for hands as they were dealt, and here they may have changed",
    ja = "cards_dealt には配られたままの手札が要りますが、ここでは変わっているかもしれません",
  },
  ["nothing-here.cycle"] = {
    "cycle_complete asks for numbers that change from deal to deal, and there are none",
    ja = "cycle_complete には each_deal で変わる数が要りますが、ありません",
  },
  ["nothing-here.last-card"] = {
    "last_card asks for a card that the deal turns up in a hand, and it turns none",
    ja = "last_card には手札のまま表に返すカードが要りますが、ディールにありません",
  },
  ["nothing-here.predict"] = { "{path}.predicts asks for numbers that are named, and there is no predict",
                               ja = "{path}.predicts には predict が要りますが、ありません" },
  ["wrong-type.cards-in"] = { "cards_in counts cards of zones that belong to nobody, not of {zone}",
                              ja = "cards_in が数えるのはだれのものでもない置き場で、{zone} は違います" },
  ["wrong-type.draw-count"] = { "{path} takes a number, or up_to", ja = "{path} には枚数か up_to のどちらか一方を書きます" },
  ["wrong-type.draw-from"] = {
    "cards are drawn from a pile that belongs to nobody, not from {zone}",
    ja = "カードを引くのは、だれのものでもない山からです。{zone} からは引けません",
  },
  ["wrong-type.each-deal-outside"] = {
    "each_deal can only say to whom an exchange goes ({example}), how many cards are dealt one_by_one, and what "
    .. "fix sets",
    ja = "each_deal を書けるのは交換で渡す相手 ({example})、one_by_one の枚数、fix の値だけです",
  },
  ["wrong-type.last-card"] = { "this is one card: no number stands behind it", ja = "これは1枚なので、番号は書きません" },
  ["wrong-type.packets-and-one"] = { "deal takes packets or one_by_one, not both",
                                     ja = "deal には packets か one_by_one のどちらか一方を書きます" },
  ["wrong-type.predict-bounds"] = { "a number from {from} to {to} cannot be named", ja = "{from}から{to}までの数はありません" },
  ["wrong-type.predicted"] = { "nobody can name the number {n}", ja = "{n} という数は言えません" },
  ["wrong-type.row"] = {
    "each_deal takes a list here, or from and to, perhaps with and_back",
    ja = "ここの each_deal にはリストか、from と to (と and_back) を書きます",
  },
}
