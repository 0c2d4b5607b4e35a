-- What the functions of settlements and steps may use: the result of the deal, its seats,
-- sides and tricks, and the chips, which move only by these methods, so that none is made or
-- lost. The figures of a settlement are fields too: of the result, a side or a seat.

return {
  word {
    name    = "contains",
    kind    = "function",
    says    = { "Whether a list holds this value.", ja = "リストにこの値があるかどうか。" },
    example = "if contains(house.pool_winners, #clean) then ... end",
  },

  -- Methods of chips.

  word {
    name    = "pay",
    kind    = "method",
    of      = "chips",
    says    = { "One payment: from a seat or a named place to a seat or a named place. Where a game has places of "
                .. "chips it is a whole number, and none below zero.",
                ja = "1回の支払い。人か名前のついた場所から、人か名前のついた場所へ。チップの置き場があるゲームでは0以上の整数。" },
    example = [[chips:pay(seat, "pool", seat.points)]],
  },

  word {
    name    = "share",
    kind    = "method",
    of      = "chips",
    says    = { "Divides what lies in a named place equally among these seats; what cannot be divided stays.",
                ja = "名前のついた場所のチップを、この人たちで等分する。割り切れない分は残る。" },
    example = [[chips:share("pool", result:seats_with_points(0))]],
  },

  word {
    name    = "from_each",
    kind    = "method",
    of      = "chips",
    says    = { "Each of these seats pays the amount to a seat or a named place.",
                ja = "この人たちがそれぞれ、人か名前のついた場所へ同じ数を払う。" },
    example = "chips:from_each(result.defenders, result.declarer, 10)",
  },

  word {
    name    = "from_each_other",
    kind    = "method",
    of      = "chips",
    says    = { "Every other seat pays the amount to this seat.", ja = "他の全員がそれぞれ、この人に同じ数を払う。" },
    example = "chips:from_each_other(result.sweeper, house.sweep_stake)",
  },

  word {
    name    = "settle_contract",
    kind    = "method",
    of      = "chips",
    says    = { "Every other seat pays the declarer the stake if the promise was kept, or is paid it if not.",
                ja = "約束が果たされれば他の全員が宣言者に決まったチップを払い、果たされなければ宣言者が全員に払う。" },
    example = "if result.contract then chips:settle_contract(result.contract) end",
  },

  word {
    name    = "score",
    kind    = "method",
    of      = "chips",
    says    = { "Adds points to the score of a seat, or of every seat of a side; they come from nowhere, unlike chips.",
                ja = "その人、または側の全員に得点を加える。チップと違い、どこかから払われるのではない。" },
    example = "chips:score(seat, seat.points)",
  },

  -- What a settlement sees of the deal.

  word {
    name    = "seats",
    kind    = "result",
    of      = "result",
    says    = { "All seats, from seat 1 on.", ja = "全員。席1から順に。" },
    example = "for _, seat in ipairs(result.seats) do ... end",
  },

  word {
    name    = "players",
    kind    = "result",
    of      = "result",
    says    = { "How many play.", ja = "プレイ人数。" },
    example = "if result.players == 3 then ... end",
  },

  word {
    name    = "declarer",
    kind    = "result",
    of      = "result",
    says    = { "The seat that played the contract, or nil.", ja = "契約をプレイした人。いなければ nil。" },
    example = "chips:from_each_other(result.declarer, 10)",
    choices = {
      { slot = "seat", "the declarer", ja = "宣言者", name = { "declarer", ja = "宣言者" },
        script = "seat == result.declarer", needs = { "contract" } },
    },
  },

  word {
    name    = "defenders",
    kind    = "result",
    of      = "result",
    says    = { "The seats that are not on the declarer's side.", ja = "宣言者の側でない人たち。" },
    example = "chips:from_each(result.defenders, result.declarer, 10)",
    choices = {
      { slot = "seat", "each defender", ja = "ディフェンダー", name = { "defenders", ja = "ディフェンダー" },
        script = "contains(result.defenders, seat)", needs = { "contract" } },
    },
  },

  word {
    name    = "contract",
    kind    = "result",
    of      = "result",
    says    = { "The contract that was played, or nil.", ja = "プレイされた契約。なければ nil。" },
    example = "if result.contract then chips:settle_contract(result.contract) end",
    choices = {
      { slot = "when", "", ja = "", name = { "always", ja = "いつでも" }, script = "" },
      { slot = "when", ", if nobody has made a contract", ja = "契約がなければ、",
        script = " and not result.contract", needs = { "contract" } },
      { slot = "when", ", if there is a contract", ja = "契約があれば、",
        script = " and result.contract", needs = { "contract" } },
    },
  },

  word {
    name    = "sweeper",
    kind    = "result",
    of      = "result",
    says    = { "The seat that took every trick, or nil.", ja = "全トリックを取った人。いなければ nil。" },
    example = "if result.sweeper then ... end",
    choices = {
      { slot = "seat", "whoever takes every trick", ja = "全トリックを取った人", name = { "every trick", ja = "全トリック" },
        script = "seat == result.sweeper", needs = { "play" } },
    },
  },

  word {
    name    = "trick_count",
    kind    = "result",
    of      = "result",
    says    = { "How many tricks were played.", ja = "プレイされたトリックの数。" },
    example = "if seat.tricks == result.trick_count then ... end",
  },

  word {
    name    = "deal_number",
    kind    = "result",
    of      = "result",
    says    = { "Which deal of the match it is, from 1; deals that were thrown in do not count.",
                ja = "マッチの何回目のディールか。1から始まり、流れたディールは数えない。" },
    example = "if result.deal_number == 1 then ... end",
    choices = {
      { slot = "when", ", in the first deal only", ja = "最初のディールでだけ、", script = " and result.deal_number == 1" },
    },
  },

  word {
    name    = "all_points",
    kind    = "result",
    of      = "result",
    says    = { "The card points of all seats together, exposed cards as they counted.",
                ja = "全員のカードの点数の合計。公開されたカードは数えたとおりの点数で。" },
    example = "if seat.points == result.all_points then ... end",
  },

  word {
    name    = "seats_with_points",
    kind    = "method",
    of      = "result",
    says    = { "The seats that took exactly this many card points, from seat 1 on.",
                ja = "カードの点数がちょうどこれだけの人たち。席1から順に。" },
    example = "local clean = result:seats_with_points(0)",
  },

  word {
    name    = "sides",
    kind    = "result",
    of      = "result",
    says    = { "All sides, by their first seats: teams, or the declarer's side and the rest, or each seat alone.",
                ja = "全ての側。それぞれの先頭の席の順。チーム、または宣言者の側とそれ以外、または1人ずつ。" },
    example = "for _, side in ipairs(result.sides) do ... end",
  },

  word {
    name    = "declarers",
    kind    = "result",
    of      = "result",
    says    = { "The declarer's side, or nil.",
                ja = "宣言者の側。いなければ nil。" },
    example = "if side == result.declarers then ... end",
    choices = {
      { slot = "side", "the declarer's side", ja = "宣言者の側", name = { "declarer's side", ja = "宣言者の側" },
        script = "side == result.declarers", needs = { "contract" } },
    },
  },

  word {
    name    = "defence",
    kind    = "result",
    of      = "result",
    says    = { "The side of the defenders, or nil without a declarer.",
                ja = "守備側。宣言者がいなければ nil。" },
    example = "if winner.side == result.defence then ... end",
    choices = {
      { slot = "side", "the defenders' side", ja = "ディフェンダーの側", name = { "defenders", ja = "ディフェンダー" },
        script = "side == result.defence", needs = { "contract" } },
    },
  },

  word {
    name    = "partner",
    kind    = "result",
    of      = "result",
    says    = { "The declarer's partner, or nil.",
                ja = "宣言者のパートナー。いなければ nil。" },
    example = "if result.partner then chips:pay(result.declarer, result.partner, result.stake) end",
  },

  word {
    name    = "last_trick",
    kind    = "result",
    of      = "result",
    says    = { "The last trick that was played, or nil.",
                ja = "最後のトリック。なければ nil。" },
    example = [[if result.last_trick:has("1 of trumps") then ... end]],
    choices = {
      { slot = "seat", "whoever takes the last trick", ja = "最後のトリックを取った人",
        name = { "last trick", ja = "最後のトリック" },
        script = "result.last_trick and result.last_trick.winner == seat", needs = { "play" } },
      { slot = "side", "the side that takes the last trick", ja = "最後のトリックを取った側",
        name = { "last trick", ja = "最後のトリック" },
        script = "result.last_trick and contains(side.seats, result.last_trick.winner)", needs = { "play" } },
    },
  },

  word {
    name    = "tricks",
    kind    = "result",
    of      = "result",
    says    = { "All tricks in the order of play: tricks[1] is the first, #tricks says how many.",
                ja = "全トリックをプレイ順に。tricks[1] が最初、#tricks が数。" },
    example = "local before = result.tricks[result.trick_count - 1]",
    choices = {
      { slot = "seat", "whoever takes the first trick", ja = "最初のトリックを取った人",
        name = { "first trick", ja = "最初のトリック" },
        script = "result.tricks[1] and result.tricks[1].winner == seat", needs = { "play" } },
      { slot = "side", "the side that takes the first trick", ja = "最初のトリックを取った側",
        name = { "first trick", ja = "最初のトリック" },
        script = "result.tricks[1] and contains(side.seats, result.tricks[1].winner)", needs = { "play" } },
    },
  },

  word {
    name    = "worth_announced",
    kind    = "method",
    of      = "result",
    says    = { "What all announcements of the deal are worth together, whoever made them.",
                ja = "このディールの全ての宣言の価値の合計。誰の宣言かを問わない。" },
    example = "return result:worth_announced()",
  },

  word {
    name    = "announced",
    kind    = "method",
    of      = "result",
    says    = { "Whether anybody announced this.",
                ja = "誰かがこれを宣言したかどうか。" },
    example = [[if result:announced("slam") then ... end]],
  },

  word {
    name    = "best",
    kind    = "method",
    of      = "result",
    says    = { "Those of a list of seats or sides with the highest value of a figure or field.",
                ja = "人や側のリストのうち、ある値が最も高いもの。" },
    example = [[local first = result:best(result.sides, "total")]],
  },

  word {
    name    = "only",
    kind    = "method",
    of      = "result",
    says    = { "Those of a list of seats, sides, tricks or cards for which the function says true.",
                ja = "人、側、トリック、カードのリストのうち、関数が真を返すもの。" },
    example = "local exact = result:only(first, function (side) return side.tricks == side.bid end)",
  },

  word {
    name    = "playing",
    kind    = "result",
    of      = "result",
    says    = { "The seats that played in this deal, from seat 1 on.", ja = "このディールをプレイした人たち。席1から順に。" },
    example = [[local most = result:best(result.playing, "points")]],
  },

  word {
    name    = "sum",
    kind    = "method",
    of      = "result",
    says    = { "The sum over all sides: of a figure or field, by its name, or of what a function gives for each.",
                ja = "全ての側についての合計。値の名前、または側ごとに数を返す関数を書く。" },
    example = [[return result:sum("meld_points")]],
  },

  word {
    name    = "other_side",
    kind    = "method",
    of      = "result",
    says    = { "The other of two sides.", ja = "2つの側のもう一方。" },
    example = "local losers = result:other_side(side).game_points",
  },

  word {
    name    = "other",
    kind    = "method",
    of      = "result",
    says    = { "The other seat, in a game of two.", ja = "2人のゲームで、もう1人。" },
    example = "chips:score(result:other(failed), 2)",
  },

  word {
    name    = "announcer",
    kind    = "method",
    of      = "result",
    says    = { "The first seat from the eldest hand that announced this, or nil.",
                ja = "これを宣言した人。エルデストハンドから数えて最初の人で、いなければ nil。" },
    example = [[local closer = result:announcer("close")]],
  },

  word {
    name    = "played",
    kind    = "method",
    of      = "result",
    says    = { "How each card of a set was played, from the highest down as the deal ranks them, trumps first, equal "
                .. "cards in the order they were played.",
                ja = "集まりのカードがそれぞれどうプレイされたか。このディールでの強い順に、切札を先に、同じカードは出た順に並べる。" },
    example = "local best = result:played(trump)[1]",
  },

  word {
    name    = "ranked",
    kind    = "method",
    of      = "result",
    says    = { "The cards of a set that are in the game, from the highest down as the deal ranks them, trumps first.",
                ja = "集まりのカードのうち使っているものを、このディールでの強い順に、切札を先に並べたもの。" },
    example = "local trumps = result:ranked(trump)",
  },

  -- What it sees of the contract.

  word {
    name    = "name",
    kind    = "result",
    of      = "contract",
    says    = { "The name of the contract.",
                ja = "契約の名前。" },
    example = [[if result.contract.name == "malý" then ... end]],
  },

  word {
    name    = "stake",
    kind    = "result",
    of      = "contract",
    says    = { "What the contract is played for.",
                ja = "契約の賭け高。" },
    example = "chips:from_each_other(result.declarer, result.contract.stake)",
  },

  word {
    name    = "times",
    kind    = "result",
    of      = "contract",
    says    = { "What the contract multiplies with; 1 unless the rules say otherwise.",
                ja = "契約の倍率。決まりがなければ1。" },
    example = "return result.base * result.contract.times",
  },

  word {
    name    = "declarer",
    kind    = "result",
    of      = "contract",
    says    = { "The seat that played it.",
                ja = "プレイした人。" },
    example = "chips:from_each_other(result.contract.declarer, 10)",
  },

  word {
    name    = "number",
    kind    = "result",
    of      = "contract",
    says    = { "The number of the bid, or nil.", ja = "ビッドの数。なければ nil。" },
    example = "return result.declarers.points >= result.contract.number and 1 or -1",
  },

  word {
    name    = "strain",
    kind    = "result",
    of      = "contract",
    says    = { "The name of what the number was bid in, or nil.", ja = "数とともにビッドした種類の名前。なければ nil。" },
    example = [[local first = result.contract.strain == "no trumps" and 10 or 0]],
  },

  word {
    name    = "doubled",
    kind    = "result",
    of      = "contract",
    says    = { "How often the bid was doubled: 0, 1 or 2.", ja = "ビッドが倍にされた回数。0、1、2のどれか。" },
    example = "return 50 * result.contract.doubled",
  },

  word {
    name    = "made",
    kind    = "result",
    of      = "contract",
    says    = { "Whether the declarer's side kept the promise; nil for a contract that promises nothing.",
                ja = "宣言者の側が約束を果たしたかどうか。約束のない契約では nil。" },
    example = "return result.contract.made and 10 or -10",
  },
}
