-- Conditions, for `when`, `unless`, `ends_when` and `ends_at_once`. A list of them means all of them.
-- `asks`: what there must be where one stands (`asks` of rules/model/words.h); what places have say `acts`, who acts
-- there, and `has` in the fields of words.
-- `turns`: when it may change during the play (Turns of rules/model/card_rule.h). `opposite`: its phrase while it does
-- not hold. `idle`: places where it is always the same or makes no difference, by what they have; it is refused there.
-- Whether it holds says card_agenda/meaning.h.

local at_least = { "at_least", "number", { "so many or more", ja = "この数以上" } }
local at_most  = { "at_most", "number", { "so many or fewer", ja = "この数以下" } }
local of       = { "of", "seats", { "whose it is; anybody's, if it does not say", ja = "誰の分か。書かなければ誰のでも" } }
local so_far   = { "of", "seats", { "whose side; usually that of the seat that acts", ja = "誰の側か。ふつうは順番の人" } }
local exactly  = { "exactly", "number", { "just so many", ja = "ちょうどこの数" } }

return {
  word {
    name    = "all_of",
    kind    = "condition",
    says    = { "All of these conditions; of sets of cards: the cards that are in every one of them.",
                ja = "すべての条件が成り立つ。カードの集まりなら、すべてに含まれるカード。" },
    phrase  = { "all of these", ja = "次のすべて" },
    turns   = "any_time",
    example = "ends_at_once = all_of { trick_complete, trick_cards { at_most = 1 } }",
    items   = "condition or cards or count",
    least   = 1,
    fields  = {
      { "when", "condition", { "of a set of cards: only while this holds", ja = "カードの集まりで、これが成り立つときだけ" } },
      { "unless", "condition", { "of a set of cards: only while this does not hold",
                                 ja = "カードの集まりで、これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "any_of",
    kind    = "condition",
    says    = { "At least one of these conditions; of sets of cards: the cards that are in at least one of them.",
                ja = "条件の少なくとも1つが成り立つ。カードの集まりなら、少なくとも1つに含まれるカード。" },
    phrase  = { "one of these", ja = "次のどれか" },
    turns   = "any_time",
    example = "ends_when = any_of { hands_empty, promise_broken }",
    items   = "condition or cards or count",
    least   = 1,
    fields  = {
      { "when", "condition", { "of a set of cards: only while this holds", ja = "カードの集まりで、これが成り立つときだけ" } },
      { "unless", "condition", { "of a set of cards: only while this does not hold",
                                 ja = "カードの集まりで、これが成り立たないときだけ" } },
    },
  },

  word {
    name    = "none_of",
    kind    = "condition",
    says    = { "None of these conditions.", ja = "どの条件も成り立たない。" },
    phrase  = { "none of these", ja = "次のどれでもない" },
    example = [[when = none_of { holds { "trumps" }, holds { "Excuse" } }]],
    items   = "condition or count",
    least   = 1,
  },

  word {
    name    = "no_contract",
    kind    = "condition",
    says    = { "Nobody has made a bid or an announcement that became the contract.",
                ja = "契約になる宣言やビッドを誰もしていない。" },
    phrase  = { "there is no contract", ja = "契約がない" },
    opposite = { "there is a contract", ja = "契約がある" },
    turns   = "never",
    asks    = { "contract" },
    example = [[offer_to_expose { to = each_seat, cards = { "Horník of acorns" }, when = no_contract }]],
  },

  word {
    name    = "contract",
    kind    = "condition",
    says    = { "One of these contracts stands.", ja = "これらの契約のどれかが有効である。" },
    phrase  = { "the contract is", ja = "契約が次のどれか:" },
    turns   = "never",
    asks    = { "contract" },
    example = [[cards { except = { "hearts" }, unless = contract { "malý", "veľký" } }]],
    items   = "name",
    least   = 1,
  },

  word {
    name    = "announced",
    kind    = "condition",
    says    = { "Somebody has announced one of these.", ja = "誰かがこれらのどれかを宣言した。" },
    phrase  = { "somebody has announced", ja = "誰かが次のどれかを宣言した:" },
    turns   = "never",
    example = [[when = announced { "slam" }]],
    items   = "name",
    least   = 1,
    fields  = {
      { "by", "seats", { "whose announcement is meant; without it anybody's", ja = "だれの宣言か。なければ誰のでもよい" } },
    },
  },

  word {
    name    = "players",
    kind    = "condition",
    says    = { "So many play, at one of these numbers.", ja = "プレイ人数がこれらのどれかである。" },
    phrase  = { "the number of players is", ja = "プレイ人数が次のどれか:" },
    example = [[call { who = declarer, cards = { "King" }, when = players { 5 } }]],
    items   = "number",
    least   = 1,
  },

  word {
    name    = "first_trick",
    kind    = "condition",
    says    = { "The first trick is about to be played or is being played.", ja = "最初のトリックである。" },
    phrase  = { "the first trick is being played", ja = "最初のトリックである" },
    opposite = { "it is not the first trick", ja = "最初のトリックでない" },
    turns   = "first_trick",
    asks    = { "play" },
    example = [[cards { except = { "hearts" }, when = first_trick }]],
  },

  word {
    name    = "last_trick",
    kind    = "condition",
    says    = { "The last trick is being played: no hand holds more than one card.",
                ja = "最後のトリックである。どの手札も1枚以下。" },
    phrase  = { "the last trick is being played", ja = "最後のトリックである" },
    opposite = { "it is not the last trick", ja = "最後のトリックでない" },
    turns   = "last_trick",
    asks    = { "play" },
    idle    = { "ladder" },
    example = [[winner = { highest { "Excuse", when = all_of { last_trick, sweeping } }, highest_trump }]],
  },

  word {
    name    = "hands_empty",
    kind    = "condition",
    says    = { "No seat holds a card and no trick lies open.", ja = "全員の手札がなくなり、途中のトリックもない。" },
    phrase  = { "nobody holds a card any more", ja = "全員の手札がなくなった" },
    opposite = { "somebody still holds a card", ja = "まだ手札を持っている人がいる" },
    turns   = "any_time",
    asks    = { "played" },
    idle    = { "turn", "lies" },
    example = "ends_when = any_of { hands_empty, promise_broken }",
  },

  word {
    name    = "passed",
    kind    = "condition",
    says    = { "The last action of the play was a pass.", ja = "直前のプレイがパスだった。" },
    phrase  = { "a player has passed", ja = "直前の人がパスした" },
    opposite = { "the last to act has not passed", ja = "直前の人がパスしていない" },
    turns   = "any_time",
    asks    = { "play" },
    example = "ends_at_once = passed",
  },

  word {
    name    = "trick_complete",
    kind    = "condition",
    says    = { "Every seat has acted in the open trick.", ja = "途中のトリックで全員がプレイまたはパスした。" },
    phrase  = { "everybody has had a turn in the trick", ja = "全員がトリックの番を終えた" },
    opposite = { "somebody still has a turn in the trick", ja = "まだトリックの番の人がいる" },
    turns   = "any_time",
    asks    = { "trick" },
    idle    = { "turn", "taken" },
    example = "ends_at_once = all_of { trick_complete, trick_cards { at_most = 1 } }",
  },

  word {
    name    = "trick_cards",
    kind    = "condition",
    says    = { "So many cards lie in the open trick; for `ends_when` in the trick that has been taken.",
                ja = "途中のトリックに出ているカードの枚数。ends_when では取られたトリックのもの。" },
    phrase  = { "the number of cards in the trick", ja = "トリックに出ているカードの枚数" },
    turns   = "any_time",
    asks    = { "trick" },
    example = "trick_cards { at_most = 1 }",
    fields  = { at_least, at_most, exactly },
  },

  word {
    name    = "cards_left",
    kind    = "condition",
    says    = { "The seat that acts holds so many cards.", ja = "順番の人の手札の枚数。" },
    phrase  = { "the number of cards in the hand", ja = "手札の枚数" },
    turns   = "any_time",
    asks    = { "seat", "dealt" },
    example = "when = cards_left { at_least = 11 }",
    fields  = {
      { "at_least", "number or reading", at_least[3] }, { "at_most", "number or reading", at_most[3] },
      { "exactly", "number or reading", exactly[3] },
    },
  },

  word {
    name    = "holds",
    kind    = "condition",
    says    = { "The seat that acts holds so many of these cards, at least one unless it says otherwise.",
                ja = "順番の人がこれらのカードを持っている。枚数を書かなければ1枚以上。" },
    phrase  = { "the player holds", ja = "次のカードを持っている:" },
    turns   = "any_time",
    asks    = { "seat", "dealt" },
    example = [[cards { "Queen", when = holds { "King", at_least = 4 } }]],
    items   = "cards",
    least   = 1,
    fields  = {
      at_least, at_most, exactly,
      { "from", "name", { "the zone that is looked at, where it is not the hand", ja = "手札以外を見るとき、その置き場" } },
    },
  },

  word {
    name    = "cards_in",
    kind    = "condition",
    says    = { "So many cards lie in these zones together.", ja = "これらの置き場にあるカードを合わせた枚数。" },
    phrase  = { "the number of cards in", ja = "次の置き場のカードの枚数" },
    turns   = "any_time",
    asks    = { "dealt" },
    example = [[when = cards_in { "stock", "turned", at_least = 4 }]],
    items   = "name",
    least   = 1,
    fields  = { at_least, at_most, exactly },
  },

  word {
    name    = "trick_number",
    kind    = "condition",
    says    = { "It is one of these tricks of the deal. Without braces it is a number as well, for values.",
                ja = "ディールのこれらのトリックのどれかである。中かっこをつけなければ値にする数にもなる。" },
    phrase  = { "it is trick", ja = "次のトリック:" },
    turns   = "any_time",
    asks    = { "play" },
    example = "when = trick_number { 1, 2, 3 }",
    items   = "number",
  },

  word {
    name    = "deal_number",
    kind    = "condition",
    says    = { "It is one of these deals of the match, counting those that are settled.",
                ja = "マッチのこれらのディールのどれかである。精算されるディールを数える。" },
    phrase  = { "it is deal", ja = "次のディール:" },
    turns   = "never",
    example = "when = deal_number { 1 }",
    items   = "number",
    least   = 1,
  },

  word {
    name    = "cycle_complete",
    kind    = "condition",
    says    = { "Every row of numbers that changes from deal to deal has come to its end.",
                ja = "each_deal に並べた数がどれも最後まで来た。" },
    phrase  = { "every number that changes from deal to deal has come to its end",
                ja = "ディールごとに変わる数がどれも最後まで来た" },
    opposite = { "some number that changes from deal to deal has not come to its end",
                 ja = "ディールごとに変わる数がまだ最後まで来ていない" },
    turns   = "any_time",
    example = "ends_when = cycle_complete",
  },

  word {
    name    = "somebody",
    kind    = "condition",
    says    = { "The condition is true of some seat.", ja = "誰か1人について条件が成り立つ。" },
    phrase  = { "for some player", ja = "誰か1人について" },
    turns   = "any_time",
    acts    = { "each seat in turn", ja = "全員が順に" },
    example = [[when = somebody { all_of { holds { "1 of trumps" }, holds { "trumps", exactly = 1 } } }]],
    items   = "condition",
    least   = 1,
    most    = 1,
  },

  word {
    name    = "acting",
    kind    = "condition",
    says    = { "The seat that acts is one of these.", ja = "順番の人がこれらの誰かである。" },
    phrase  = { "the player is", ja = "順番の人が次の誰か:" },
    turns   = "any_time",
    asks    = { "seat" },
    example = "when = acting { dealer }",
    items   = "seats",
    least   = 1,
  },

  word {
    name    = "no_partner",
    kind    = "condition",
    says    = { "There is a declarer, and nobody else is on that side.", ja = "宣言者がいて、同じ側にほかの人がいない。" },
    phrase  = { "the declarer has no partner", ja = "宣言者にパートナーがいない" },
    opposite = { "the declarer has a partner", ja = "宣言者にパートナーがいる" },
    turns   = "any_time",
    asks    = { "contract" },
    example = "when = no_partner",
  },

  word {
    name    = "played",
    kind    = "condition",
    says    = { "So many cards of this set have been played in this deal, at least one unless it says otherwise.",
                ja = "このディールでこれらのカードが出た枚数。枚数を書かなければ1枚以上。" },
    phrase  = { "one of these cards has been played", ja = "次のどれかがプレイされた:" },
    turns   = "card_falls",
    asks    = { "played" },
    example = [[cards { except = { "hearts" }, unless = played { "hearts" } }]],
    items   = "cards",
    least   = 1,
    fields  = { at_least, at_most, exactly },
  },

  word {
    name    = "sweeping",
    kind    = "condition",
    says    = { "The side of the seat that acts has won every trick so far.", ja = "順番の人の側がここまでの全トリックに勝っている。" },
    phrase  = { "the player's side has won every trick so far", ja = "自分のチームがここまでの全トリックに勝っている" },
    opposite = { "the player's side has not won every trick so far", ja = "自分のチームがここまでの全トリックには勝っていない" },
    turns   = "any_time",
    asks    = { "seat", "played" },
    example = [[winner = { highest { "Excuse", when = all_of { last_trick, sweeping } }, highest_trump }]],
  },

  word {
    name    = "promise_broken",
    kind    = "condition",
    says    = { "The contract can no longer be kept.", ja = "契約がもう果たせない。" },
    phrase  = { "the contract can no longer be kept", ja = "約束を果たせないことが決まった" },
    opposite = { "the contract can still be kept", ja = "まだ約束を果たせる" },
    turns   = "any_time",
    asks    = { "contract", "played" },
    example = "ends_when = any_of { hands_empty, promise_broken }",
  },

  word {
    name    = "partner_winning",
    kind    = "condition",
    says    = { "A partner's card is winning the trick.", ja = "パートナーのカードが今トリックに勝っている。" },
    phrase  = { "the partner's card is winning the trick", ja = "パートナーのカードがトリックに勝っている" },
    opposite = { "the partner's card is not winning the trick", ja = "パートナーのカードがトリックに勝っていない" },
    turns   = "any_time",
    asks    = { "seat", "trick" },
    idle    = { "judged" },
    example = "follow = { follow_suit, overtrump { unless = partner_winning }, any_card }",
  },

  word {
    name    = "score_reaches",
    kind    = "condition",
    says    = { "Some score is this much or more, or that of one of the seats of `of`.",
                ja = "誰かの得点、または of の誰かの得点がこの数以上になった。" },
    phrase  = { "a score reaches", ja = "誰かの得点が次の数に達した:" },
    turns   = "any_time",
    example = "ends_when = score_reaches { house.target_score }",
    items   = "number",
    least   = 1,
    most    = 1,
    fields  = { of },
  },

  word {
    name    = "score_falls_to",
    kind    = "condition",
    says    = { "Some score is this much or less, or that of one of the seats of `of`.",
                ja = "誰かの得点、または of の誰かの得点がこの数以下になった。" },
    phrase  = { "a score falls to", ja = "誰かの得点が次の数まで下がった:" },
    turns   = "any_time",
    example = "ends_when = any_of { score_reaches { 500 }, score_falls_to { -200 } }",
    items   = "number",
    least   = 1,
    most    = 1,
    fields  = { of },
  },

  word {
    name    = "behind",
    kind    = "condition",
    says    = { "One of the seats of `of` is so many points or more behind the best seat that is not on its side.",
                ja = "of の誰かが、その側でない最高の得点の人より、この数以上負けている。" },
    phrase  = { "being behind by", ja = "次の点数だけ負けている:" },
    turns   = "any_time",
    example = "when = behind { 100, of = own_side }",
    items   = "number",
    least   = 1,
    most    = 1,
    fields  = { { of[1], of[2], of[3], required = true } },
  },

  word {
    name    = "tally_reaches",
    kind    = "condition",
    says    = { "A tally is this much or more: that of some seat or side, or of one of the seats of `of`.",
                ja = "通算の数がこの数以上になった。誰かの、または of の誰かのもの。" },
    phrase  = { "a tally reaches", ja = "通算が次の数に達した:" },
    turns   = "any_time",
    example = [[ends_when = tally_reaches { "games", 2 }]],
    items   = "name or number",
    least   = 2,
    most    = 2,
    fields  = { of },
  },

  word {
    name    = "completes",
    kind    = "condition",
    says    = { "The card just played is of this set, and with it the seat that acts has played every card of the set "
                .. "itself. Only in after_card.",
                ja = "今出したカードがこの集まりの1枚で、順番の人が1人でその集まりをすべて出し終えた。after_card だけで使える。" },
    phrase  = { "the last of these cards has just been played", ja = "次のカードの最後の1枚を出した:" },
    turns   = "any_time",
    asks    = { "seat", "play", "lies" },
    idle    = { "taken" },
    example = [[when = completes { all_of { trump, { "King", "Queen" } } }]],
    items   = "cards",
    least   = 1,
  },

  word {
    name    = "points_so_far",
    kind    = "condition",
    says    = { "So many points are there by now: of the cards taken and of the melds that count, by the side of a "
                .. "seat. "
                .. "A trick counts as soon as its winner is known. It is a number as well, for values.",
                ja = "ここまでに取ったカードの点数と数える手役の点数の合計。その人の側のもの。トリックは勝者が決まったときから数える。"
                .. "値にもできる。" },
    phrase  = { "the points so far", ja = "ここまでの点数" },
    turns   = "any_time",
    asks    = { "play" },
    example = "when = points_so_far { of = own_seat, at_least = 66 }",
    fields  = { so_far, at_least, at_most, exactly },
  },

  word {
    name    = "tricks_so_far",
    kind    = "condition",
    says    = { "So many tricks have been won by now by the side of a seat; a trick counts as soon as its winner is "
                .. "known. "
                .. "It is a number as well, for values.",
                ja = "その人の側がここまでに取ったトリックの数。トリックは勝者が決まったときから数える。値にもできる。" },
    phrase  = { "the tricks so far", ja = "ここまでのトリック数" },
    turns   = "any_time",
    asks    = { "play" },
    example = "when = tricks_so_far { of = own_seat, at_least = 1 }",
    fields  = { so_far, at_least, at_most, exactly },
  },
}
