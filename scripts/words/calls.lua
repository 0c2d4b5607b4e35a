-- What may be announced or bid, what it promises, and how often a seat speaks.

local caller = { "the seat that would make it", ja = "宣言しようとする人" }
local player = { "the seat that plays", ja = "プレイする人" }

local call_fields = {
  { "promise", "promise", { "what the declarer must achieve", ja = "宣言者が果たす約束" } },
  { "stake", "number", { "chips won from, or paid to, each other player",
                         ja = "他の各プレイヤーとやり取りするチップ" },
    sentence = { "{thing} is played for {value}", ja = "{thing}の賭け高は{value}" } },
  { "times", "number", { "what a settlement multiplies with; 1 unless stated",
                         ja = "得点の倍率。書かなければ1" },
    sentence = { "{thing} multiplies with {value}", ja = "{thing}の倍率は{value}" } },
  { "worth", "number", { "points of an announcement beside the contract", ja = "契約とは別の宣言の点数" },
    sentence = { "{thing} is worth {value} {value:point|points}", ja = "{thing}は{value}点" } },
  { "predicts", "number", { "the number that it names, as in `predict`, which does not ask the seat then",
                            ja = "predict で言う数を先に決める。その人には predict でたずねない" } },
  { "shows", "choice", { "cards of the hand that are laid open for a moment", ja = "いったん全員に見せる手札" },
    acts = caller },
  { "covers_bid", "yes/no", { "only where its stake is at least the number of the bid",
                              ja = "これの stake がビッドの数以上のときだけ宣言できる" } },
  { "once_each", "memory", { "how often it can be made", ja = "何回宣言できるか" } },
  { "overrides", "names", { "calls that give way to this one", ja = "この宣言に負ける宣言" } },
  { "sets", "readings", { "values that become a suit, a rank or a number with it: trump_suit, or one of the game",
                          ja = "この宣言で決まる値。trump_suit またはゲームの値に、スート・ランク・数を入れる" },
    acts = caller },
  { "except", "reading", { "the suit that the suit it sets may not be", ja = "これと同じスートにはできない" },
    acts = caller },
  { "trumps", "cards", { "the trumps while this call is the contract; an empty list: there are none",
                         ja = "この宣言が契約のときの切札。空なら切札なし" } },
  { "order", "order", { "the order of the cards while this call is the contract",
                        ja = "この宣言が契約のときのカードの強さの順" } },
  { "card_points", "points", { "what captured cards are worth while this call is the contract",
                               ja = "この宣言が契約のときの獲得したカードの点数" } },
  { "follow", "follow", { "the follow rule while this call stands", ja = "この宣言が有効なときのフォローのルール" },
    acts = player, has = { "play", "trick", "turn", "ladder", "led" } },
  { "lead", "ladder", { "the lead rule while this call stands", ja = "この宣言が有効なときのリードのルール" },
    acts = player, has = { "play", "turn", "ladder" } },
  { "always_playable", "cards", { "cards that may be played whatever `follow` says while this call is the contract",
                                  ja = "この宣言が契約のとき、follow にかかわらずいつでも出せるカード" },
    acts = player, has = { "play", "trick", "turn", "ladder", "led" } },
  { "winner", "winners", { "which card wins a trick while this call is the contract",
                           ja = "この宣言が契約のとき、どのカードがトリックに勝つか" },
    has = { "play", "trick", "taken", "judged", "lies" } },
  { "ends_when", "condition", { "when the play ends after a trick while this call is the contract",
                                ja = "この宣言が契約のとき、トリックが終わってプレイを終える条件" },
    has = { "play", "trick", "taken" } },
  { "when", "condition", { "only a seat of which this is true may make it", ja = "これが成り立つ人だけが宣言できる" },
    acts = caller },
  { "unless", "condition", { "a seat of which this is true may not make it", ja = "これが成り立つ人は宣言できない" },
    acts = caller },
  { "ja", "name", { "its name in Japanese, where no translation has it", ja = "翻訳ファイルに書かないときの日本語名" } },
}

