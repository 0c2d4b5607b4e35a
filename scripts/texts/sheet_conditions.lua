-- Conditions, seats and selectors, as a rule sheet has them.

return {
  -- Conditions as they follow "while" or "if"; in Japanese as they stand before "とき".
  ["condition.contract"] = { "the contract is {calls}", ja = "契約が{calls}である" },
  ["condition.unless.contract"] = { "the contract is not {calls}", ja = "契約が{calls}でない" },
  ["condition.announced"] = { "{calls} has been announced", ja = "{calls}が宣言されている" },
  ["condition.unless.announced"] = { "{calls} has not been announced", ja = "{calls}が宣言されていない" },
  ["condition.trick_cards"] = {
    "the number of cards in the trick is {range}",
    ja = "トリックのカードが{range}である",
  },
  ["condition.unless.trick_cards"] = {
    "the number of cards in the trick is not {range}",
    ja = "トリックのカードが{range}でない",
  },
  ["condition.cards_left"] = {
    "the number of cards left in the hand is {range}",
    ja = "残りの手札が{range}である",
  },
  ["condition.unless.cards_left"] = {
    "the number of cards left in the hand is not {range}",
    ja = "残りの手札が{range}でない",
  },
  ["condition.holds.one"] = { "{who} holds {card}", ja = "{card}を持っている" },
  ["condition.unless.holds.one"] = { "{who} does not hold {card}", ja = "{card}を持っていない" },
  ["condition.holds.any"] = { "{who} holds {card}", ja = "{card}を持っている" },
  ["condition.unless.holds.any"] = { "{who} holds none of {cards}", ja = "{cards}を1枚も持っていない" },
  ["condition.holds"] = { "{who} holds {range} of {cards}", ja = "{cards}を{range}持っている" },
  ["condition.unless.holds"] = {
    "{who} does not hold {range} of {cards}",
    ja = "{cards}を{range}持っていない",
  },
  ["condition.holds.in"] = {
    "{who} has {range} of {cards} in {zone}",
    ja = "{zone}に{cards}が{range}ある",
  },
  ["condition.unless.holds.in"] = {
    "{who} does not have {range} of {cards} in {zone}",
    ja = "{zone}に{cards}が{range}ない",
  },
  ["condition.played"] = { "one of {cards} has been played", ja = "{cards}が1枚でも出た" },
  ["condition.unless.played"] = {
    "none of {cards} has been played yet",
    ja = "{cards}がまだ1枚も出ていない",
  },
  ["condition.played.one"] = { "{card} has been played", ja = "{card}が出た" },
  ["condition.unless.played.one"] = { "{card} has not been played yet", ja = "{card}がまだ出ていない" },
  ["condition.somebody"] = { "{condition}", ja = "{condition}人がいる" },
  ["condition.unless.somebody"] = {
    "it is true of nobody that {condition}",
    ja = "{condition}人がいない",
  },
  ["condition.score_reaches"] = { "somebody has {score} or more", ja = "誰かの得点が{score}以上になった" },
  ["condition.unless.score_reaches"] = { "nobody has {score} yet", ja = "まだ誰の得点も{score}に達していない" },
  ["condition.score_reaches.side"] = {
    "a side has {score} or more",
    ja = "どちらかのチームの得点が{score}以上になった",
  },
  ["condition.unless.score_reaches.side"] = {
    "no side has {score} yet",
    ja = "まだどのチームの得点も{score}に達していない",
  },
  ["condition.always"] = { "it is so", ja = "いつでもよい" },
  ["condition.unless.always"] = { "it is not so", ja = "決してない" },
  ["condition.not"] = { "it is not true that {condition}", ja = "「{condition}」ということがない" },
  ["condition.and"] = { "{a} and {b}", ja = "{a}、かつ{b}" },
  ["condition.or"] = { "{a} or {b}", ja = "{a}、または{b}" },
  ["who.player"] = { "the player", ja = "プレイヤー" },
  ["who.somebody"] = { "a player", ja = "プレイヤー" },
  ["who.same"] = { "the same player", ja = "プレイヤー" },
  ["when"] = { "This is done only if {condition}.", ja = "これは{condition}ときだけ行う。" },
  -- Seats.
  ["seat.named"] = { "the {name}", ja = "{name}" },
  ["seat.holder"] = { "the holder of {cards}", ja = "{cards}を持っている人" },
  ["seat.announcer"] = { "whoever announced {calls}", ja = "{calls}を宣言した人" },
  ["seat.selected"] = { "whoever played {card}", ja = "{card}を出した人" },
  ["who.each_seat"] = { "Beginning with {from}, each player in turn", ja = "{from}から順に、各プレイヤーは" },
  ["who.all_at_once"] = { "All at the same time, each player", ja = "全員が同時に、各プレイヤーは" },
  ["who.anybody"] = { "At any moment, anybody", ja = "いつでも、誰でも" },
  ["who.seat"] = { "{seat}", ja = "{seat}は" },
  -- Selectors.
  ["selector.highest"] = { "the highest of {cards}", ja = "{cards}のうち最も強いカード" },
  ["selector.lowest"] = { "the lowest of {cards}", ja = "{cards}のうち最も弱いカード" },
  ["selector.if"] = { "{card} if {condition}", ja = "({condition}ときは){card}" },
}
