-- What a study says.

return {
  -- What was played.
  ["unit.deals"] = { "deals", ja = "ディール" },
  ["unit.games"] = { "games", ja = "ゲーム" },
  ["unit.matches"] = { "matches", ja = "マッチ" },
  ["one.deal"] = { "deal", ja = "ディール" },
  ["one.game"] = { "game", ja = "ゲーム" },
  ["games.all"] = { "{n} {unit}", ja = "{n}{unit}" },
  ["games.some"] = { "{n} of {all} {unit}", ja = "{all}{unit}のうち{n}" },
  ["same.one"] = { "the same cards", ja = "同じカード" },
  ["same.many"] = { "the same cards, seats in turn", ja = "同じカード、席は順に交代" },
  ["same.pack"] = {
    "the same shuffled pack, dealt otherwise, seats in turn",
    ja = "同じ順に切った札を別の配り方で、席は順に交代",
  },
  ["bots.random"] = { "random moves", ja = "ランダムな手" },
  ["bots.one"] = { "{bot} bots", ja = "ボットは{bot}" },
  ["bots.seats"] = { "bots by seat: {bots}", ja = "席順のボット: {bots}" },
  ["title.stopped"] = { "broken off after {games}", ja = "{games}で中断" },
  ["title.simulated"] = {
    "{table}: {games}, {bots}, seed {seed}",
    ja = "{table}: {games}、{bots}、シード{seed}",
  },
  ["title.both"] = {
    "{games}, each played under both: {same}; {bots}, seed {seed}",
    ja = "{games}、どれも両方で: {same}。{bots}、シード{seed}",
  },
  ["title.all"] = {
    "{games}, each played under all: {same}; {bots}, seed {seed}",
    ja = "{games}、どれもすべての表で: {same}。{bots}、シード{seed}",
  },
  ["page.stopped"] = { "Broken off after {games}.", ja = "{games}で中断しました。" },
  ["page.simulated"] = { "{games}, {bots}, seed {seed}", ja = "{games}、{bots}、シード{seed}" },
  ["page.compared"] = {
    "{games}, each under all tables: {same}, {bots}, seed {seed}",
    ja = "{games}、どれもすべての表で: {same}、{bots}、シード{seed}",
  },
  ["page.axes"] = {
    "The thin upright line is zero. Rows that measure the same thing share a scale, others have their own.",
    ja = "細い縦線が0です。同じものを測る行は同じ目盛り、ほかの行はそれぞれの目盛りです。",
  },
  ["page.beside"] = { "{letter} beside A", ja = "Aと比べた{letter}" },

  -- Numbers.
  ["mean"] = { "mean", ja = "平均" },
  ["interval"] = { "{n} % interval", ja = "{n} %区間" },
  ["difference.interval"] = { "{letter} − A ({n} % interval)", ja = "{letter} − A({n} %区間)" },
  ["from.to"] = { "{low} to {high}", ja = "{low}～{high}" },
  ["trainings-not-one"] = {
    "one training says nothing of how far trainings lie apart: 0, or 2 and more",
    ja = "1回の学習では学習のばらつきがわかりません。0か、2回以上にしてください",
  },
  ["too_few"] = { "too few cases", ja = "回数が足りない" },
  ["always"] = { "in all of them", ja = "すべて同じ" },
  ["players.as_before"] = { "While everybody plays as at A:", ja = "全員がAと同じように遊ぶ場合:" },
  ["players.learned"] = {
    "Once everybody has learned the table they sit at ({games} {unit} shared among {n} trainings, whose spread " ..
      "is in the intervals):",
    ja = "全員がそれぞれの表を学んだ場合({games}{unit}を{n}回の学習で分け、区間は学習のばらつきを含む):",
  },
  ["never"] = { "never", ja = "0回" },
  ["not_found"] = { "not found", ja = "見つからず" },
  ["same"] = { "the same in every pair", ja = "どの組でも同じ" },
  ["too_early"] = { "too early to say", ja = "まだ言えない" },
  ["same.groups"] = { "The same in every pair: {groups}.", ja = "どの組でも同じ: {groups}。" },
  ["bin"] = { "{low} to under {high}", ja = "{low}～{high}未満" },
  ["quantile.between"] = { "{value} ({low} to {high})", ja = "{value}({low}～{high})" },
  ["quantiles"] = {
    "a tenth at most {first}, half at most {half}, nine tenths at most {ninth}; from {low} to {high}",
    ja = "1割は{first}以下、半分は{half}以下、9割は{ninth}以下。最小{low}、最大{high}",
  },
  ["shares"] = { "share of all of them: {how}", ja = "全体に占める割合: {how}" },
  ["shares.both"] = { "A dashed, {letter} filled", ja = "Aは破線、{letter}は塗り" },

  -- How it was played.
  ["habits.heading"] = { "how cards are played", ja = "カードの出し方" },
  ["habits.column.led_first"] = { "first lead", ja = "初回リード" },
  ["habits.column.led"] = { "led in trick", ja = "リード" },
  ["habits.column.played"] = { "in trick", ja = "トリック" },
  ["habits.column.given"] = { "given", ja = "渡す枚数" },
  ["habits.most.led_first"] = { "led first most often: {list}", ja = "最初のリードに多い札: {list}" },
  ["habits.most.given"] = { "given away most often: {list}", ja = "よく渡す札: {list}" },
  ["habits.most.exposed"] = { "exposed: {list}", ja = "公開する札: {list}" },
  ["findings.heading"] = { "in words", ja = "言葉でいうと" },
  ["finding.came_up"] = {
    "It came up in {n} of {all} {unit}.",
    ja = "{all}{unit}のうち{n}で出番があった。",
  },
  ["finding.flow.in"] = {
    "About {n} {n:chip moves|chips move} from the players into the {value} in a {deal}.",
    ja = "1{deal}に約{n}チップが、プレイヤーから{value}へ移る。",
  },
  ["finding.flow.out"] = {
    "About {n} {n:chip moves|chips move} from the {value} to the players in a {deal}.",
    ja = "1{deal}に約{n}チップが、{value}からプレイヤーへ移る。",
  },
  ["finding.gap.more"] = {
    "In a {deal} the best and the worst end further apart: {now} {unit} instead of {before}.",
    ja = "1{deal}で、最高の人と最低の人の差が広がる: {before}{unit}ではなく{now}。",
  },
  ["finding.gap.less"] = {
    "In a {deal} the best and the worst end closer together: {now} {unit} instead of {before}.",
    ja = "1{deal}で、最高の人と最低の人の差が縮まる: {before}{unit}ではなく{now}。",
  },
  ["finding.who"] = { "the {who}", ja = "{who}" },
  ["finding.pays"] = { "{Unit} move from {pay} to {get}.", ja = "{unit}が{pay}から{get}へ移る。" },
  ["finding.gain.more"] = {
    "In 100 {deals} the {who} has {n} {unit} more.",
    ja = "100{deals}で、{who}の{unit}が{n}増える。",
  },
  ["finding.gain.less"] = {
    "In 100 {deals} the {who} has {n} {unit} less.",
    ja = "100{deals}で、{who}の{unit}が{n}減る。",
  },
  ["finding.won.more"] = {
    "Of 100 matches the {who} wins {n} more.",
    ja = "100マッチのうち、{who}の勝ちが{n}増える。",
  },
  ["finding.won.less"] = {
    "Of 100 matches the {who} wins {n} fewer.",
    ja = "100マッチのうち、{who}の勝ちが{n}減る。",
  },
  ["finding.winners"] = {
    "One match in {in} has another winner ({n} of {all}).",
    ja = "およそ{in}マッチに1回、勝者が変わる({all}のうち{n})。",
  },
  ["finding.nobody_moves"] = {
    "In 100 {deals} no position has more than {n} {unit} more or less by it.",
    ja = "100{deals}で、どの位置の{unit}も増減は{n}以内。",
  },
  ["finding.other"] = {
    "{Group}, {who}: {now} instead of {before}.",
    ja = "{Group}、{who}: {before}ではなく{now}。",
  },
  ["clear.means"] = {
    '"*": differs with an allowance for all {rows} rows together. The others may, one in twenty, be chance.',
    ja = "「*」: {rows}行すべてをまとめて見ても違いがある行。ほかの行は、20に1つは偶然かもしれません。",
  },
  ["asked.answer"] = {
    "{Group}, {who}{where}, {range}: {answer} ({interval}, whenever one looks).",
    ja = "{Group}、{who}{where}、{range}: {answer}({interval}、いつ見ても有効)。",
  },
  ["asked.beside"] = { ", {letter} less A", ja = "({letter}とAの差)" },
  ["asked.at"] = { " at {letter}", ja = "({letter})" },
  ["asked.between"] = { "from {low} to {high}", ja = "{low}～{high}" },
  ["asked.at_most"] = { "at most {high}", ja = "{high}以下" },
  ["asked.at_least"] = { "at least {low}", ja = "{low}以上" },
  ["answer.yes"] = { "yes", ja = "はい" },
  ["answer.no"] = { "no", ja = "いいえ" },
  ["answer.open"] = { "not known yet", ja = "まだわからない" },
  ["fairness.row"] = { "from the best position to the worst", ja = "最良の位置と最悪の位置の差" },
  ["no-expectation"] = {
    "'{text}' expects nothing of a row: write gain.1=-0.5..0.5, tricks.2=0.1.. or made.call=..5%",
    ja = "「{text}」では何を予想するのか読み取れません。gain.1=-0.5..0.5、tricks.2=0.1..、made.call=..5% のように書きます",
  },
  ["by_players.heading"] = { "by who plays", ja = "遊び手ごとに" },
  ["by_players.changes"] = { "changes sign", ja = "向きが逆" },
  ["report.rule"] = { "What the rule says", ja = "ルールの内容" },
  ["report.now"] = { "Now: {clause}", ja = "変更後: {clause}" },
  ["report.before"] = { "No longer: {clause}", ja = "なくなったもの: {clause}" },
  ["report.acted"] = { "Where it acts", ja = "働く場面" },
  ["report.differing"] = {
    "In {n} of {all} {unit} ({percent} %) a card or a score is otherwise.",
    ja = "{all}{unit}のうち{n}({percent} %)で、カードか点数が変わる。",
  },
  ["report.came_up"] = {
    "{Rule}: {n} times a {deal} ({place}).",
    ja = "{Rule}: 1{deal}に{n}回({place})。",
  },
  ["report.did"] = { "What it does", ja = "結果への影響" },
  ["report.nothing_clear"] = { "Nothing that is clear of chance.", ja = "偶然とはいえない違いはない。" },
  ["report.once_learned"] = {
    "Once everybody has learned the table they sit at:",
    ja = "全員がそれぞれの表を学んだ場合:",
  },
  ["report.play"] = { "What changes in play", ja = "プレイの変化" },
  ["report.deals"] = { "Deals to look at", ja = "見ておきたいディール" },
  ["report.deal"] = { "Seed {seed}, deal {n}, as seat 1 sees it:", ja = "シード{seed}、第{n}ディール、席1から見た経過:" },
  ["report.unknown"] = { "What is not known", ja = "わからないこと" },
  ["report.row"] = { "{group}, {who}", ja = "{group}、{who}" },
  ["report.within"] = {
    "{Group}, {who}: no difference was found; it lies between {interval}.",
    ja = "{Group}、{who}: 違いは見つからない。あるとしても{interval}の間。",
  },
  ["report.too_few"] = { "Too few cases: {list}.", ja = "回数が足りないもの: {list}。" },
  ["report.other_way"] = {
    "{Group}, {who}: goes the other way by who plays.",
    ja = "{Group}、{who}: 遊び手によって向きが逆になる。",
  },
  ["report.people"] = { "How people play it: these were {bots}.", ja = "人が遊ぶとどうなるか: ここでは{bots}。" },
  ["report.tables"] = { "In numbers", ja = "数字で" },
  ["changes.heading"] = { "what changed in play", ja = "プレイの変化" },
  ["change.no_contract"] = { "no contract", ja = "契約なし" },
  ["change.rank"] = { "{rank} of any suit", ja = "各スートの{rank}" },
  ["change.played.more"] = {
    "{Item}: kept longer, played in trick {now} instead of {before}",
    ja = "{Item}: 出すのが遅くなり、{before}ではなく{now}トリック目",
  },
  ["change.played.less"] = {
    "{Item}: played earlier, in trick {now} instead of {before}",
    ja = "{Item}: 出すのが早くなり、{before}ではなく{now}トリック目",
  },
  ["change.led.more"] = {
    "{Item}: led later, in trick {now} instead of {before}",
    ja = "{Item}: リードが遅くなり、{before}ではなく{now}トリック目",
  },
  ["change.led.less"] = {
    "{Item}: led earlier, in trick {now} instead of {before}",
    ja = "{Item}: リードが早くなり、{before}ではなく{now}トリック目",
  },
  ["change.led_first.more"] = {
    "{Item}: the first lead more often, of {now} of deals instead of {before}",
    ja = "{Item}: 最初のリードが増え、ディールの{before}ではなく{now}",
  },
  ["change.led_first.less"] = {
    "{Item}: the first lead less often, of {now} of deals instead of {before}",
    ja = "{Item}: 最初のリードが減り、ディールの{before}ではなく{now}",
  },
  ["change.given.more"] = {
    "{Item}: given away more often, in {now} of deals instead of {before}",
    ja = "{Item}: 渡すことが増え、ディールの{before}ではなく{now}",
  },
  ["change.given.less"] = {
    "{Item}: given away less often, in {now} of deals instead of {before}",
    ja = "{Item}: 渡すことが減り、ディールの{before}ではなく{now}",
  },
  ["change.given_of.more"] = {
    "{Item}: more given away, {now} a deal instead of {before}",
    ja = "{Item}: 渡す枚数が増え、1ディールに{before}ではなく{now}",
  },
  ["change.given_of.less"] = {
    "{Item}: fewer given away, {now} a deal instead of {before}",
    ja = "{Item}: 渡す枚数が減り、1ディールに{before}ではなく{now}",
  },
  ["change.exposed.more"] = {
    "{Item}: exposed more often, in {now} of deals instead of {before}",
    ja = "{Item}: 公開が増え、ディールの{before}ではなく{now}",
  },
  ["change.exposed.less"] = {
    "{Item}: exposed less often, in {now} of deals instead of {before}",
    ja = "{Item}: 公開が減り、ディールの{before}ではなく{now}",
  },
  ["change.done.more"] = {
    "{Item}: more often, {now} times a deal instead of {before}",
    ja = "{Item}: 増えて、1ディールに{before}回ではなく{now}回",
  },
  ["change.done.less"] = {
    "{Item}: less often, {now} times a deal instead of {before}",
    ja = "{Item}: 減って、1ディールに{before}回ではなく{now}回",
  },
  ["change.contract.more"] = {
    "{Item}: the contract more often, in {now} of deals instead of {before}",
    ja = "{Item}: 契約になることが増え、ディールの{before}ではなく{now}",
  },
  ["change.contract.less"] = {
    "{Item}: the contract less often, in {now} of deals instead of {before}",
    ja = "{Item}: 契約になることが減り、ディールの{before}ではなく{now}",
  },
  ["change.call.more"] = {
    "{Item}: said more often, in {now} of deals instead of {before}",
    ja = "{Item}: 宣言が増え、ディールの{before}ではなく{now}",
  },
  ["change.call.less"] = {
    "{Item}: said less often, in {now} of deals instead of {before}",
    ja = "{Item}: 宣言が減り、ディールの{before}ではなく{now}",
  },
  ["change.predicted.more"] = {
    "{Item}: more, {now} a deal instead of {before}",
    ja = "{Item}: 増えて、1ディールに{before}ではなく{now}",
  },
  ["change.predicted.less"] = {
    "{Item}: fewer, {now} a deal instead of {before}",
    ja = "{Item}: 減って、1ディールに{before}ではなく{now}",
  },

  -- Rules at work.
  ["rules.counted"] = {
    "rules at work, a deal; counted in {n} deals",
    ja = "働いたルール(1ディールあたり)、{n}ディールで数えた",
  },
  ["rules.heading"] = { "rules at work, a {deal}", ja = "働いたルール(1{deal}あたり)" },
  ["rules.in"] = { "Counted in {n} {unit}.", ja = "{n}{unit}で数えました。" },
  ["rules.in_a"] = { "Counted in {n} {unit} of A.", ja = "Aの{n}{unit}で数えました。" },
  ["rules.times"] = { "times a {deal}", ja = "1{deal}あたりの回数" },
  ["rules.where"] = { "where it is written", ja = "書かれている場所" },
  ["rules.left_out"] = { "{rule} left out", ja = "省略: {rule}" },
  ["rules.holds"] = { "holds back: {rule}", ja = "出せない札あり: {rule}" },
  ["rules.holds_cards"] = { "holds cards back: {rule}", ja = "出せない札あり: {rule}" },
  ["spaces.counted"] = {
    "spaces used, a game; counted in {n} games",
    ja = "使われたスペース(1ゲームあたり)、{n}ゲームで数えた",
  },
  ["spaces.more"] = {
    "and {n} less often; all are in --html and --json",
    ja = "ほかに{n}。すべては--htmlと--jsonに",
  },

  -- What was found.
  ["differ.none"] = {
    "No card and no score differs in any of the {games}.",
    ja = "{games}のどれでも、カードも点数も違いません。",
  },
  ["differ.all"] = {
    "All {unit} differ{causes}; the first has seed {seed}.",
    ja = "すべての{unit}が違います{causes}。最初のものはシード{seed}です。",
  },
  ["differ.some"] = {
    "{n} of {all} {unit} differ ({percent} %){causes}; the first has seed {seed}.",
    ja = "{all}{unit}のうち{n}が違います({percent} %){causes}。最初のものはシード{seed}です。",
  },
  ["differ.beside"] = { "{letter} beside A: {sentence}", ja = "Aと比べた{letter}: {sentence}" },
  ["causes.one"] = { ", all by {change}", ja = "。すべて{change}によります" },
  ["causes.some"] = { ", of {n} looked into differ {list}", ja = "。調べた{n}のうち、{list}です" },
  ["causes.alone"] = { "{n} under {change} alone", ja = "{change}だけで違うものが{n}" },
  ["causes.not_alone"] = {
    "{change} cannot be played alone: {why}",
    ja = "{change}は単独では遊べません: {why}",
  },
  ["causes.together"] = { "{n} under no change alone", ja = "1つの変更だけでは違わないものが{n}" },
  ["not_found.means"] = {
    '"not found": no difference found; of {group} one larger than {size} is unlikely at this size.',
    ja = "「見つからず」: 差は見つかっていません。{group}で{size}より大きい差は、この回数ではなさそうです。",
  },
  ["early"] = {
    "Too early to say more (n = {n}): nothing is said of fewer than {least} pairs.",
    ja = "これ以上はまだ言えません(n = {n}): {least}組より少なければ何も言いません。",
  },
  ["rows.some"] = {
    "Each interval is 95 % for its own row; of {rows} rows some miss.",
    ja = "どの区間もその行について95 %です。{rows}行のうちいくつかは外れます。",
  },
  ["rows.one"] = {
    "Each interval is 95 % for its own row; of {rows} rows one misses about 1 time in {times}.",
    ja = "どの区間もその行について95 %です。{rows}行では、およそ{times}回に1回はどれかが外れます。",
  },
  ["rows.together"] = {
    "Intervals are of {percent} %, so that a row's {n} hold together with 95 %; of {rows} rows some miss " ..
      "all the same.",
    ja = "区間は{percent} %で、1行の{n}つが合わせて95 %で正しくなります。それでも{rows}行のうちいくつかは外れます。",
  },
  ["narrow_enough"] = {
    "Ended because the intervals of the first rows are at most {width} wide, as was asked for.",
    ja = "最初の行の区間の幅が、求められた{width}以下になったので終わりました。",
  },
  ["games.stopped"] = {
    "stopped: {n} of {all} {unit} ({percent} %) by a fault of the rules; they count for nothing else.",
    ja = "停止: {all}{unit}のうち{n}({percent} %)がルールの誤りで止まりました。ほかの数には入りません。",
  },
  ["stopped.row"] = { "stopped by a fault of the rules", ja = "ルールの誤りで停止" },
  ["gave_up"] = {
    "Ended early: a fault of the rules stops nearly every game.",
    ja = "早く終わりました: ほとんどのゲームがルールの誤りで止まります。",
  },
  ["bot_failed"] = {
    "Ended early: a program at the table could not go on. What was counted before stands.",
    ja = "早く終わりました: テーブルのプログラムが続けられなくなりました。それまでに数えたものはそのままです。",
  },
  ["cut_short"] = {
    "{table}: {n} of {all} matches had no end after {deals} deals; whoever was ahead then counts as the winner.",
    ja = "{table}: {all}マッチのうち {n} は{deals}ディールたっても終わらず、そこで打ち切りました。その時点の首位を勝ちとして数えています。",
  },
  ["only_first_deals"] = {
    "The rules change from deal to deal; single deals are all deal 1: ask for deals=..",
    ja = "ルールはディールごとに変わりますが、単独のディールはどれも第1ディールです。deals=.. で全体を遊べます。",
  },
  ["nothing"] = { "Nothing was played to its end.", ja = "最後まで遊んだものはありません。" },
  ["random"] = {
    "Moves are random; people play differently. Bots that have learned the game: --bots learned",
    ja = "手はランダムで、人の遊び方とは違います。ゲームを学んだボットは --bots learned",
  },
  ["bots"] = { "These are bots; people play differently.", ja = "ボットの結果で、人の遊び方とは違います。" },
}