local suit_fields = {
  { "sets", "name", { "the value that becomes the suit: \"trump_suit\", or a value of the game",
                      ja = "そのスートになる値。\"trump_suit\" またはゲームの値" } },
  { "except", "reading or name or names", { "suits that are left out", ja = "除くスート" }, acts = caller },
}
for i = 1, #call_fields do
  local name = call_fields[i][1]
  if name ~= "sets" and name ~= "except" then suit_fields[#suit_fields + 1] = call_fields[i] end
end

return {
  word {
    name    = "call",
    kind    = "table",
    says    = { "One announcement or bid: its name, what it promises and what it is worth.",
                ja = "1つの宣言またはビッド。名前と、約束の内容と、かかるチップや倍率を書く。" },
    phrase  = { "a call", ja = "宣言" },
    example = [[{ "veľký", promise = take_every_trick, stake = 20, overrides = { "malý" } }]],
    items   = "name",
    least   = 1,
    most    = 1,
    fields  = call_fields,
  },

  word {
    name    = "each_suit",
    kind    = "calls",
    says    = { "One call for each suit of the deck, or for each that is listed, in that order, named as the suit.",
                ja = "デッキの各スート、または並べたスートについて、その名前の宣言を1つずつ。" },
    phrase  = { "one for each suit", ja = "各スートに1つ" },
    example = [[declare "trumps" { makes_contract = true, each_suit { sets = "trump_suit" } }]],
    items   = "name",
    fields  = suit_fields,
  },

  word {
    name    = "all_with",
    kind    = "calls",
    says    = { "Calls that share what is said of all of them; a call's own field goes before.",
                ja = "共通のフィールドを持つ宣言のまとまり。宣言自身のフィールドが優先する。" },
    phrase  = { "all of these", ja = "次のすべて" },
    example = [[all_with { trumps = {}, promise = take_no_trick, { "null", stake = 23 }, { "open", stake = 46 } }]],
    items   = "call or calls",
    least   = 1,
    fields  = call_fields,
  },

  word {
    name    = "in_steps",
    kind    = "calls",
    says    = { "Announcements that go up. A seat makes each of them once, and whoever makes one has made those "
                .. "below it "
                .. "that were not made yet; each of these has to be possible at that moment. "
                .. "A step may be `one_of` several.",
                ja = "段階のある宣言。それぞれ1回ずつで、上の段階を宣言すると、まだしていない下の段階も宣言したことになる。"
                .. "そのとき下の段階もすべて宣言できなければならない。段階は one_of でもよい。" },
    phrase  = { "in steps", ja = "段階ごとに" },
    example = [[in_steps { { "schneider", worth = 2 }, { "schwarz", worth = 2 }, { "open", worth = 1 } }]],
    items   = "call or calls",
    least   = 2,
    fields  = {
      { "of", "seats", { "`own_side`: whoever of a side makes one, it is made for the side",
                         ja = "own_side なら、側のだれかが宣言すれば側全体で宣言したことになる" }, acts = caller },
    },
  },

  word {
    name    = "one_of",
    kind    = "calls",
    says    = { "Announcements of which a seat makes at most one.", ja = "1人がこのうち1つだけできる宣言のまとまり。" },
    phrase  = { "at most one of", ja = "次のうち1つまで:" },
    example = [[one_of { { "single handful", worth = 20, shows = pick { 10, "trumps" } },
         { "double handful", worth = 30, shows = pick { 13, "trumps" } } }]],
    named   = true,
    items   = "call",
    least   = 1,
  },

  word {
    name    = "take_no_trick",
    kind    = "promise",
    says    = { "The declarer takes no trick.", ja = "宣言者は1トリックも取らない。" },
    phrase  = { "to take no trick", ja = "全トリックに負ける" },
    example = [[{ "malý", promise = take_no_trick, stake = 10 }]],
  },

  word {
    name    = "take_every_trick",
    kind    = "promise",
    says    = { "The declarer's side takes every trick.", ja = "宣言者の側が全トリックを取る。" },
    phrase  = { "to take every trick", ja = "全トリックに勝つ" },
    example = [[{ "veľký", promise = take_every_trick, stake = 20 }]],
  },

  word {
    name    = "seat",
    kind    = "memory",
    says    = { "Once in the match by each seat.", ja = "1人につき、マッチ中に1回。" },
    phrase  = { "by each player in the match", ja = "1人につきマッチ中に" },
    example = [[choose "contract" { who = dealer, makes_contract = true, once_each = seat, { "misère" }, { "slam" } }]],
  },

  word {
    name    = "side",
    kind    = "memory",
    says    = { "Once in the match by each side.", ja = "側ごとに、マッチ中に1回。" },
    phrase  = { "by each side in the match", ja = "側ごとにマッチ中に" },
    example = [[declare { { "blind nil", predicts = 0, once_each = side } }]],
  },

  word {
    name    = "match",
    kind    = "memory",
    says    = { "Once in the match, by whoever is first.", ja = "マッチ中に1回、早い者勝ち。" },
    phrase  = { "the match", ja = "マッチ" },
    example = [[declare { once_each = match, { "grand slam", worth = 10 } }]],
  },

  word {
    name    = "until_pass",
    kind    = "speaks",
    says    = { "Seats are asked in turn, round and round; who has passed is out.",
                ja = "順番に何周でもたずねる。パスした人は抜ける。" },
    phrase  = { "until they pass", ja = "パスするまで" },
    example = [[bid { speaks = until_pass, numbers = { from = 250, to = 1500, step = 10 } }]],
  },

  word {
    name    = "until_all_pass",
    kind    = "speaks",
    says    = { "Seats are asked in turn until all others have passed one after the other; who has passed may bid "
                .. "again.",
                ja = "ほかの全員が続けてパスするまで順番にたずねる。パスした後でもビッドできる。" },
    phrase  = { "until all others pass", ja = "ほかの全員がパスするまで" },
    example = [[bid { speaks = until_all_pass, numbers = { 1, 2, 3, 4 } }]],
  },

  word {
    name    = "ask_and_hold",
    kind    = "speaks",
    says    = { "The second seat names rising numbers, which the first holds or passes; each further seat in turn then "
                .. "asks whoever is left. If nobody has named a number, the first may still take the lowest.",
                ja = "2番目の人が数を上げていき、最初の人は受けるかパスする。次の人は残った人に数を言う。"
                .. "だれも言わなければ、最初の人は最小の数を取ってもよい。" },
    phrase  = { "one asks and one holds", ja = "一方が数を言い、一方が受ける" },
    example = [[bid { speaks = ask_and_hold, numbers = { 18, 20, 22, 23 }, all_pass = end_deal }]],
  },

  word {
    name    = "first_to_name",
    kind    = "bidder",
    says    = { "The one of the side who first bid this strain.", ja = "その側で、その種類を最初に言った人。" },
    phrase  = { "the first to name the strain", ja = "その種類を最初に言った人" },
    example = [[bid { numbers = { 1, 2 }, strains = { each_suit { sets = "trump_suit" } },
                      declared_by = first_to_name }]],
  },

  word {
    name    = "once",
    kind    = "speaks",
    says    = { "Each seat speaks once, in turn, and is not asked again.", ja = "全員が順番に1回だけ答え、2度目はない。" },
    phrase  = { "once each", ja = "1人1回" },
    example = [[set { path = "declare.speaks", value = once }]],
  },
}
