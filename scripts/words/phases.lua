-- What happens in a deal. Phases stand in the order they are played.

local asked = { "each of these seats: it happens for those of whom the condition is true",
                ja = "これらの人が順に。成り立つ人についてだけ行う" }
local when = { "when", "condition", { "only while this holds", ja = "これが成り立つときだけ" }, acts = asked }
local unless = { "unless", "condition", { "only while this does not hold", ja = "これが成り立たないときだけ" },
                 acts = asked }
local giver = { "the seat that gives", ja = "渡す人" }
local actor = { "each seat of `who`", ja = "who の人がそれぞれ" }
local player = { "the seat that plays", ja = "プレイする人" }
local ja = { "ja", "name", { "its name in Japanese, where no translation has it",
                             ja = "翻訳ファイルに書かないときの日本語名" } }

return {
  word {
    name    = "deal",
    kind    = "phase",
    says    = { "Shuffles and gives out the cards, packet by packet, beginning with the eldest hand.",
                ja = "カードを混ぜ、エルデストハンドから順に、決めた枚数ずつ配る。" },
    phrase  = { "the deal", ja = "ディール" },
    example = [[deal { packets = { 9 }, lay = { { 3, "row" } }, rest = "unused" }]],
    named   = true,
    fields  = {
      { "packets", "packets", { "how many cards each seat gets in each round of dealing; { 1, \"turned\" } lays so "
                                .. "many cards there at that moment",
                                ja = "1巡ごとに各プレイヤーに配る枚数。{ 1, \"turned\" } はその時に置き場へ置く枚数" } },
      { "one_by_one", "number or row", { "instead of packets: how many cards each seat gets, one at a time",
                                         ja = "packets の代わりに、1枚ずつ配る枚数" } },
      { "cut_by", "seats", { "who cuts the pack", ja = "誰がカットするか" },
        acts = { "the dealer", ja = "ディーラー" } },
      { "cards", "cards", { "which cards are dealt; usually all that are in play", ja = "配るカード。ふつうは使うカード全部" } },
      { "lay", "laid", { "what is laid out after the packets: how many cards, in which zone",
                         ja = "配った後に並べるもの。枚数と置き場" } },
      { "rest", "name", { "the zone of what is left", ja = "残りのカードの置き場" } },
      { "turns", "turned", { "last_card: the last card dealt is turned up where it is, in its owner's hand, and "
                             .. "everybody knows it",
                             ja = "last_card と書くと、最後に配るカードを、持ち主の手札のまま全員に見せる" } },
    },
  },

  word {
    name    = "laid cards",
    kind    = "table",
    says    = { "Cards laid out by the deal: how many, and in which zone.", ja = "配った後に並べるカード。枚数と置き場。" },
    phrase  = { "cards laid out", ja = "並べるカード" },
    example = [[lay = { { 3, "row" } }]],
    items   = "number or name",
    least   = 2,
    most    = 2,
  },

  word {
    name    = "bid",
    kind    = "phase",
    says    = { "An auction: seats bid in turn, each bid above the last; whoever bids highest is the declarer, "
                .. "and the bid is the contract. The bids are calls with names, or numbers, with strains where each "
                .. "number "
                .. "is bid in one of several.",
                ja = "ビッド。順番に、前より強いビッドをするかパスする。"
                .. "最も強いビッドをした人が宣言者になり、それが契約になる。ビッドは名前のある宣言か、数(種類つきでもよい)で書く。" },
    phrase  = { "the bidding", ja = "ビッド" },
    example = [[bid { { "prise", times = 1 }, { "garde", times = 2 }, all_pass = redeal { dealer = same } }]],
    named   = true,
    items   = "call or calls",
    fields  = {
      { "who", "seats", { "who may bid; usually each seat in turn", ja = "ビッドできる人。ふつうは全員が順番に" } },
      { "speaks", "speaks", { "how often a seat is asked", ja = "何回たずねるか" } },
      { "numbers", "bid numbers", { "the numbers that may be bid, each above the last; { 250, \"capot\" } has a name",
                                    ja = "ビッドできる数。後のものほど高い。{ 250, \"カポ\" } のように名前もつけられる" } },
      { "strains", "strains", { "what each number is bid in; at equal numbers the later is higher",
                                ja = "数とともに言う種類。同じ数なら後のものほど高い" } },
      { "strains_rank", "yes/no", { "`false`: at equal numbers no strain is higher", ja = "false なら、同じ数では種類に上下がない" } },
      { "doubles", "texts", { "what doubles the bid of another side, and what doubles it again",
                              ja = "相手側のビッドを倍にする宣言と、さらに倍にする宣言" } },
      { "declared_by", "bidder", { "who of the side that bid last is the declarer; usually the last bidder",
                                   ja = "最後にビッドした側のだれが宣言者か。ふつうは最後にビッドした人" } },
      { "must_speak", "seats", { "a seat that may not pass while nobody has bid", ja = "だれもビッドしていない間はパスできない人" } },
      { "may_equal", "seats", { "a seat that may take the highest bid at the same number", ja = "最も高いビッドを同じ数で奪える人" } },
      { "pass_is", "text", { "what passing is called there", ja = "パスの呼び名" } },
      { "all_pass", "phase", { "what happens when nobody bids", ja = "全員がパスしたらどうするか" } },
      when, unless, ja,
    },
  },

  word {
    name    = "declare",
    kind    = "phase",
    says    = { "Asks seats in turn for announcements. With makes_contract the first one stands unless a call that "
                .. "overrides it follows, and everybody who could still override it is asked once more, also those who "
                .. "have passed. Without, each seat makes what it likes of them.",
                ja = "順番に宣言をたずねる。makes_contract があれば、最初の宣言が有効で、それに優先する宣言だけが後から出せる。"
                .. "まだ優先する宣言を出せる人には、パスした人も含めてもう1回ずつたずねる。"
                .. "なければ、各自が好きなだけ宣言できる。" },
    phrase  = { "the announcements", ja = "宣言" },
    example = [[declare { makes_contract = true, { "malý", promise = take_no_trick, stake = 10 } }]],
    named   = true,
    items   = "call or calls",
    fields  = {
      { "who", "seats", { "who may announce; usually each seat in turn", ja = "宣言できる人。ふつうは全員が順番に" } },
      { "speaks", "speaks", { "how often a seat is asked", ja = "何回たずねるか" } },
      { "makes_contract", "yes/no", { "whether the call that stands becomes the contract",
                                      ja = "有効な宣言がそのまま契約になるか" } },
      { "replaces", "yes/no", { "whether a call replaces a contract that was made before, whatever it is",
                                ja = "前にできた契約が何であっても、それに代わるか" } },
      { "may_raise", "yes/no", { "whether a seat may override its own call", ja = "自分の宣言をより強い宣言に変えられるか" } },
      { "must_speak", "seats", { "a seat that may not pass while none of these calls has been made",
                                 ja = "まだだれも宣言していない間はパスできない人" } },
      { "pass_is", "text", { "what passing is called there", ja = "パスの呼び名" } },
      { "once_each", "memory", { "how often each of these calls can be made", ja = "それぞれの宣言を何回できるか" } },
      when, unless, ja,
    },
  },

  word {
    name    = "choose",
    kind    = "phase",
    says    = { "Asks seats in turn for one of some calls, which has to be made: whoever is asked last may not "
                .. "pass. With "
                .. "makes_contract the call is the contract; after a `bid` the declarer and the number stay those "
                .. "of the "
                .. "bid. Without, only what the call sets is done.",
                ja = "順番にたずね、だれかがこの中の1つを必ず選ぶ。最後にたずねられた人はパスできない。"
                .. "makes_contract があればそれが契約になる。bid の後なら、宣言者と数はビッドのまま変わらない。"
                .. "なければ、その宣言で決まる値だけが変わる。" },
    phrase  = { "a choice", ja = "選択" },
    example = [[choose "trumps" { who = declarer, each_suit { sets = "trump_suit" } }]],
    named   = true,
    items   = "call or calls",
    least   = 1,
    fields  = {
      { "who", "seats", { "who chooses; of several each but the last may pass",
                          ja = "選ぶ人。何人かいれば、最後の人だけはパスできない" }, required = true },
      { "makes_contract", "yes/no", { "whether what is chosen is the contract", ja = "選んだものが契約になるか" } },
      { "pass_is", "text", { "what passing is called there", ja = "パスの呼び名" } },
      { "once_each", "memory", { "how often each of these calls can be made", ja = "それぞれの宣言を何回できるか" } },
      when, unless, ja,
    },
  },

  word {
    name    = "call",
    kind    = "phase",
    says    = { "The declarer names one of these cards; whoever holds it is the partner, in secret until it is played.",
                ja = "宣言者がこれらのカードから1枚を指名する。持っている人がパートナーになり、そのカードが出るまで秘密である。" },
    phrase  = { "the call of a partner", ja = "パートナーの指名" },
    example = [[call { who = declarer, cards = { "King" }, when = players { 5 } }]],
    named   = true,
    fields  = {
      { "who", "seats", { "who calls", ja = "指名する人" } },
      { "cards", "cards", { "the cards that may be called", ja = "指名できるカード" }, required = true,
        acts = { "the seat that calls", ja = "指名する人" } },
      when, unless, ja,
    },
  },

  word {
    name    = "exchange",
    kind    = "phase",
    says    = { "Hands give cards away, to a zone or to another seat, perhaps after taking up the cards of a zone.",
                ja = "手札のカードを置き場や他の人に渡す。先に置き場のカードを手札に入れることもある。" },
    phrase  = { "the exchange", ja = "手札交換" },
    example = [[exchange { who = all_at_once, gives = pick { 3 }, to = left_neighbour }]],
    named   = true,
    fields  = {
      { "who", "seats", { "who gives", ja = "渡す人" } },
      { "takes", "name", { "the zone that is taken up first; as many cards are then given, unless gives says otherwise",
                           ja = "先に手札に入れる置き場。書かなければ同じ枚数を渡す" } },
      { "shown", "yes/no", { "whether what is taken up is shown to everybody", ja = "手札に入れるカードを全員に見せるか" } },
      { "gives", "choice", { "which cards are given", ja = "渡すカード" }, required = true, acts = giver },
      { "to", "receiver", { "the zone or the seat they go to", ja = "渡す先の置き場または人" }, required = true,
        acts = giver },
      when, unless, ja,
    },
  },

  word {
    name    = "meld",
    kind    = "phase",
    says    = { "Seats lay combinations for points, one after the other until they pass. All of their cards are seen. "
                .. "Before a trick or a card of the play it is asked each time, and a card serves once in the deal.",
                ja = "手役を宣言して得点する。1つずつ、パスするまで続ける。カードは全員が見る。プレイの before_trick や "
                .. "before_card に書くとそのつどたずね、カードは1回のディールで1回だけ使える。" },
    phrase  = { "the melds", ja = "手役の宣言" },
    example = [[meld { exposes = true, shapes = { { "three of a kind", of_a_kind { 3 }, points = 1 } } }]],
    named   = true,
    fields  = {
      { "who", "seats", { "who melds; usually each seat in turn", ja = "宣言する人。ふつうは全員が順番に" } },
      { "from", "names", { "the zones whose cards may be used; usually the hand", ja = "使えるカードの置き場。ふつうは手札" } },
      { "own_cards", "number", { "how many hand cards a meld needs that uses others", ja = "手札以外も使う手役に必要な手札の枚数" } },
      { "reuse", "names", { "zones whose cards may serve in several melds of a seat, each with some other card",
                            ja = "1人がいくつもの手役に使えるカードの置き場。ただし手役ごとに新しいカードが要る" } },
      { "exposes", "yes/no", { "whether melded cards stay in the hand, face up", ja = "手役のカードを公開したまま手札に残すか" } },
      { "at_most", "number", { "how many melds each time a seat is asked; usually any number",
                               ja = "1回にたずねられて宣言できる数。ふつうはいくつでも" } },
      { "needs_trick", "yes/no", { "whether the melds of a side count only once it has a trick, won before or after",
                                   ja = "その側が、前でも後でも、1トリック取って初めて数えるか" } },
      { "whole_runs", "yes/no", { "whether a sequence may not be part of a longer one of the same hand",
                                  ja = "同じ手札のもっと長い続きの一部は認めないか" } },
      { "shown_in_trick", "number", { "until this trick begins others hear only the names of melds; then the cards of "
                                      .. "those that count are shown once",
                                      ja = "このトリックまでは名前だけを告げ、そのとき、数える手役のカードを1回見せる" } },
      { "counts_for", "counted", { "whose melds count; usually everybody's", ja = "誰の手役を数えるか。ふつうは全員" } },
      { "shapes", "shapes", { "what may be melded", ja = "手役の種類" }, required = true },
      when, unless, ja,
    },
  },

  word {
    name    = "step",
    kind    = "phase",
    says    = { "Whatever has no word of its own: who acts, what is picked, and what is done with it. Without choices "
                .. "nobody is asked.",
                ja = "ほかに語のないこと。誰が、何を選び、それをどうするか。choices がなければ誰にもたずねない。" },
    phrase  = { "a step", ja = "ステップ" },
    example = [[step "bid" { who = each_seat, choices = { pick "card" { from = "hand" } },
             apply = { move { picked "card", to = "bid" } } }]],
    named   = true,
    fields  = {
      { "who", "seats", { "who acts", ja = "行う人" } },
      { "choices", "choices", { "what is picked", ja = "選ぶもの" }, acts = actor },
      { "may_pass", "yes/no", { "whether a seat may do without", ja = "しなくてもよいか" } },
      { "repeats", "yes/no", { "whether a seat may do it again until it passes", ja = "パスするまで何度でもできるか" } },
      { "apply", "effects or function", { "what is done: effects, or a function that receives the table",
                                          ja = "何をするか。効果のリスト、または卓を受け取る関数" }, required = true,
        acts = actor },
      { "says", "sayings", { "what the printed rule sheet says of it", ja = "印刷するルール表に載せる説明文" } },
      when, unless, ja,
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
      when, unless,
    },
  },

  word {
    name    = "play",
    kind    = "phase",
    says    = { "Plays tricks until every hand is empty, or until ends_when holds after a trick.",
                ja = "手札がなくなるか、トリックの後で ends_when が成り立つまで、トリックをプレイする。" },
    phrase  = { "the play", ja = "プレイ" },
    example =
      "play { first_lead = { eldest_hand }, follow = { follow_suit, any_card }, winner = { highest_of_led_suit } }",
    named   = true,
    fields  = {
      { "before_trick", "phases", { "what happens before each trick", ja = "各トリックの前にすること" },
        acts = { "the seat that leads", ja = "リードする人" }, has = { "play", "turn" } },
      { "before_card", "phases", { "what happens before each card", ja = "各カードの前にすること" },
        acts = { "the seat whose turn it is", ja = "次にプレイする人" }, has = { "play", "trick", "turn" } },
      { "after_card", "phases", { "what happens after each card", ja = "各カードの後にすること" },
        acts = { "the seat that has played it", ja = "そのカードを出した人" }, has = { "play", "trick", "lies" } },
      { "after_trick", "phases", { "what happens after each trick, while its cards still lie there",
                                   ja = "各トリックの後、カードがまだ場にあるうちにすること" },
        acts = { "the winner of the trick", ja = "トリックに勝った人" }, has = { "play", "trick", "taken", "lies" } },
      { "any_time", "phases", { "what may be announced at any moment, also out of turn: `declare` phases beside the "
                                .. "contract; nobody is asked, and the play does not wait",
                                ja = "順番に関係なくいつでも宣言できること。契約をきめない declare だけ。たずねられることはなく、プレイは待たない" },
        acts = { "the seat that speaks", ja = "宣言する人" }, has = { "play", "trick" } },
      { "first_lead", "seats", { "who leads to the first trick: the first of these who exists",
                                 ja = "最初のリードをする人。この中で最初に存在する人" }, required = true },
      { "lead", "ladder", { "what may be led; usually any card", ja = "リードできるカード。ふつうはどれでもよい" },
        acts = player, has = { "play", "turn", "ladder" } },
      { "follow", "follow", { "what may be played to a lead: the first step that offers a card is binding",
                              ja = "フォローできるカード。出せるカードがある最初の段に従う" }, required = true,
        acts = player, has = { "play", "trick", "turn", "ladder", "led" } },
      { "always_playable", "cards", { "cards that may be played whatever `follow` says",
                                      ja = "follow にかかわらずいつでも出せるカード" },
        acts = player, has = { "play", "trick", "turn", "ladder", "led" } },
      { "winner", "winners", { "which card wins the trick: the first of these that finds one; with `nobody` last "
                               .. "a trick may be won by nobody, else one of them must always find one",
                               ja = "どのカードがトリックに勝つか。この中で最初に見つかったもの。"
                               .. "最後に nobody と書けば誰も勝たないことがあり、書かなければ必ず見つからなければならない" },
        required = true, has = { "play", "trick", "taken", "judged", "lies" } },
      { "next_lead", "selectors", { "which card's seat leads next; usually the winner's",
                                    ja = "次のリードをする人をどのカードで決めるか。ふつうは勝者" },
        has = { "play", "trick", "taken", "lies" } },
      { "ends_when", "condition", { "when the play ends after a trick, or by what is announced or melded before "
                                    .. "one; usually when all hands are empty",
                                    ja = "トリックの後か、トリックの前の宣言や手役でプレイを終える条件。ふつうは全員の手札が"
                                    .. "なくなったとき" },
        has = { "play", "trick", "taken" } },
      { "ends_at_once", "condition", { "when the play ends at once, in the middle of a trick",
                                       ja = "トリックの途中でも、すぐにプレイを終える条件" },
        has = { "play", "trick" } },
      { "thrown_away_to", "name", { "the zone of the cards of a trick that nobody wins, or that is broken off",
                                    ja = "誰も勝たないトリックや、途中で終わったトリックのカードの置き場" } },
    },
  },

  word {
    name    = "follow by lead",
    kind    = "table",
    says    = { "Two follow rules, where trumps that are led are followed otherwise than plain suits.",
                ja = "切札がリードされたときとそれ以外とで違うフォローのルール。" },
    phrase  = { "by what was led", ja = "リードによる" },
    example = [[follow = { when_suit_led  = { follow_suit, overtrump, trump, any_card },
           when_trump_led = { overtrump, trump, any_card } }]],
    fields  = {
      { "when_suit_led", "ladder", { "while a plain suit was led", ja = "切札以外がリードされたとき" }, required = true },
      { "when_trump_led", "ladder", { "while trumps were led", ja = "切札がリードされたとき" }, required = true },
    },
  },

  word {
    name    = "pick",
    kind    = "choice",
    says    = { "Cards picked out of a zone: how many, and of which set; without a number all that are asked for, "
                .. "in a step one. What an exchange gives every hand must be sure to hold, or say as_many_as_possible; "
                .. "a seat for which a choice of a step finds nothing passes.",
                ja = "置き場から選ぶカード。枚数と、どのカードからかを書く。"
                .. "枚数がなければ必要なだけ、ステップの中では1枚。"
                .. "手札交換で渡すカードは、誰の手札にも必ず足りるか、as_many_as_possible と書かなければならない。"
                .. "ステップで選べるものがない人はパスする。" },
    phrase  = { "picking cards", ja = "カードを選ぶこと" },
    example = [[choices = { pick "gold" { from = "collection" }, pick "card" { from = "hand" } }]],
    named   = true,
    items   = "number or cards",
    most    = 2,
    fields  = {
      { "from", "name or names", { "the zones; usually the hand", ja = "どの置き場から。ふつうは手札" } },
      { "of", "seats", { "whose zone, where each seat has one; usually one's own", ja = "誰の置き場か。ふつうは自分の" } },
      { "in_order", "sets", { "sets of cards, each used up before the next is touched",
                              ja = "カードの集まりを並べる。前のものを使い切ってから次のものを選べる" } },
      { "as_many_as_possible", "yes/no",
        { "of what an exchange gives: a hand that holds fewer of these gives all it has of them, and the rest from "
          .. "all its cards",
          ja = "手札交換で渡すカードについて。このカードが足りない人は、あるだけ渡し、残りを手札のどのカードからでも渡す" } },
    },
  },

  word {
    name    = "settle",
    kind    = "phase",
    says    = { "Works out what the deal was worth, line by line, and moves points and chips; pay comes last.",
                ja = "ディールの得失点を上の行から順に計算し、点やチップを動かす。pay は最後に行う。" },
    phrase  = { "the settlement", ja = "得失点" },
    example = [[settle { says = { "..." }, pay = function (result, chips) ... end }]],
    named   = true,
    items   = "line",
    fields  = {
      { "says", "sayings", { "the settlement in sentences, for the printed rule sheet",
                             ja = "印刷するルール表に載せる得失点の説明文" } },
      { "shows", "name", { "the figure that records show as the points of the deal; usually the card points",
                           ja = "記録でディールの点として示す数。ふつうはカードの点数" } },
      { "tells", "names", { "figures that the table shows while cards are played, as far as a seat knows the cards",
                            ja = "プレイ中のテーブルに、その席が知っている範囲で示す数" } },
      { "pay", "function", { "moves the chips; receives the result of the deal and the chips",
                             ja = "チップを動かす関数。ディールの結果とチップを受け取る" } },
      { "when", "condition", { "only a deal of which this is true is settled so",
                               ja = "これが成り立つディールだけをこのように計算する" } },
      { "unless", "condition", { "only a deal of which this is not true is settled so",
                                 ja = "これが成り立たないディールだけをこのように計算する" } },
      ja,
    },
  },
}
