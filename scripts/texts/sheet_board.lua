-- What lies on the table of a board game, and how it is scored, on a rule sheet.

return {
  ["pile.open"] = { "cards played", ja = "プレイ済みのカード" },
  ["pile.pile"] = { "pile of cards", ja = "山札" },
  ["pile.box"] = { "cards out of the game", ja = "ゲームから除いたカード" },
  ["deed.quoted"] = { '"{name}"', ja = "「{name}」" },
  ["heading.goods"] = { "Goods", ja = "品物" },
  ["heading.phases"] = { "The course of the game", ja = "ゲームの流れ" },
  ["heading.anytime"] = { "At any time", ja = "いつでもできること" },
  ["heading.spaces"] = { "Action spaces", ja = "アクションスペース" },
  ["heading.steps"] = { "Steps and rolls", ja = "手順とサイコロ" },
  ["heading.strips"] = { "Strips", ja = "列" },
  ["heading.boards"] = { "Boards", ja = "ボード" },
  ["heading.cards"] = { "Cards", ja = "カード" },
  ["heading.scoring"] = { "Scoring", ja = "得点計算" },
  ["board.players"] = {
    "The game is for {players} and lasts {n} rounds.",
    ja = "{players}用で、{n}ラウンドで終わる。",
  },
  ["board.house"] = { '"{name}" is {values} ({text}).', ja = "「{name}」は{values}({text})。" },
  ["board.workers"] = {
    "There are {workers} of {n} colours, which take turns round by round.",
    ja = "{workers}は{n}色あり、ラウンドごとに交代する。",
  },
  ["board.workers.one"] = { "There are {workers} of one colour.", ja = "{workers}は1色。" },
  ["board.ready"] = {
    "At the beginning so many of each colour are ready: {numbers}.",
    ja = "はじめに使える数は色ごとに{numbers}人。",
  },
  ["board.between_rolls"] = {
    "What may be done at any time may be done between two rolls as well.",
    ja = "いつでもできることは、サイコロの振り直しの間にもできる。",
  },
  ["board.not_between_rolls"] = {
    "Between two rolls nothing else may be done.",
    ja = "サイコロの振り直しの間にほかのことはできない。",
  },
  ["board.gaps_in_evaluation"] = {
    "Boards pay one after the other; what may be done at any time may be done in between.",
    ja = "収入やボーナスはボードごとに1つずつ受け取り、間にいつでもできることをしてよい。",
  },
  ["board.nested_gains"] = {
    "What an action brings and costs counts for the actions it is part of as well.",
    ja = "アクションの中で行うアクションで得たものと支払ったものは、外側のアクションのものとしても数える。",
  },
  ["board.judged_when_placed"] = {
    "A space on which nothing can be done cannot be chosen.",
    ja = "何もできないスペースは選べない。",
  },
  ["board.rolls_stand"] = {
    "What a roll comes to is settled when the die is rolled, whatever changes afterwards.",
    ja = "サイコロの結果は振ったときに決まり、後の変化は影響しない。",
  },
  ["board.piles_run_out"] = {
    "What was drawn and used is not shuffled again: piles run out.",
    ja = "引いて使ったものは切り直さない。山はなくなることがある。",
  },
  ["board.slots_when"] = {
    "Cells that only one good may fill can be filled only when {condition}.",
    ja = "1種類のものだけを置けるマスは、{condition}のときにだけ埋められる。",
  },
  ["board.mirrored"] = {
    "These tiles may also be laid face down, as their mirror image: {goods}.",
    ja = "次のタイルは裏返して置いてもよい: {goods}。",
  },
  -- Goods.
  ["goods.ladder"] = {
    "Goods of one shape stand in a row, from left to right {columns}. An upgrade by one column makes of " ..
      "a good what stands to the right of it.",
    ja = "同じ形の品物は1行に並び、左から{columns}。1段階のアップグレードで、1つ右の品物になる。",
  },
  ["goods.row"] = { "{shape}: {goods}.", ja = "{shape}: {goods}。" },
  ["goods.same_as"] = {
    "{good} counts as {other} where it is laid.",
    ja = "{good}は置くとき{other}とみなす。",
  },
  ["goods.pieces"] = { "Pieces that cover one cell: {goods}.", ja = "1マスを覆う駒: {goods}。" },
  ["goods.counters"] = { "What is only counted: {goods}.", ja = "数えるだけのもの: {goods}。" },
  ["goods.pile"] = { 'The pile "{pile}" has {goods}.', ja = "「{pile}」の山: {goods}。" },
  ["goods.tiles"] = {
    "Special tiles, one of each (worth is what a fight must come to, a price is in {silver}): {tiles}.",
    ja = "1枚ずつの特別なタイル(値は戦いで必要な数、値段は{silver}): {tiles}。",
  },
  ["goods.tile"] = { "{tile} ({facts})", ja = "{tile}({facts})" },
  ["goods.tile.worth"] = { "worth {n}", ja = "値{n}" },
  ["goods.tile.price"] = { "price {n}", ja = "値段{n}" },
  ["cell.one"] = { "1 cell", ja = "1マス" },
  ["cell.many"] = { "{n} cells", ja = "{n}マス" },
  ["goods.worth"] = {
    "What other goods are worth in a fight: {goods}.",
    ja = "ほかの品物の、戦いで必要な値: {goods}。",
  },
  ["goods.berths"] = { "Berths for vessels: {berths}.", ja = "船の置き場: {berths}。" },
  ["goods.vessel"] = { "{vessel} (on {berths}{facts})", ja = "{vessel}({berths}に置く{facts})" },
  ["goods.vessels"] = { "Vessels: {vessels}.", ja = "船: {vessels}。" },
  ["goods.vessel.price"] = { ", price {n}", ja = "、値段{n}" },
  ["goods.vessel.holds"] = { ", holds {n} {cargo}", ja = "、{cargo}を{n}つ積める" },
  ["goods.vessel.built_in"] = { ", with {n} more of its own", ja = "、ほかに備えつけが{n}つ" },
  ["goods.group"] = { "{group}: {goods}.", ja = "{group}: {goods}。" },
  ["strips.all"] = {
    "There are {n} strips. Items are taken from the front.",
    ja = "列が{n}本ある。品物は先頭から取る。",
  },
  ["strips.one"] = { "Strip {n}: {goods}.", ja = "列{n}: {goods}。" },
  -- Phases.
  ["phase.rounds"] = {
    "Then {n} rounds are played, each with these phases: {phases}.",
    ja = "続いて{n}ラウンド行う。各ラウンドのフェイズは、{phases}。",
  },
  ["phase.one"] = { "{phase}: {act}.", ja = "{phase}: {act}。" },
  ["phase.when"] = { "Only if {condition}.", ja = "{condition}なら行う。" },
  ["phase.level"] = { "The level of the phase is {number}.", ja = "フェイズの段階は{number}。" },
  ["phase.leave"] = { "If {condition}, the rounds end here.", ja = "{condition}なら、ここでラウンドを終える。" },
  ["phase.end_gap"] = {
    "At the end what may be done at any time may be done once more. Then the game is scored.",
    ja = "最後に、いつでもできることをもう一度行う。それから得点を計算する。",
  },
  -- Spaces.
  ["spaces.column"] = {
    "A space in column {column} takes {those}.",
    ja = "第{column}列のスペースには{those}置く。",
  },
  ["spaces.one"] = { "{space} ({group}): {act}.", ja = "{space}({group}): {act}。" },
  -- Steps.
  ["step.one"] = { "{step}: {act}.", ja = "{step}: {act}。" },
  ["step.needs"] = { "Only if {condition}.", ja = "{condition}なら行える。" },
  ["step.premise"] = { "Before that {act}.", ja = "その前に{act}。" },
  ["roll.high"] = {
    "{roll}: roll a die with {die} sides up to {rolls} times, each roll in place of the last. Then " ..
      "{pays} may be paid, and each adds 1 to the result.",
    ja = "{roll}: {die}面のサイコロを{rolls}回まで振り直す。その後{pays}を支払い、1つにつき結果に1を足せる。",
  },
  ["roll.low"] = {
    "{roll}: roll a die with {die} sides up to {rolls} times, each roll in place of the last. To succeed " ..
      "pay as many of {pays} as the result says.",
    ja = "{roll}: {die}面のサイコロを{rolls}回まで振り直す。成功するには、{pays}を結果と同じ数だけ支払う。",
  },
  ["roll.vessels.low"] = {
    "Each {vessel} used makes the result 1 lower, {n} at most.",
    ja = "{vessel}を{n}隻まで使い、1隻につき結果を1減らす。",
  },
  ["roll.vessels.high"] = { "A {vessel} is used, {n} at most.", ja = "{vessel}を{n}隻まで使う。" },
  ["roll.cargo"] = { "Its cargo counts for 1 each as well.", ja = "積んだ荷も1つにつき1と数える。" },
  ["roll.least"] = { "It must come to {n}.", ja = "合計{n}が必要。" },
  ["roll.success"] = { "Success: {act}.", ja = "成功: {act}。" },
  ["roll.failure"] = { "Failure: {act}.", ja = "失敗: {act}。" },
  -- Boards.
  ["boards.one"] = { "{board}{copies}: {facts}.", ja = "{board}{copies}: {facts}。" },
  ["boards.copies"] = { " (there are {n})", ja = "({n}枚)" },
  ["boards.yours"] = { "there from the start", ja = "はじめからある" },
  ["boards.back"] = { "its back is {board}", ja = "裏面は{board}" },
  ["boards.cells"] = { "{cells} to cover", ja = "覆えるのは{cells}" },
  ["boards.bad_cells"] = {
    "{n} of them cost a point each while they are uncovered",
    ja = "うち{n}マスは覆われていないと1点ずつ失う",
  },
  ["boards.income"] = { "income {numbers}, at last {n}", ja = "収入は{numbers}、全部覆うと{n}" },
  ["boards.bonus"] = { "bonus: {goods}", ja = "ボーナスは{goods}" },
  ["boards.accepts"] = { "takes {goods}", ja = "{goods}を置ける" },
  ["boards.apart"] = { "{goods} may not lie side by side", ja = "{goods}どうしは隣り合わせに置けない" },
  ["boards.slots"] = { "{cells} for {good} alone", ja = "{good}だけの{cells}" },
  ["boards.stands"] = { "tiles stand on its lowest row", ja = "タイルは一番下の行に立てる" },
  ["boards.meals"] = {
    "a column is open for each of the {workers} of the round",
    ja = "そのラウンドの{workers}1人につき1列が開く",
  },
  ["boards.covered"] = {
    "each vessel on {berths} covers {n} columns",
    ja = "{berths}の船1隻が{n}列を覆う",
  },
  ["boards.group"] = { "{group}: {boards}.", ja = "{group}: {boards}。" },
  -- Cards.
  ["cards.deck"] = { "There are {cards}. Marks: {marks}.", ja = "カードは{cards}。印: {marks}。" },
  ["cards.mark"] = { "{mark} on {cards}", ja = "{mark}が{cards}" },
  ["cards.one"] = { "{number} {name} ({facts}).", ja = "{number} {name}({facts})。" },
  ["cards.on_play"] = { "When it is played, {act}.", ja = "出したとき、{act}。" },
  ["cards.anytime"] = { "At any time you may {act}.", ja = "いつでも{act}ことができる。" },
  ["cards.anytime.if"] = {
    "At any time, if {condition}, you may {act}.",
    ja = "{condition}なら、いつでも{act}ことができる。",
  },
  ["cards.no_effect"] = { "It has no effect.", ja = "効果はない。" },
  -- Scoring.
  ["scoring.line"] = { "{line}: {number}.", ja = "{line}: {number}。" },
}
