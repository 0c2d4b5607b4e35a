-- What happens in a deal. Phases stand in the order they are played; effects move chips.

return {
  word {
    name    = "deal",
    kind    = "phase",
    says    = { "Shuffles and gives out the cards, packet by packet, beginning with the eldest hand.",
                ja = "カードを混ぜ、エルデストハンドから順に、決めた枚数ずつ配る。" },
    phrase  = { "the deal", ja = "ディール" },
    example = "deal { cut_by = left_neighbour, packets = { 4, 4 } }",
    named   = true,
    fields  = {
      { "packets", "numbers", { "how many cards each seat gets in each round of dealing",
                                ja = "1巡ごとに各プレイヤーに配る枚数" }, required = true },
      { "cut_by", "seats", { "who cuts the pack, seen from the dealer", ja = "ディーラーから見て、誰がカットするか" } },
    },
  },

  word {
    name    = "declare",
    kind    = "phase",
    says    = { "Asks seats in turn for announcements: the first one stands unless a call that overrides it follows, "
                .. "and everybody who could still override it is asked once more, also those who have passed.",
                ja = "順番に宣言をたずねる。最初の宣言が有効で、それに優先する宣言だけが後から出せる。"
                .. "まだ優先する宣言を出せる人には、パスした人も含めてもう1回ずつたずねる。" },
    phrase  = { "the announcements", ja = "宣言" },
    example = [[declare { makes_contract = true, { "malý", promise = take_no_trick, stake = 10 } }]],
    named   = true,
    items   = "calls",
    fields  = {
      { "who", "seats", { "who may announce; usually each seat in turn", ja = "宣言できる人。ふつうは全員が順番に" } },
      { "speaks", "speaks", { "how often a seat is asked", ja = "何回たずねるか" } },
      { "makes_contract", "yes/no", { "whether the call that stands becomes the contract",
                                      ja = "有効な宣言がそのまま契約になるか" } },
      { "may_raise", "yes/no", { "whether a seat may override its own call", ja = "自分の宣言をより強い宣言に変えられるか" } },
      { "when", "condition", { "only while this holds", ja = "これが成り立つときだけ" } },
    },
  },

  word {
    name    = "offer_to_expose",
    kind    = "phase",
    says    = { "Asks those who hold one of these cards whether they lay it face up; it is still played from the hand.",
                ja = "これらのカードを持つ人に、表向きに置くかをたずねる。置いたカードも手札としてプレイする。" },
    phrase  = { "exposing", ja = "公開" },
    example = [[offer_to_expose { to = each_seat, cards = { "Horník of leaves" }, when = no_contract }]],
    named   = true,
    fields  = {
      { "to", "seats", { "who is asked, in this order", ja = "誰に、どの順でたずねるか" }, required = true },
      { "cards", "cards", { "the cards that may be laid open", ja = "公開できるカード" }, required = true },
      { "when", "condition", { "only while this holds", ja = "これが成り立つときだけ" } },
    },
  },

  word {
    name    = "play",
    kind    = "phase",
    says    = { "Plays tricks until every hand is empty.", ja = "手札がなくなるまでトリックをプレイする。" },
    phrase  = { "the play", ja = "プレイ" },
    example =
      "play { first_lead = { eldest_hand }, follow = { follow_suit, any_card }, winner = { highest_of_led_suit } }",
    named   = true,
    fields  = {
      { "first_lead", "seats", { "who leads to the first trick: the first of these who exists",
                                 ja = "最初のリードをする人。この中で最初に存在する人" }, required = true },
      { "lead", "ladder", { "what may be led; usually any card", ja = "リードできるカード。ふつうはどれでもよい" } },
      { "follow", "ladder", { "what may be played to a lead: the first step that offers a card is binding",
                              ja = "フォローできるカード。出せるカードがある最初の段に従う" }, required = true },
      { "winner", "selectors", { "which card wins the trick: the first of these that finds one",
                                 ja = "どのカードがトリックに勝つか。この中で最初に見つかったもの" }, required = true },
    },
  },

  word {
    name    = "settle",
    kind    = "phase",
    says    = { "Works out what the deal was worth and moves the chips.", ja = "ディールの得失点を計算し、チップを動かす。" },
    phrase  = { "the settlement", ja = "得失点" },
    example = [[settle { says = { "..." }, pay = function (result, chips) ... end }]],
    named   = true,
    fields  = {
      { "says", "texts", { "the settlement in sentences, for the printed rule sheet",
                           ja = "印刷するルール表に載せる得失点の説明文" } },
      { "pay", "function", { "moves the chips; receives the result of the deal and the chips",
                             ja = "チップを動かす関数。ディールの結果とチップを受け取る" }, required = true },
    },
  },

  word {
    name    = "pay",
    kind    = "phase",
    says    = { "Every one of these seats pays that many chips; it may also stand in a list of effects.",
                ja = "指定した全員が決まった数のチップを払う。効果のリストにも書ける。" },
    phrase  = { "the payment", ja = "支払い" },
    example = [[pay { house.pool_ante, from = each_seat, to = "pool" }]],
    named   = true,
    items   = "number",
    least   = 1,
    most    = 1,
    fields  = {
      { "from", "seats", { "who pays", ja = "払う人" }, required = true },
      { "to", "name", { "where the chips go", ja = "チップを入れる場所" }, required = true },
      { "when", "condition", { "only while this holds", ja = "これが成り立つときだけ" } },
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
