-- How deals add up to a match.

return {
  word {
    name    = "match",
    kind    = "table",
    says    = { "How a match begins, who deals next, when it ends, who wins, and what is done with what is left.",
                ja = "マッチの始め方、次のディーラー、終わる条件、勝者、残ったものの扱い。" },
    phrase  = { "the match", ja = "マッチ" },
    example = "match = { start = house.starting_chips, deals = house.deals, winner = most_chips }",
    fields  = {
      { "start", "number", { "chips or points each player begins with", ja = "最初に各プレイヤーが持つチップまたは点" },
        sentence = { "each player begins with {value}", ja = "最初の持ち点は{value}" } },
      { "deals", "number", { "how many deals are played", ja = "行うディールの数" },
        sentence = { "a match has {value} {value:deal|deals}", ja = "マッチは{value}ディール" } },
      { "ends_when", "condition", { "after which deal the match ends; where a number of deals is set, too, whichever "
                                    .. "comes first",
                                    ja = "マッチの終わる条件。ディールの数も決めたときは、早いほうで終わる" } },
      { "ends_at_once", "condition", { "looked at whenever scores or chips have changed: the match ends on the spot, "
                                       .. "and what would follow is neither scored nor played",
                                       ja = "得点やチップが変わるたびに調べる条件。成り立てばその場でマッチが終わり、残りは数えもプレイもしない" } },
      { "winner", "winner", { "who wins; in a list the first entry that finds one of those for whom the match has "
                              .. "ended",
                              ja = "勝者の決め方。リストなら、終了の条件を満たした人のうち、最初に当てはまる項目の人" } },
      { "ties", "tie", { "what becomes of a match that would end with several winners; usually they share the win",
                         ja = "勝者が何人もいるとき。ふつうは勝ちを分け合う" } },
      { "at_end", "effects", { "what is done with what is left, after the last deal",
                               ja = "最後のディールの後、残ったものをどうするか" } },
    },
  },

  word {
    name    = "play_on",
    kind    = "tie",
    says    = { "As long as several seats or sides would win, another deal is played; a number of deals is then the "
                .. "least number.",
                ja = "勝者が何人もいる間は、もう1ディール続ける。そのときディールの数は最小の数になる。" },
    phrase  = { "another deal", ja = "もう1ディール" },
    example = "match = { ends_when = score_reaches { 500 }, winner = highest_score, ties = play_on }",
  },

  word {
    name    = "most_chips",
    kind    = "match",
    says    = { "Most chips win; equal chips share the win.", ja = "チップの最も多い人の勝ち。同数なら勝ちを分ける。" },
    phrase  = { "the player with most chips", ja = "チップの最も多いプレイヤー" },
    example = "winner = most_chips",
  },

  word {
    name    = "highest_score",
    kind    = "match",
    says    = { "The highest score wins; equal scores share the win.", ja = "得点の最も高い人の勝ち。同点なら勝ちを分ける。" },
    phrase  = { "the player with the highest score", ja = "得点の最も高いプレイヤー" },
    example = "winner = highest_score",
  },

  word {
    name    = "lowest_score",
    kind    = "match",
    says    = { "The lowest score wins; equal scores share the win.", ja = "得点の最も低い人の勝ち。同点なら勝ちを分ける。" },
    phrase  = { "the player with the lowest score", ja = "得点の最も低いプレイヤー" },
    example = "winner = lowest_score",
  },
}
