-- Sets of cards. In a ladder a set is a step: the first step that offers a card of the hand
-- is binding. A quoted name is a card, a suit, a rank or a group of the deck or of the game.
--
-- What such cards are at the table says card_agenda/meaning.h. `sees`: what that is looked up by (LookUp of
-- trick/follow_ladder.h). `needs`: what the game must have. `asks`: what the place must have. `these`: all such
-- cards. `refused`: what a player hears who must play one and does not; its code is must-NAME, unless another code
-- stands there.

local when   = { "when", "condition", { "only while this holds; otherwise no card",
                                        ja = "これが成り立つときだけ。さもなければ空" } }
local unless = { "unless", "condition", { "only while this does not hold; otherwise no card",
                                          ja = "これが成り立たないときだけ。さもなければ空" } }

return {
  word {
    name    = "follow_suit",
    kind    = "cards",
    says    = { "Cards of the led suit; a hand without one is offered nothing.",
                ja = "リードされたスートのカード。手札になければ何も選べない。" },
    phrase  = { "a card of the led suit", ja = "リードされたスートのカード" },
    these   = { "the cards of the led suit", ja = "リードされたスートのカード" },
    refused = { "Not now: {suit} were led and you hold {suit}. Play {cards}.",
                ja = "{suit}がリードされ、手札にあります。{cards}を出してください。" },
    sees    = "led_suit",
    asks    = { "trick" },
    example = "follow = { follow_suit, any_card }",
    fields  = { when, unless },
  },

  word {
    name    = "head_trick",
    kind    = "cards",
    says    = { "Cards of the led suit that beat the card now winning; a hand without one is offered nothing.",
                ja = "今勝っているカードより強い、リードされたスートのカード。手札になければ何も選べない。" },
    phrase  = { "a card of the led suit that beats the best card so far",
                ja = "リードされたスートで、今までに出た最も強いカードより強いカード" },
    refused = { "Not now: you can beat {card}, so you must. Play {cards}.",
                ja = "{card}に勝てるカードを出さなければなりません。出せるのは{cards}です。" },
    sees    = "winning",
    asks    = { "trick" },
    example = "follow = { head_trick, follow_suit, any_card }",
    fields  = { when, unless },
  },

  word {
    name    = "beating",
    kind    = "cards",
    says    = { "Cards that would win the trick now, whatever their suit.",
                ja = "スートにかかわらず、今出せばトリックに勝つカード。" },
    phrase  = { "a card that would win the trick now", ja = "今出せばトリックに勝つカード" },
    refused = "must-head-trick",
    sees    = "winning",
    asks    = { "trick" },
    example = "follow = { follow_suit, beating, any_card }",
    fields  = { when, unless },
  },

  word {
    name    = "trump",
    kind    = "cards",
    says    = { "Any trump.", ja = "すべての切札。" },
    phrase  = { "a trump", ja = "切札" },
    these   = { "the trumps", ja = "切札" },
    refused = { "Not now: you hold no {suit}, so you must trump. Play {cards}.",
                ja = "{suit}がないので、切札を出さなければなりません。出せるのは{cards}です。" },
    sees    = "none",
    needs   = "trumps",
    example = "follow = { follow_suit, overtrump, trump, any_card }",
    fields  = { when, unless },
  },

  word {
    name    = "not_trump",
    kind    = "cards",
    says    = { "Any card that is no trump.", ja = "切札でないすべてのカード。" },
    phrase  = { "a card that is no trump", ja = "切札でないカード" },
    these   = { "the cards that are no trumps", ja = "切札以外のカード" },
    example = "next_lead = { lowest { not_trump, ties = last } }",
    fields  = { when, unless },
  },

  word {
    name    = "overtrump",
    kind    = "cards",
    says    = { "Trumps that would win the trick now: where trumps win, those above the highest that lies there; "
                .. "any trump while there is none.",
                ja = "今出せばトリックに勝つ切札。切札が勝つゲームでは、出ている最も強い切札より強い切札で、"
                .. "まだ切札が出ていなければすべての切札。" },
    phrase  = { "a trump above the highest trump of the trick", ja = "出ている最も強い切札より強い切札" },
    refused = { "Not now: you can go above {card}, so you must. Play {cards}.",
                ja = "{card}を上回れるので、上回らなければなりません。出せるのは{cards}です。" },
    sees    = "winning",
    needs   = "trumps",
    asks    = { "trick" },
    example = "follow = { follow_suit, overtrump, trump, any_card }",
    fields  = { when, unless },
  },

  word {
    name    = "new_suit",
    kind    = "cards",
    says    = { "Cards of a suit that does not lie in the trick yet.",
                ja = "このトリックにまだ出ていないスートのカード。" },
    phrase  = { "a card of a suit that does not lie in the trick yet", ja = "まだ出ていないスートのカード" },
    sees    = "used_suits",
    asks    = { "trick" },
    example = "follow = { new_suit, pass }",
    fields  = { when, unless },
  },

  word {
    name    = "any_card",
    kind    = "cards",
    says    = { "Every card of the hand; a ladder may end with it.", ja = "手札のすべてのカード。優先順リストの最後に書ける。" },
    phrase  = { "any card", ja = "どのカードでもよい" },
    example = "follow = { follow_suit, any_card }",
    fields  = { when, unless },
  },

  word {
    name    = "pass",
    kind    = "cards",
    says    = { "No card: the seat passes. A ladder may end with it, and passing is offered only when the ladder "
                .. "comes to it.",
                ja = "カードを出さずにパスする。優先順リストの最後に書き、ほかに出せるカードがないときだけパスできる。" },
    phrase  = { "pass", ja = "パスする" },
    example = "follow = { new_suit, pass }",
  },

  word {
    name    = "trump_suit",
    kind    = "cards",
    says    = { "Cards of the suit that is trump in this deal; `fix` says which.",
                ja = "このディールの切札スートのカード。どのスートかは fix で決める。" },
    phrase  = { "a card of the trump suit", ja = "切札スートのカード" },
    these   = { "the cards of the trump suit", ja = "切札スートのカード" },
    example = "trumps = trump_suit",
  },

  word {
    name    = "by_suit",
    kind    = "cards",
    says    = { "The cards listed for the suit that a value is; none for a suit that is not listed, and none while no "
                .. "suit has been made.",
                ja = "値になっているスートに応じたカード。書いていないスートのときと、まだ決まっていないときは空。" },
    phrase  = { "depending on the suit", ja = "スートによる" },
    example = [[groups = { ["left bower"] = by_suit { of = trump_suit,
                             spades = "Jack of clubs",    clubs    = "Jack of spades",
                             hearts = "Jack of diamonds", diamonds = "Jack of hearts" } }]],
    fields  = {
      { "of", "cards", { "the suit that is looked up: trump_suit, or a value", ja = "調べるスート。trump_suit または値" },
        required = true },
    },
    others  = "cards",
  },

  word {
    name    = "above",
    kind    = "cards",
    says    = { "Cards that rank above a card of the trick, within its suit, or within the trumps if it is one; none "
                .. "while there is no such card.",
                ja = "トリックの中のあるカードと同じスート(切札なら切札)で、それより強いカード。そのカードがなければ空。" },
    phrase  = { "a card above", ja = "より強いカード" },
    asks    = { "trick" },
    example = [[cards { trump, except = above { led_card } }]],
    items   = "selector",
    least   = 1,
    most    = 1,
    fields  = { when, unless },
  },

  word {
    name    = "below",
    kind    = "cards",
    says    = { "Cards that rank below a card of the trick, within its suit, or within the trumps if it is one; none "
                .. "while there is no such card.",
                ja = "トリックの中のあるカードと同じスート(切札なら切札)で、それより弱いカード。そのカードがなければ空。" },
    phrase  = { "a card below", ja = "より弱いカード" },
    asks    = { "trick" },
    example = [[cards { except = below { highest_trump } }]],
    items   = "selector",
    least   = 1,
    most    = 1,
    fields  = { when, unless },
  },

  word {
    name    = "called",
    kind    = "cards",
    says    = { "The card that was named in the call.", ja = "パートナーを指名するために選ばれたカード。" },
    phrase  = { "the called card", ja = "指名されたカード" },
    sees    = "called",
    asks    = { "called" },
    example = "lead = { cards { called, cards { except = { called_suit } }, when = first_trick }, any_card }",
  },

  word {
    name    = "called_suit",
    kind    = "cards",
    says    = { "Cards of the suit of the called card.", ja = "指名されたカードと同じスートのカード。" },
    phrase  = { "a card of the called suit", ja = "指名されたスートのカード" },
    these   = { "the cards of the called suit", ja = "指名されたスートのカード" },
    sees    = "called",
    asks    = { "called" },
    example = "lead = { cards { called, cards { except = { called_suit } }, when = first_trick }, any_card }",
  },

  word {
    name    = "just_melded",
    kind    = "cards",
    says    = { "Cards of the melds that the seat has laid since the last card was played; none if it has laid none.",
                ja = "直前のカードが出てから、その人が公開した手役のカード。公開していなければ空。" },
    phrase  = { "a card just melded", ja = "いま公開した手役のカード" },
    these   = { "the cards just melded", ja = "いま公開した手役のカード" },
    asks    = { "seat", "play" },
    example = "lead = { just_melded, any_card }",
    fields  = { when, unless },
  },

  word {
    name    = "picked",
    kind    = "cards",
    says    = { "What was picked under this name in the same step.", ja = "同じステップでこの名前で選ばれたカード。" },
    phrase  = { "the card chosen", ja = "選んだカード" },
    example = [[step "bid" { who = each_seat, choices = { pick "card" { from = "hand" } },
             apply = { move { picked "card", to = "bid" } } }]],
    named   = true,
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
      { "from", "name", { "the zone they come from, where it is not the hand", ja = "手札でないとき、カードがある置き場" } },
      { "ranked_as", "selector", { "only cards of the same rank as the card this finds in the trick",
                                   ja = "トリックの中のこのカードと同じランクのものだけ" } },
      { "shown", "yes/no", { "whether cards given away from this set are shown to everybody",
                             ja = "この中から捨てたカードを全員に見せるか" } },
      when, unless,
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
    name    = "each_trick",
    kind    = "mark",
    says    = { "Every trick: the number counts for whoever takes it.", ja = "すべてのトリック。取った人の点になる。" },
    phrase  = { "each trick", ja = "各トリック" },
    example = "{ 1, each_trick }",
  },

  word {
    name    = "card points line",
    kind    = "table",
    says    = { "What a captured card is worth, or a trick to whoever takes it: lines with a number, or one for each "
                .. "rank, add up, and of the lines with times the last that fits the card multiplies.",
                ja = "獲得したカードの点数、またはトリックを取った人の点数。数またはランクごとの数のある行は足し合わせ、"
                .. "timesのある行は当てはまる最後のものを掛ける。" },
    example = [[card_points = { { by_rank { Jack = 20, ["9"] = 14 }, trump }, { 10, last_trick } }]],
    items   = "number or reading or cards or condition",
    least   = 1,
    fields  = {
      when, unless,
      { "times", "number", { "multiplies the card's points instead of adding to them",
                             ja = "点数を足すかわりに何倍かにする" } },
    },
  },
}
