// What lies on the table of a board game, and how it is scored.

#include <array>

#include "rules/sheet/text_tables.h"

namespace houserule {

namespace {

constexpr auto board_texts = std::to_array<SheetText>({
    {"heading.goods", "Goods", "品物"},
    {"heading.phases", "The course of the game", "ゲームの流れ"},
    {"heading.anytime", "At any time", "いつでもできること"},
    {"heading.spaces", "Action spaces", "アクションスペース"},
    {"heading.steps", "Steps and rolls", "手順とサイコロ"},
    {"heading.strips", "Strips", "列"},
    {"heading.boards", "Boards", "ボード"},
    {"heading.cards", "Cards", "カード"},
    {"heading.scoring", "Scoring", "得点計算"},
    {"board.players", "The game is for {players} and lasts {n} rounds.",
     "{players}用で、{n}ラウンドで終わる。"},
    {"board.house", "\"{name}\" is {values} ({text}).", "「{name}」は{values}({text})。"},
    {"board.workers", "There are {workers} of {n} colours, which take turns round by round.",
     "{workers}は{n}色あり、ラウンドごとに交代する。"},
    {"board.workers.one", "There are {workers} of one colour.", "{workers}は1色。"},
    {"board.ready", "At the beginning so many of each colour are ready: {numbers}.",
     "はじめに使える数は色ごとに{numbers}人。"},
    {"board.between_rolls", "What may be done at any time may be done between two rolls as well.",
     "いつでもできることは、サイコロの振り直しの間にもできる。"},
    {"board.not_between_rolls", "Between two rolls nothing else may be done.",
     "サイコロの振り直しの間にほかのことはできない。"},
    {"board.gaps_in_evaluation",
     "Boards pay one after the other; what may be done at any time may be done in between.",
     "収入やボーナスはボードごとに1つずつ受け取り、間にいつでもできることをしてよい。"},
    {"board.nested_gains",
     "What an action brings and costs counts for the actions it is part of as well.",
     "アクションの中で行うアクションで得たものと支払ったものは、外側のアクションのものとしても数え"
     "る。"},
    {"board.judged_when_placed", "A space on which nothing can be done cannot be chosen.",
     "何もできないスペースは選べない。"},
    {"board.rolls_stand",
     "What a roll comes to is settled when the die is rolled, whatever changes afterwards.",
     "サイコロの結果は振ったときに決まり、後の変化は影響しない。"},
    {"board.piles_run_out", "What was drawn and used is not shuffled again: piles run out.",
     "引いて使ったものは切り直さない。山はなくなることがある。"},
    {"board.slots_when", "Cells that only one good may fill can be filled only when {condition}.",
     "1種類のものだけを置けるマスは、{condition}のときにだけ埋められる。"},
    {"board.mirrored", "These tiles may also be laid face down, as their mirror image: {goods}.",
     "次のタイルは裏返して置いてもよい: {goods}。"},
    // Goods.
    {"goods.ladder",
     "Goods of one shape stand in a row, from left to right {columns}. An upgrade by one column "
     "makes of a good what stands to the right of it.",
     "同じ形の品物は1行に並び、左から{columns}。1段階のアップグレードで、1つ右の品物になる。"},
    {"goods.row", "{shape}: {goods}.", "{shape}: {goods}。"},
    {"goods.same_as", "{good} counts as {other} where it is laid.",
     "{good}は置くとき{other}とみなす。"},
    {"goods.pieces", "Pieces that cover one cell: {goods}.", "1マスを覆う駒: {goods}。"},
    {"goods.counters", "What is only counted: {goods}.", "数えるだけのもの: {goods}。"},
    {"goods.pile", "The pile \"{pile}\" has {goods}.", "「{pile}」の山: {goods}。"},
    {"goods.tiles",
     "Special tiles, one of each (worth is what a fight must come to, a price is in {silver}): "
     "{tiles}.",
     "1枚ずつの特別なタイル(値は戦いで必要な数、値段は{silver}): {tiles}。"},
    {"goods.tile", "{tile} ({facts})", "{tile}({facts})"},
    {"goods.tile.worth", "worth {n}", "値{n}"},
    {"goods.tile.price", "price {n}", "値段{n}"},
    {"cell.one", "1 cell", "1マス"},
    {"cell.many", "{n} cells", "{n}マス"},
    {"goods.worth", "What other goods are worth in a fight: {goods}.",
     "ほかの品物の、戦いで必要な値: {goods}。"},
    {"goods.berths", "Berths for vessels: {berths}.", "船の置き場: {berths}。"},
    {"goods.vessel", "{vessel} (on {berths}{facts})", "{vessel}({berths}に置く{facts})"},
    {"goods.vessels", "Vessels: {vessels}.", "船: {vessels}。"},
    {"goods.vessel.price", ", price {n}", "、値段{n}"},
    {"goods.vessel.holds", ", holds {n} {cargo}", "、{cargo}を{n}つ積める"},
    {"goods.vessel.built_in", ", with {n} more of its own", "、ほかに備えつけが{n}つ"},
    {"goods.group", "{group}: {goods}.", "{group}: {goods}。"},
    {"strips.all", "There are {n} strips. Items are taken from the front.",
     "列が{n}本ある。品物は先頭から取る。"},
    {"strips.one", "Strip {n}: {goods}.", "列{n}: {goods}。"},
    // Phases.
    {"phase.rounds", "Then {n} rounds are played, each with these phases: {phases}.",
     "続いて{n}ラウンド行う。各ラウンドのフェイズは、{phases}。"},
    {"phase.one", "{phase}: {act}.", "{phase}: {act}。"},
    {"phase.when", "Only if {condition}.", "{condition}なら行う。"},
    {"phase.level", "The level of the phase is {number}.", "フェイズの段階は{number}。"},
    {"phase.leave", "If {condition}, the rounds end here.",
     "{condition}なら、ここでラウンドを終える。"},
    {"phase.end_gap",
     "At the end what may be done at any time may be done once more. Then the game is scored.",
     "最後に、いつでもできることをもう一度行う。それから得点を計算する。"},
    // Spaces.
    {"spaces.column", "A space in column {column} takes {those}.",
     "第{column}列のスペースには{those}置く。"},
    {"spaces.one", "{space} ({group}): {act}.", "{space}({group}): {act}。"},
    // Steps.
    {"step.one", "{step}: {act}.", "{step}: {act}。"},
    {"step.needs", "Only if {condition}.", "{condition}なら行える。"},
    {"step.premise", "Before that {act}.", "その前に{act}。"},
    {"roll.high",
     "{roll}: roll a die with {die} sides up to {rolls} times, each roll in place of the last. "
     "Then "
     "{pays} may be paid, and each adds 1 to the result.",
     "{roll}: {die}面のサイコロを{rolls}回まで振り直す。その後{pays}を支払い、1つにつき結果に1を"
     "足せる。"},
    {"roll.low",
     "{roll}: roll a die with {die} sides up to {rolls} times, each roll in place of the last. To "
     "succeed pay as many of {pays} as the result says.",
     "{roll}: "
     "{die}面のサイコロを{rolls}回まで振り直す。成功するには、{pays}を結果と同じ数だけ支払う。"},
    {"roll.vessels.low", "Each {vessel} used makes the result 1 lower, {n} at most.",
     "{vessel}を{n}隻まで使い、1隻につき結果を1減らす。"},
    {"roll.vessels.high", "A {vessel} is used, {n} at most.", "{vessel}を{n}隻まで使う。"},
    {"roll.cargo", "Its cargo counts for 1 each as well.", "積んだ荷も1つにつき1と数える。"},
    {"roll.least", "It must come to {n}.", "合計{n}が必要。"},
    {"roll.success", "Success: {act}.", "成功: {act}。"},
    {"roll.failure", "Failure: {act}.", "失敗: {act}。"},
    // Boards.
    {"boards.one", "{board}{copies}: {facts}.", "{board}{copies}: {facts}。"},
    {"boards.copies", " (there are {n})", "({n}枚)"},
    {"boards.yours", "there from the start", "はじめからある"},
    {"boards.back", "its back is {board}", "裏面は{board}"},
    {"boards.cells", "{cells} to cover", "覆えるのは{cells}"},
    {"boards.bad_cells", "{n} of them cost a point each while they are uncovered",
     "うち{n}マスは覆われていないと1点ずつ失う"},
    {"boards.income", "income {numbers}, at last {n}", "収入は{numbers}、全部覆うと{n}"},
    {"boards.bonus", "bonus: {goods}", "ボーナスは{goods}"},
    {"boards.accepts", "takes {goods}", "{goods}を置ける"},
    {"boards.apart", "{goods} may not lie side by side", "{goods}どうしは隣り合わせに置けない"},
    {"boards.slots", "{cells} for {good} alone", "{good}だけの{cells}"},
    {"boards.stands", "tiles stand on its lowest row", "タイルは一番下の行に立てる"},
    {"boards.meals", "a column is open for each of the {workers} of the round",
     "そのラウンドの{workers}1人につき1列が開く"},
    {"boards.covered", "each vessel on {berths} covers {n} columns",
     "{berths}の船1隻が{n}列を覆う"},
    {"boards.group", "{group}: {boards}.", "{group}: {boards}。"},
    // Cards.
    {"cards.deck", "There are {cards}. Marks: {marks}.", "カードは{cards}。印: {marks}。"},
    {"cards.mark", "{mark} on {cards}", "{mark}が{cards}"},
    {"cards.one", "{number} {name} ({facts}).", "{number} {name}({facts})。"},
    {"cards.on_play", "When it is played, {act}.", "出したとき、{act}。"},
    {"cards.anytime", "At any time you may {act}.", "いつでも{act}ことができる。"},
    {"cards.anytime.if", "At any time, if {condition}, you may {act}.",
     "{condition}なら、いつでも{act}ことができる。"},
    {"cards.no_effect", "It has no effect.", "効果はない。"},
    // Scoring.
    {"scoring.line", "{line}: {number}.", "{line}: {number}。"},
});

}  // namespace

std::span<const SheetText> board_sheet_texts() { return board_texts; }

}  // namespace houserule
