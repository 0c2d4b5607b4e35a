-- Sets of cards. In a ladder a set is a step: the first step that offers a card of the hand
-- is binding. A quoted name is a card, a suit, a rank or a group of the deck.

return {
  word {
    name    = "follow_suit",
    kind    = "cards",
    says    = { "Cards of the led suit; a hand without one is offered nothing.",
                ja = "リードされたスートのカード。手札になければ何も選べない。" },
    phrase  = { "a card of the led suit", ja = "リードされたスートのカード" },
    example = "follow = { follow_suit, any_card }",
  },

  word {
    name    = "head_trick",
    kind    = "cards",
    says    = { "Cards of the led suit that beat the card now winning; a hand without one is offered nothing.",
                ja = "今勝っているカードより強い、リードされたスートのカード。手札になければ何も選べない。" },
    phrase  = { "a card of the led suit that beats the best card so far",
                ja = "リードされたスートで、今までに出た最も強いカードより強いカード" },
    example = "follow = { head_trick, follow_suit, any_card }",
  },

  word {
    name    = "any_card",
    kind    = "cards",
    says    = { "Every card of the hand; a ladder may end with it.", ja = "手札のすべてのカード。優先順リストの最後に書ける。" },
    phrase  = { "any card", ja = "どのカードでもよい" },
    example = "follow = { follow_suit, any_card }",
  },

  word {
    name    = "cards",
    kind    = "cards",
    says    = { "These cards, less some of them, perhaps only under a condition; without a list, all cards less those.",
                ja = "これらのカードから一部を除いたもの。条件もつけられる。カードを並べなければ全カードから除く。" },
    example = [[lead = { cards { except = { "hearts" }, when = no_contract }, any_card }]],
    items   = "cards",
    fields  = {
      { "except", "cards", { "the cards to leave out", ja = "除くカード" } },
      { "when", "condition", { "only while this holds; otherwise no card", ja = "これが成り立つときだけ。さもなければ空" } },
      { "unless", "condition", { "only while this does not hold; otherwise no card",
                                 ja = "これが成り立たないときだけ。さもなければ空" } },
    },
  },

  word {
    name    = "exposed",
    kind    = "mark",
    says    = { "Cards that were laid face up by their holder before they were played.",
                ja = "プレイの前に持ち主が表向きに置いたカード。" },
    phrase  = { "an exposed card", ja = "公開されたカード" },
    example = "{ times = 2, exposed }",
  },

  word {
    name    = "exposed_by_captor",
    kind    = "mark",
    says    = { "Exposed cards that were taken by the seat that had exposed them.",
                ja = "公開した本人が取った、公開されたカード。" },
    phrase  = { "an exposed card taken by whoever exposed it", ja = "公開した本人が取ったカード" },
    example = "{ times = 3, exposed_by_captor }",
  },

  word {
    name    = "card points line",
    kind    = "table",
    says    = { "What a captured card is worth: lines with a number add up, and of the lines with times the last that "
                .. "fits the card multiplies.",
                ja = "獲得したカードの点数。数のある行は足し合わせ、timesのある行は当てはまる最後のものを掛ける。" },
    example = [[card_points = { { 1, "hearts" }, { 8, "Horník of leaves" }, { times = 2, exposed } }]],
    items   = "number or cards",
    least   = 1,
    fields  = {
      { "times", "number", { "multiplies the card's points instead of adding to them",
                             ja = "点数を足すかわりに何倍かにする" } },
    },
  },
}
