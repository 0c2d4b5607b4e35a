-- What is drawn, shown and foretold when the cards are dealt, and numbers of the deal.

local asked = { "each of these seats: it happens for those of whom the condition is true",
                ja = "これらの人が順に。成り立つ人についてだけ行う" }
local when = { "when", "condition", { "only while this holds", ja = "これが成り立つときだけ" }, acts = asked }
local unless = { "unless", "condition", { "only while this does not hold", ja = "これが成り立たないときだけ" },
                 acts = asked }
local ja = { "ja", "name", { "its name in Japanese, where no translation has it",
                             ja = "翻訳ファイルに書かないときの日本語名" } }

return {
  word {
    name    = "draw",
    kind    = "phase",
    says    = { "Each of these seats in turn takes so many cards from the top of a pile into the hand: from the first "
                .. "of these zones that has one left. Nobody else sees them, unless they lay open. Once all these "
                .. "zones are empty it is left out.",
                ja = "これらの人が順に、山の上から決まった枚数を手札に取る。置き場は、書いた順でまだカードのある最初のもの。"
                .. "表向きだったカードのほかは、本人にしか見えない。どれも空になったら行わない。" },
    phrase  = { "the draw", ja = "引くこと" },
    example = [[draw { 1, from = { "stock", "turned" }, who = each_seat { from = winner } }]],
    named   = true,
    items   = "number",
    most    = 1,
    fields  = {
      { "up_to", "number", { "instead of a number: as many as bring the hand to this", ja = "枚数の代わりに、手札がこの枚数になるまで" } },
      { "from", "name or names", { "the zones, in this order", ja = "引く置き場。この順で" }, required = true },
      { "who", "seats", { "who draws, in this order", ja = "引く人。この順で" }, required = true },
      { "when_short", "short", { "what happens when there are cards, but not for all: stop, nobody or "
                                 .. "as_far_as_it_goes",
                                 ja = "カードはあるが全員には足りないときどうするか。stop、nobody、as_far_as_it_goes" } },
      when, unless, ja,
    },
  },

  word {
    name    = "stop",
    kind    = "short",
    says    = { "Whoever cannot have all of them draws none, and so do those who come later.",
                ja = "全部は引けない人と、その後の人は引かない。" },
    phrase  = { "it ends there", ja = "そこまで" },
    example = [[draw { 2, from = "stock", who = each_seat, when_short = stop }]],
  },

  word {
    name    = "as_far_as_it_goes",
    kind    = "short",
    says    = { "Each draws what is left, as long as anything is.", ja = "なくなるまで、あるだけ引く。" },
    phrase  = { "as far as it goes", ja = "あるだけ" },
    example = [[draw { up_to = 5, from = "stock", who = each_seat, when_short = as_far_as_it_goes }]],
  },

  word {
    name    = "show",
    kind    = "phase",
    says    = { "Cards are seen once by these seats and stay where they are.",
                ja = "カードを一度見せる。カードは動かさない。" },
    phrase  = { "the showing", ja = "カードを見せること" },
    example = [[show "hands" { from = "hand", of = each_seat, to = partner }]],
    named   = true,
    fields  = {
      { "from", "name", { "the zone whose cards are seen", ja = "見せるカードの置き場" }, required = true },
      { "of", "seats", { "whose zone, where each seat has one", ja = "1人に1つある置き場のとき、誰のものか" } },
      { "to", "seats", { "who sees them", ja = "見る人" }, required = true,
        acts = { "each seat of `of`", ja = "of の人がそれぞれ" } },
      when, unless, ja,
    },
  },

  word {
    name    = "open_hand",
    kind    = "phase",
    says    = { "From here on the hands of these seats lie face up, until the deal ends. The seat of `played_by` plays "
                .. "their cards as well, by the rules of the seat whose they are.",
                ja = "ここから、これらの人の手札はディールの終わりまで表向きに置く。played_by の人はそのカードも、"
                .. "持ち主の番に、持ち主のルールでプレイする。" },
    phrase  = { "hands that lie open", ja = "表向きの手札" },
    example = "open_hand { each_seat }",
    named   = true,
    items   = "seats",
    least   = 1,
    most    = 1,
    fields  = {
      { "played_by", "seats", { "who plays the cards, where it is not the seat whose they are",
                                ja = "持ち主の代わりにプレイする人" } },
      when, unless, ja,
    },
  },

  word {
    name    = "sits_out",
    kind    = "phase",
    says    = { "These seats play no card in this deal and are asked nothing more; a hand they have goes away unseen, "
                .. "and before `deal` they are dealt none. They stay on their side and are paid with it. Each_seat, "
                .. "eldest_hand, leader and a trick that is complete speak of those who play; in functions "
                .. "`result.playing` are these. At least two always play.",
                ja = "これらの人はこのディールではプレイせず、何もたずねられない。手札は見せずに除き、deal の前なら配られない。"
                .. "得失点は自分の側と同じになる。each_seat・eldest_hand・leader やトリックの終わりは、プレイする人だけを数える。"
                .. "関数では result.playing がプレイする人。少なくとも2人は必ずプレイする。" },
    phrase  = { "sitting out", ja = "休むこと" },
    example = [[sits_out { partner { declarer }, when = announced { "alone" } }]],
    named   = true,
    items   = "seats",
    least   = 1,
    most    = 1,
    fields  = { when, unless, ja },
  },

  word {
    name    = "sides",
    kind    = "phase",
    says    = { "From here on these seats are the declarer's side for this deal, and all others the other; what was "
                .. "said before of sides, also by the contract, holds no more. With secret each seat knows only on "
                .. "which side it is itself, and everybody learns it of whoever plays a card that `whoever` has asked "
                .. "for. With nobody named the sides stay as they are.",
                ja = "ここから、このディールではこれらの人が宣言者の側になり、ほかの全員がもう一方になる。契約などで前に決まった側に代わる。"
                .. "secret なら、自分の側だけが分かり、whoever で持ち主を調べたカードを出した人の側は全員に分かる。"
                .. "誰も当てはまらなければ、前のまま。" },
    phrase  = { "the sides", ja = "側の分け方" },
    example = [[sides { declarer, winner }]],
    named   = true,
    items   = "seats",
    least   = 1,
    fields  = {
      { "secret", "yes/no", { "whether each seat knows only its own side", ja = "自分の側だけが分かるか" } },
      { "when", "condition", { "only while this holds", ja = "これが成り立つときだけ" } },
      { "unless", "condition", { "only while this does not hold", ja = "これが成り立たないときだけ" } },
      ja,
    },
  },

  word {
    name    = "predict",
    kind    = "phase",
    says    = { "Each of these seats names a number, mostly of the tricks it will take; nobody may pass. Functions "
                .. "read it as seat.predicted, and it is shown all through the play. With who = all_at_once nobody "
                .. "sees another's number before all have named theirs.",
                ja = "これらの人が、取るつもりのトリックの数などを1つずつ言う。パスはできない。関数では seat.predicted で読め、"
                .. "プレイの間ずっと表示される。who = all_at_once なら、全員が決めるまで互いに見えない。" },
    phrase  = { "the predictions", ja = "予告" },
    example = [[predict { who = each_seat, from = 0, to = cards_dealt, total_not = cards_dealt }]],
    named   = true,
    fields  = {
      { "who", "seats", { "who names a number; usually each seat in turn", ja = "数を言う人。ふつうは全員が順番に" } },
      { "from", "number", { "the least number; 0 if it is not said", ja = "最小の数。書かなければ 0" } },
      { "to", "number or dealt", { "the greatest number", ja = "最大の数" }, required = true },
      { "total_not", "number or dealt", { "what the numbers of all may not add up to: the last to speak avoids it",
                                          ja = "全員の数の合計がなってはいけない数。最後に言う人が避ける" } },
      { "names", "names of numbers", { "what a number is called: { [0] = \"nil\" }",
                                       ja = "数の呼び名。{ [0] = \"nil\" }" } },
      when, unless, ja,
    },
  },

  word {
    name    = "cards_dealt",
    kind    = "reading",
    says    = { "How many cards each seat was dealt in this deal, by `deal` and by draws before the play.",
                ja = "このディールで1人に配られた枚数。プレイの前に引いた分も含む。" },
    phrase  = { "the number of cards dealt", ja = "配られた枚数" },
    example = [[predict { who = each_seat, from = 0, to = cards_dealt }]],
  },

  word {
    name    = "last_card",
    kind    = "reading",
    says    = { "The last card dealt, which `deal` turns up where it is.", ja = "最後に配られ、持ち主の手札のまま表に返されたカード。" },
    phrase  = { "the last card dealt", ja = "最後に配られたカード" },
    example = [[fix { trump_suit = suit_of { last_card } }]],
  },
}
