-- What the function of a settlement may use: the result of the deal, its seats, and the
-- chips, which move only by these methods, so that none is made or lost.

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
    says    = { "One payment: from a seat or a named place to a seat or a named place.",
                ja = "1回の支払い。人か名前のついた場所から、人か名前のついた場所へ。" },
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
    says    = { "Adds points to a seat's score; they come from nowhere, unlike chips.",
                ja = "得点を加える。チップと違い、どこかから払われるのではない。" },
    example = "chips:score(seat, seat.points)",
  },

  -- What a settlement sees of the deal.

  word {
    name    = "seats",
    kind    = "result",
    of      = "result",
    says    = { "All seats, in turn from the eldest hand.", ja = "全員。エルデストハンドから順に。" },
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
  },

  word {
    name    = "defenders",
    kind    = "result",
    of      = "result",
    says    = { "The seats that are not on the declarer's side.", ja = "宣言者の側でない人たち。" },
    example = "chips:from_each(result.defenders, result.declarer, 10)",
  },

  word {
    name    = "contract",
    kind    = "result",
    of      = "result",
    says    = { "The contract that was played, or nil.", ja = "プレイされた契約。なければ nil。" },
    example = "if result.contract then chips:settle_contract(result.contract) end",
  },

  word {
    name    = "sweeper",
    kind    = "result",
    of      = "result",
    says    = { "The seat that took every trick, or nil.", ja = "全トリックを取った人。いなければ nil。" },
    example = "if result.sweeper then ... end",
  },

  word {
    name    = "trick_count",
    kind    = "result",
    of      = "result",
    says    = { "How many tricks were played.", ja = "プレイされたトリックの数。" },
    example = "if seat.tricks == result.trick_count then ... end",
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
    says    = { "The seats that took exactly this many card points, in turn from the eldest hand.",
                ja = "カードの点数がちょうどこれだけの人たち。エルデストハンドから順に。" },
    example = "local clean = result:seats_with_points(0)",
  },

  -- What it sees of a seat.

  word {
    name    = "number",
    kind    = "result",
    of      = "seat",
    says    = { "The number of the seat, from 1.", ja = "席の番号。1から始まる。" },
    example = "if seat.number == 1 then ... end",
  },

  word {
    name    = "points",
    kind    = "result",
    of      = "seat",
    says    = { "The card points the seat took.", ja = "取ったカードの点数。" },
    example = [[chips:pay(seat, "pool", seat.points)]],
  },

  word {
    name    = "tricks",
    kind    = "result",
    of      = "seat",
    says    = { "How many tricks the seat won.", ja = "取ったトリックの数。" },
    example = "if seat.tricks == 0 then ... end",
  },
}
