-- What functions see of seats, sides and tricks. A figure that is worked out for each seat or
-- each side is a field as well: "best gold" is side.best_gold.

return {
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
    choices = {
      { slot = "seat", "each player without card points", ja = "カードの点数がない人",
        name = { "no card points", ja = "点数なし" }, script = "seat.points == 0", needs = { "card points" } },
      { slot = "seat", "whoever has most card points", ja = "カードの点数がいちばん多い人",
        name = { "most card points", ja = "最多点数" },
        script = [[contains(result:best(result.seats, "points"), seat)]], needs = { "card points" } },
      { slot = "measure", "at least", ja = "以上", script = ">=" },
      { slot = "measure", "exactly", ja = "ちょうど", script = "==" },
      { slot = "measure", "at most", ja = "以下", script = "<=" },
    },
  },

  word {
    name    = "score",
    kind    = "result",
    of      = "seat",
    says    = { "The seat's score as the settlement begins: what this deal brings is not in it yet.",
                ja = "精算が始まるときの得点。このディールの分はまだ入っていない。" },
    example = "return seat.score < 90 and seat.points or 0",
  },

  word {
    name    = "tricks",
    kind    = "result",
    of      = "seat",
    says    = { "How many tricks the seat won.", ja = "取ったトリックの数。" },
    example = "if seat.tricks == 0 then ... end",
    choices = {
      { slot = "seat", "each player without a trick", ja = "1トリックも取らない人",
        name = { "no trick", ja = "トリックなし" }, script = "seat.tricks == 0", needs = { "play" } },
      { slot = "seat", "whoever has most tricks", ja = "トリックのいちばん多い人",
        name = { "most tricks", ja = "最多トリック" },
        script = [[contains(result:best(result.seats, "tricks"), seat)]], needs = { "play" } },
    },
  },

  word {
    name    = "side",
    kind    = "result",
    of      = "seat",
    says    = { "The side the seat plays on.",
                ja = "その人の側。" },
    example = "if seat.side == result.declarers then ... end",
  },

  word {
    name    = "meld_points",
    kind    = "result",
    of      = "seat",
    says    = { "What the seat's melds are worth.",
                ja = "メルドの点数。" },
    example = "return seat.meld_points",
  },

  word {
    name    = "predicted",
    kind    = "result",
    of      = "seat",
    says    = { "The number the seat has named in `predict`; nil if it was not asked.",
                ja = "predict で言った数。たずねられなかったら nil。" },
    example = "return seat.tricks == seat.predicted and 10 + seat.predicted or 0",
  },

  word {
    name    = "count",
    kind    = "method",
    of      = "seat",
    says    = { "How many of these cards the seat took, zones that count included.",
                ja = "これらのカードを何枚取ったか。数に入る場所も含む。" },
    example = [[return -10 * seat:count("Jack of diamonds")]],
  },

  word {
    name    = "highest_rank",
    kind    = "method",
    of      = "seat",
    says    = { "The highest rank among the seat's cards in a zone, or nil; a named rank is one above the next.",
                ja = "ある場所のその人のカードの最高ランク。なければ nil。名前のランクは1つ下のランクの次の数。" },
    example = [[return seat:highest_rank("bid")]],
  },

  word {
    name    = "lowest_rank",
    kind    = "method",
    of      = "seat",
    says    = { "The lowest rank among the seat's cards in a zone, or nil.",
                ja = "ある場所のその人のカードの最低ランク。なければ nil。" },
    example = [[return seat:lowest_rank("bid")]],
  },

  word {
    name    = "melded",
    kind    = "method",
    of      = "seat",
    says    = { "Whether the seat melded this.",
                ja = "その人がこの手役を宣言したかどうか。" },
    example = [[if seat:melded("four of a kind") then ... end]],
  },

  word {
    name    = "worth_announced",
    kind    = "method",
    of      = "seat",
    says    = { "What all announcements of the seat are worth together.",
                ja = "その人の全ての宣言の価値の合計。" },
    example = "return seat:worth_announced()",
  },

  word {
    name    = "announced",
    kind    = "method",
    of      = "seat",
    says    = { "Whether the seat announced this.",
                ja = "その人がこれを宣言したかどうか。" },
    example = [[if seat:announced("slam") then ... end]],
  },

  word {
    name    = "dealt",
    kind    = "method",
    of      = "seat",
    says    = { "How many of these cards the seat had when the play began. Only where no cards go from hand to hand.",
                ja = "プレイが始まったときに、これらのカードを何枚持っていたか。手札を渡し合わないゲームだけで使える。" },
    example = [[if seat:dealt("Ace") == 4 then ... end]],
  },

  word {
    name    = "held",
    kind    = "method",
    of      = "seat",
    says    = { "How many of these cards the seat held before a trick, the first unless it says otherwise; what lies "
                .. "aside and counts for it is held.",
                ja = "あるトリックの前に、これらのカードを何枚持っていたか。トリックを書かなければ最初のトリック。"
                .. "脇に置いてその人の点になるカードも数える。" },
    example = "local first = result.declarer:held(trumps[1])",
  },

  -- What it sees of a side, which adds up its seats.

  word {
    name    = "score",
    kind    = "result",
    of      = "side",
    says    = { "The side's score as the settlement begins; its seats must have the same.",
                ja = "精算が始まるときのその側の得点。側の人たちの得点が同じでなければならない。" },
    example = "return side.score < 4 and 2 or 0",
  },

  word {
    name    = "sum",
    kind    = "method",
    of      = "side",
    says    = { "The sum over the seats of the side: of a figure or field, by its name, or of what a function gives "
                .. "for each.",
                ja = "その側の人たちについての合計。値の名前、または人ごとに数を返す関数を書く。" },
    example = [[return side:sum(function (seat) return seat.tricks == 0 and 100 or 0 end)]],
  },

  word {
    name    = "dealt",
    kind    = "method",
    of      = "side",
    says    = { "How many of these cards the seats of the side had when the play began.",
                ja = "プレイが始まったときに、その側の人たちがこれらのカードを何枚持っていたか。" },
    example = [[local honours = side:dealt(all_of { trump, { "Ace", "King", "Queen", "Jack" } })]],
  },

  word {
    name    = "seats",
    kind    = "result",
    of      = "side",
    says    = { "The seats of the side, from the first on.",
                ja = "その側の人たち。先頭の席から順に。" },
    example = "return #side.seats",
  },

  word {
    name    = "points",
    kind    = "result",
    of      = "side",
    says    = { "The card points the side took.",
                ja = "その側が取ったカードの点数。" },
    example = "return side.earned + side.points",
    choices = {
      { slot = "side", "a side without card points", ja = "カードの点数がない側",
        name = { "no card points", ja = "点数なし" }, script = "side.points == 0", needs = { "card points" } },
      { slot = "side", "the side with most card points", ja = "カードの点数がいちばん多い側",
        name = { "most card points", ja = "最多点数" },
        script = [[contains(result:best(result.sides, "points"), side)]], needs = { "card points" } },
    },
  },

  word {
    name    = "tricks",
    kind    = "result",
    of      = "side",
    says    = { "How many tricks the side won.",
                ja = "その側が取ったトリックの数。" },
    example = "if side.tricks == result.trick_count then ... end",
    choices = {
      { slot = "side", "a side without a trick", ja = "1トリックも取らない側",
        name = { "no trick", ja = "トリックなし" }, script = "side.tricks == 0", needs = { "play" } },
      { slot = "side", "a side that takes every trick", ja = "全トリックを取った側",
        name = { "every trick", ja = "全トリック" }, script = "side.tricks == result.trick_count", needs = { "play" } },
      { slot = "side", "the side with most tricks", ja = "トリックのいちばん多い側",
        name = { "most tricks", ja = "最多トリック" },
        script = [[contains(result:best(result.sides, "tricks"), side)]], needs = { "play" } },
    },
  },

  word {
    name    = "meld_points",
    kind    = "result",
    of      = "side",
    says    = { "What the side's melds are worth.",
                ja = "その側のメルドの点数。" },
    example = "return side.meld_points",
  },

  word {
    name    = "count",
    kind    = "method",
    of      = "side",
    says    = { "How many of these cards the side took, zones that count included.",
                ja = "これらのカードをその側が何枚取ったか。数に入る場所も含む。" },
    example = [[local oudlers = result.declarers:count("oudlers")]],
  },

  word {
    name    = "highest_rank",
    kind    = "method",
    of      = "side",
    says    = { "The highest rank among the side's cards in a zone, or nil.",
                ja = "ある場所のその側のカードの最高ランク。なければ nil。" },
    example = [[return side:highest_rank("collection") or -1]],
  },

  word {
    name    = "lowest_rank",
    kind    = "method",
    of      = "side",
    says    = { "The lowest rank among the side's cards in a zone, or nil.",
                ja = "ある場所のその側のカードの最低ランク。なければ nil。" },
    example = [[return side:lowest_rank("bid")]],
  },

  word {
    name    = "melded",
    kind    = "method",
    of      = "side",
    says    = { "Whether a seat of the side melded this.",
                ja = "その側の誰かがこの手役を宣言したかどうか。" },
    example = [[if side:melded("four of a kind") then ... end]],
  },

  word {
    name    = "worth_announced",
    kind    = "method",
    of      = "side",
    says    = { "What all announcements of the seats of the side are worth together.",
                ja = "その側の全ての宣言の価値の合計。" },
    example = "return side:worth_announced()",
  },

  word {
    name    = "announced",
    kind    = "method",
    of      = "side",
    says    = { "Whether a seat of the side announced this.",
                ja = "その側の誰かがこれを宣言したかどうか。" },
    example = [[if side:announced("slam") then ... end]],
  },

  -- What it sees of a trick.

  word {
    name    = "number",
    kind    = "result",
    of      = "trick",
    says    = { "Which trick it was, from 1.",
                ja = "何番目のトリックか。1から始まる。" },
    example = "if trick.number == 1 then ... end",
  },

  word {
    name    = "leader",
    kind    = "result",
    of      = "trick",
    says    = { "The seat that led it.",
                ja = "リードした人。" },
    example = "if trick.leader == result.declarer then ... end",
  },

  word {
    name    = "points",
    kind    = "result",
    of      = "trick",
    says    = { "The card points in it.", ja = "そのトリックのカードの点数。" },
    example = "if trick.points >= 40 then ... end",
  },

  word {
    name    = "winner",
    kind    = "result",
    of      = "trick",
    says    = { "The seat that won it, or nil.",
                ja = "取った人。いなければ nil。" },
    example = "if result.last_trick.winner.side == result.declarers then ... end",
  },

  word {
    name    = "has",
    kind    = "method",
    of      = "trick",
    says    = { "Whether one of these cards was played to it.",
                ja = "これらのカードのどれかが出されたかどうか。" },
    example = [[if result.last_trick:has("1 of trumps") then ... end]],
  },

  word {
    name    = "won_with",
    kind    = "method",
    of      = "trick",
    says    = { "Whether it was won with one of these cards.",
                ja = "これらのカードのどれかで取られたかどうか。" },
    example = [[if result.last_trick:won_with("Excuse") then ... end]],
  },
}
