-- What moves cards, chips and values. These stand among the phases of a deal, in the windows of
-- `play`, and in the `apply` of a step.

local when = { "when", "condition", { "only while this holds", ja = "これが成り立つときだけ" } }
local unless = { "unless", "condition", { "only while this does not hold", ja = "これが成り立たないときだけ" } }
local ja = { "ja", "name", { "its name in Japanese, where no translation has it", ja = "翻訳ファイルに書かないときの日本語名" } }
local asked = { "each of these seats: it happens for those of whom the condition is true",
                ja = "これらの人が順に。成り立つ人についてだけ行う" }
local when_seats = { when[1], when[2], when[3], acts = asked }
local unless_seats = { unless[1], unless[2], unless[3], acts = asked }

return {
  word {
    name    = "move",
    kind    = "phase",
    says    = { "Moves cards from zone to zone: these cards, all of them or so many. So many are taken from the top, "
                .. "the card that came last first; from a hand or what was captured, which have no top, only what a "
                .. "pick or the set itself names.",
                ja = "置き場から置き場へカードを移す。移すカードと、全部でなければ枚数を書く。枚数を書くと、上から（最後に置いた"
                .. "カードから）取る。手札や取ったカードには順番がないので、pick かカードの集合で決まるものだけを移せる。" },
    phrase  = { "the move", ja = "カードの移動" },
    example = [[move { "gold", from = "trick", to = "supply" }]],
    named   = true,
    items   = "number or cards",
    least   = 1,
    most    = 2,
    fields  = {
      { "from", "name or names", { "the zones they come from; not needed for a card that was picked",
                                   ja = "元の置き場。選んだカードなら書かなくてよい" } },
      { "to", "name", { "the zone they go to", ja = "移す先の置き場" }, required = true },
      { "of", "seats or selector", { "whose zone is meant, where each seat has one; of several seats once for each, "
                                     .. "in turn",
                                     ja = "1人に1つある置き場のとき、誰のものか。何人もいれば順に1回ずつ" } },
      { "as", "name", { "the key under which records say who got which card", ja = "誰がどのカードを得たかを記録に載せる名前" } },
      ja, when_seats, unless_seats,
    },
  },

  word {
    name    = "mark",
    kind    = "phase",
    says    = { "Notes cards in a zone of marks; they stay where they are. In the trick lie the cards of everybody: "
                .. "each seat meant by `of` notes all that fit. "
                .. "Who played a card a function asks: `table:played(card)`.",
                ja = "カードに印をつけて覚えておく。カードは動かさない。トリックには全員のカードがあり、of の席ごとに、"
                .. "合うカードをすべて記録する。誰が出したかは関数で table:played(card) とたずねる。" },
    phrase  = { "the note", ja = "印をつけること" },
    example = [[mark { 1, "1 of trumps", from = "hand", to = "lone_petit", of = holder { "1 of trumps" } }]],
    named   = true,
    items   = "number or cards",
    least   = 1,
    most    = 2,
    fields  = {
      { "from", "name or names", { "the zones they lie in", ja = "カードのある置き場" } },
      { "to", "name", { "the zone of marks", ja = "印をつける先" }, required = true },
      { "of", "seats or selector", { "whose zones are meant, where each seat has one; of several seats once for each, "
                                     .. "in turn",
                                     ja = "1人に1つある置き場のとき、誰のものか。何人もいれば順に1回ずつ" } },
      ja, when_seats, unless_seats,
    },
  },

  word {
    name    = "swap",
    kind    = "effect",
    says    = { "Two cards that were picked change places.", ja = "選んだ2枚のカードを入れ替える。" },
    phrase  = { "the swap", ja = "入れ替え" },
    example = [[apply = { move { picked "gold", to = "supply" }, swap { picked "card", picked "bid" } }]],
    items   = "cards",
    least   = 2,
    most    = 2,
  },

  word {
    name    = "shuffle",
    kind    = "phase",
    says    = { "Shuffles the cards that lie in a zone; nobody knows any more where one of them lies.",
                ja = "置き場のカードを混ぜる。どこにどのカードがあるか、誰にも分からなくなる。" },
    phrase  = { "the shuffle", ja = "シャッフル" },
    example = [[shuffle { "stock" }]],
    named   = true,
    items   = "name",
    least   = 1,
    most    = 1,
    fields  = { when, unless },
  },

  word {
    name    = "fix",
    kind    = "phase",
    says    = { "Sets values that the game declares, each to what a card shows, a number listed for it, a number, a "
                .. "suit or rank in quotes, or what another value holds; each_deal changes it from deal to deal.",
                ja = "ゲームの値を決める。カードのランクやスート、それに応じた数、数、引用符で囲んだスートやランク、"
                .. "または他の値にする。each_deal でディールごとに変わる。" },
    phrase  = { "what is fixed for the deal", ja = "ディールで決まるもの" },
    example = [[fix { high_rank = rank_of { "row", 1 }, trump_suit = suit_of { "row", 2 } }]],
    named   = true,
    fields  = { ja, when, unless },
    others  = "reading or name or row or dealt or seats",
  },

  word {
    name    = "redeal",
    kind    = "phase",
    says    = { "Throws the deal in; the cards are dealt again and the deal does not count.",
                ja = "そのディールをやめて配り直す。このディールは数えない。" },
    phrase  = { "dealing again", ja = "配り直し" },
    example = "all_pass = redeal { dealer = same }",
    named   = true,
    fields  = {
      { "dealer", "dealer", { "who deals again; usually the next seat", ja = "配り直す人。ふつうは次の人" } },
      ja, when, unless,
    },
  },

  word {
    name    = "end_deal",
    kind    = "phase",
    says    = { "The deal is over and counts; nothing more is played or settled. (`redeal` throws it in, and it does "
                .. "not count.)",
                ja = "ディールを終え、1ディールと数える。以後はプレイも得失点の計算もしない。(redeal は配り直しで、数えない。)" },
    phrase  = { "the end of the deal", ja = "ディールの終わり" },
    example = "all_pass = end_deal",
    named   = true,
    fields  = { ja, when, unless },
  },

  word {
    name    = "same",
    kind    = "dealer",
    says    = { "The same seat deals again.", ja = "同じ人がもう一度配る。" },
    phrase  = { "the same dealer", ja = "同じディーラー" },
    example = "all_pass = redeal { dealer = same }",
  },

  word {
    name    = "next_seat",
    kind    = "dealer",
    says    = { "The next seat deals.", ja = "次の人が配る。" },
    phrase  = { "the next dealer", ja = "次のディーラー" },
    example = [[set { path = "bid.all_pass.dealer", value = next_seat }]],
  },

  word {
    name    = "pay",
    kind    = "phase",
    says    = { "Every one of these seats pays that many chips into a place of chips; it may also stand in a list of "
                .. "effects. Seats are paid by functions, in the middle of a deal by that of a step: "
                .. "`table.chips:from_each_other(seat, 2)`.",
                ja = "指定した全員が決まった数のチップを置き場に払う。効果のリストにも書ける。席に払うには関数を使う。"
                .. "ディールの途中なら step の関数で table.chips:from_each_other(seat, 2) とする。" },
    phrase  = { "the payment", ja = "支払い" },
    example = [[pay { house.pool_ante, from = each_seat, to = "pool" }]],
    named   = true,
    items   = "number",
    least   = 1,
    most    = 1,
    fields  = {
      { "from", "seats", { "who pays", ja = "払う人" }, required = true },
      { "to", "name", { "where the chips go", ja = "チップを入れる場所" }, required = true },
      ja, when_seats, unless_seats,
    },
  },

  word {
    name    = "share",
    kind    = "effect",
    says    = { "Divides the chips that lie in a place into equal parts; what cannot be divided stays there.",
                ja = "ある場所のチップを等分する。割り切れない分はそこに残る。" },
    phrase  = { "dividing what is left", ja = "残りの分配" },
    example = [[at_end = { share { "pool", among = each_seat } }]],
    items   = "name",
    least   = 1,
    most    = 1,
    fields  = {
      { "among", "seats", { "who gets a part", ja = "分け前をもらう人" }, required = true },
    },
  },
}
