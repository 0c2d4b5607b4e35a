-- What is scored and noted: lines of a settlement, and phases that score or note a number at once.

local ja = { "ja", "name", { "its name in Japanese, where no translation has it", ja = "翻訳ファイルに書かないときの日本語名" } }
local asked = { "each of these seats: it happens for those of whom the condition is true",
                ja = "これらの人が順に。成り立つ人についてだけ行う" }

-- Of the phases only.
local who = { "who", "seats", { "of a phase: the seats it is for; in teams each side once",
                                ja = "フェイズで、誰の分か。チームがあればチームごとに1回" } }
local times = { "times", "number or measure", { "of a phase: what the number is multiplied with; usually 1",
                                                ja = "フェイズで、数に掛けるもの。ふつうは1" } }
local when = { "when", "condition", { "of a phase: only while this holds", ja = "フェイズで、これが成り立つときだけ" },
  acts = asked }
local unless = { "unless", "condition", { "of a phase: only while this does not hold",
                                          ja = "フェイズで、これが成り立たないときだけ" }, acts = asked }

return {
  word {
    name    = "figure",
    kind    = "line",
    says    = { "A number, a yes or no, or a text that is worked out and shown: for the deal, for each seat or for "
                .. "each side. An empty text is not shown. From then on functions read it under its name, with `_` "
                .. "for what is no letter: `side.last_trick` of figure \"last trick\". With a number in place of a "
                .. "function it is a phase: the number is noted for the seats of `who` at that moment, adds up in the "
                .. "deal and scores nothing; a side has what its seats have.",
                ja = "計算して示す値。ディール全体、各プレイヤー、または各チームについて求め、空の文章なら示さない。"
                .. "以後の関数からその名前で読める。空白は _ にする: figure \"last trick\" なら side.last_trick。関数の代わりに数を書くとフェイズになり、"
                .. "そのとき who の人に数を記録する。ディールの間は足していき、得点にはならない。チームの値はその人たちの合計。" },
    phrase  = { "a figure", ja = "計算する値" },
    example = [[figure "earned" { each_side, function (side) return side.tricks end }]],
    named   = true,
    items   = "scope or function or number or measure",
    least   = 1,
    most    = 2,
    fields  = { who, times, ja, when, unless },
  },

  word {
    name    = "score",
    kind    = "line",
    says    = { "Points that each seat or each side scores under this name; lines below read them as they read "
                .. "figures. With a number in place of a function it is a phase: the seats of `who` score it at once, "
                .. "in teams their sides, each once.",
                ja = "各プレイヤーまたは各チームがこの名前で得る得点。下の行では figure と同じように読める。"
                .. "関数の代わりに数を書くとフェイズになり、who の人がすぐにその点を得る。チームがあればチームごとに1回。" },
    phrase  = { "points", ja = "得点" },
    example = [[score "tricks" { each_seat, function (seat) return 2 * seat.tricks end }]],
    named   = true,
    items   = "scope or function or number or measure",
    least   = 1,
    most    = 2,
    fields  = { who, times, ja, when, unless },
  },

  word {
    name    = "tally",
    kind    = "line",
    says    = { "A number that lasts through the match, from 0: of the match, of each seat or of each side. The "
                .. "function gives the new number. Its name reads the old one above the line and in it, the new one "
                .. "below.",
                ja = "マッチの間ずっと続く数。0から始まり、全体、各プレイヤー、または各チームに1つ。関数が新しい数を返す。"
                .. "この行より上とこの行の中では古い数、下では新しい数が読める。" },
    phrase  = { "a tally", ja = "通算" },
    example = [[tally "bags" { each_side, function (side) return (side.bags + side.new_bags) % 10 end }]],
    named   = true,
    items   = "scope or function",
    least   = 1,
    most    = 2,
    fields  = { ja },
  },

  word {
    name    = "wins",
    kind    = "line",
    says    = { "A seat or side of which the function says yes has won the match, whatever the scores; of several the "
                .. "first from the eldest hand. The lines below are not worked out.",
                ja = "関数が真を返した人またはチームは、得点に関係なくマッチに勝つ。何人もいれば、エルデストハンドから数えて最初の人。"
                .. "下の行は計算しない。" },
    phrase  = { "winning the match", ja = "マッチの勝ち" },
    example = [[wins "all five" { each_side, function (side) return side.tricks == 5 end }]],
    named   = true,
    items   = "scope or function",
    least   = 1,
    most    = 2,
    fields  = { ja },
  },

  word {
    name    = "trick_points",
    kind    = "measure",
    says    = { "The card points of the trick that has just been taken, for `score` and `figure` in after_trick.",
                ja = "今取られたトリックのカードの点数。after_trick の score と figure に使う。" },
    phrase  = { "the points of the trick", ja = "トリックの点数" },
    example = [[score "tricks" { trick_points, who = winner }]],
  },

  word {
    name    = "meld_points",
    kind    = "measure",
    says    = { "What the melds of each seat are worth, for `score` and `figure`; in teams those of the side together.",
                ja = "各プレイヤーのメルドの点数。score と figure に使う。チームがあればチームの合計。" },
    phrase  = { "the points of the melds", ja = "メルドの点数" },
    example = [[score "melds" { meld_points, who = each_seat }]],
  },

  word {
    name    = "contract_times",
    kind    = "measure",
    says    = { "What the contract multiplies with, `times` of its call; 1 without a contract.",
                ja = "契約の倍率。その宣言の times で、契約がなければ1。" },
    phrase  = { "the factor of the contract", ja = "契約の倍率" },
    example = [[score "tricks" { trick_points, who = winner, times = contract_times }]],
  },
}
