-- Faults of what is scored and noted, of tallies, and of how a match ends.

return {
  ["argument.other"] = { "what other takes", ja = "other に渡すもの" },
  ["argument.summed"] = { "what sum adds up", ja = "sum が足すもの" },
  ["argument.tally"] = { "the tally '{name}'", ja = "tally「{name}」" },
  ["argument.trick"] = { "the trick of held", ja = "held のトリック" },
  ["argument.wins"] = { "the line '{name}'", ja = "wins「{name}」" },
  ["wanted.trick"] = { "a trick or its number", ja = "トリックかその番号" },
  ["deal-loses.phase-scores"] = {
    "{path} scores points in a game of chips, which come from nowhere",
    ja = "{path} はチップのゲームで得点を加えています。チップはどこからも出てきません",
  },
  ["hook-fault.hands-change"] = {
    "what was held is not known: cards go in and out of hands by the rules of this game",
    ja = "このゲームではカードが手札に出入りするので、何を持っていたか分かりません",
  },
  ["hook-fault.not-two"] = { "other is for games of two", ja = "other は2人のゲームだけで使えます" },
  ["hook-fault.side-score"] = {
    "the seats of this side have different scores: ask them one by one",
    ja = "この側の人たちは得点が違います。1人ずつ調べてください",
  },
  ["missing-field.settlement"] = {
    "there are deals that neither {path} nor any other settlement settles",
    ja = "{path} にもほかの settle にも当てはまらないディールがあります",
  },
  ["missing-field.who-scores-now"] = { "{path} needs 'who': who scores", ja = "{path} にはだれの得点かを表す who が必要です" },
  ["no-effect.changing-sides"] = {
    "{path} lasts through the match, but sides change from deal to deal",
    ja = "{path} はマッチの間続きますが、側はディールごとに変わります",
  },
  ["no-effect.ends-at-once"] = {
    "what ends at once is looked at when a score has changed, and this asks for no score",
    ja = "ends_at_once は得点が変わったときに調べますが、この条件は得点を見ていません",
  },
  ["no-effect.never-scores"] = {
    "the match ends by its scores, and nothing in the game scores",
    ja = "マッチは得点で終わりますが、このゲームには得点するものがありません",
  },
  ["no-effect.of-phase"] = {
    "{path} is for a phase, which has a number in place of the function",
    ja = "{path} は、関数の代わりに数を書いたフェイズのためのものです",
  },
  ["no-effect.of-each"] = {
    "{word} speaks of any seat when 'of' is left out: leave it out",
    ja = "of のない {word} はどの席のことでもあります。of は書きません",
  },
  ["no-effect.tally-of"] = {
    "the tally '{name}' is nobody's: leave 'of' out",
    ja = "tally「{name}」はだれのものでもありません。of は書きません",
  },
  ["no-effect.trick-points"] = { "no card has points in this game", ja = "このゲームのカードには点がありません" },
  ["no-effect.two-settlements"] = {
    "{other} and {path} can both settle a deal: give them conditions of which just one holds",
    ja = "{other} と {path} の両方が当てはまるディールがあります。どちらか1つだけが成り立つ条件にしてください",
  },
  ["no-effect.winner-list"] = {
    "this match ends after a number of deals: there is nothing that the declarer's side could have reached",
    ja = "このマッチは決まった数のディールで終わるので、宣言者の側が満たす条件がありません",
  },
  ["too-many.tallies"] = {
    "a game keeps at most 64 tallies and figures of phases",
    ja = "1つのゲームで使える tally とフェイズの figure は合わせて64個までです",
  },
  ["unknown-value.tally"] = { "there is no tally '{name}'", ja = "「{name}」という tally はありません" },
  ["wrong-type.end-deal"] = {
    "end_deal cannot stand in the play; `ends_when` ends it",
    ja = "end_deal は play の中に書けません。プレイは ends_when で終わります",
  },
  ["wrong-type.one-number"] = {
    "{path} needs one number: a number, trick_points or meld_points",
    ja = "{path} に必要な数は1つです。数、trick_points、meld_points のどれかを書いてください",
  },
  ["wrong-type.secret-side"] = {
    "{path} would show on which side a seat is, while the declarer's partner is secret",
    ja = "宣言者のパートナーが秘密の間に、{path} からだれの側か分かってしまいます",
  },
  ["wrong-type.secret-side-suggest"] = { "score it in the settlement", ja = "settle の中で得点にしてください" },
  ["wrong-type.times"] = { "times is a number or contract_times", ja = "times に書けるのは数か contract_times です" },
  ["wrong-type.trick-points"] = {
    "trick_points can stand in after_trick only",
    ja = "trick_points を書けるのは after_trick だけです",
  },
  ["wrong-type.two-ends"] = {
    "a match with ends_at_once has no {field}",
    ja = "ends_at_once のあるマッチに {field} は書けません",
  },
}
