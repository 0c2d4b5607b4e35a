#include <array>

#include "rules/sheet/text_tables.h"

namespace houserule {

namespace {

constexpr auto general_texts = std::to_array<SheetText>({
    // Headings and the lines on top.
    {"heading.before", "Before the game", "ゲームの前に"},
    {"heading.setup", "Setting up a deal", "ディールの準備"},
    {"heading.step", "Another step", "そのほかの手順"},
    {"heading.end", "The end of the match", "ゲームの終わり"},
    {"heading.others", "Also in force", "そのほかのハウスルール"},
    {"table.players", "For {players}.", "{players}用。"},
    {"table.variants", "House rules: {variants}.", "ハウスルール: {variants}。"},
    {"table.numbers", "Numbers of this table: {numbers}.", "この卓の数値: {numbers}。"},
    {"table.marks", "Clauses marked * are not as in the usual game.",
     "*の項目はふつうのルールと違う。"},
    {"table.bars", "Clauses with a bar and the word \"changed\" are not as in the usual game.",
     "縦線と「変更」の印がある項目はふつうのルールと違う。"},
    {"mark.changed", "changed", "変更"},
    {"foot.table", "This table: {spec}", "この卓: {spec}"},
    {"foot.hash", "Hash of its rules: {hash}", "ルールのハッシュ: {hash}"},
    {"from.variant", "House rule: {title}", "ハウスルール: {title}"},
    {"from.variant.says", "House rule: {title}. {says}", "ハウスルール: {title}。{says}"},
    {"from.typed", "This table: {name} is {value}.", "この卓の数値: {name}は{value}"},
    {"from.number", "This table: {name} is {value}, usually {usual}.",
     "この卓の数値: {name}は{value}(ふつうは{usual})"},
    // Counted things.
    {"player.one", "1 player", "1人"},
    {"player.many", "{n} players", "{n}人"},
    {"card.one", "1 card", "1枚"},
    {"card.many", "{n} cards", "{n}枚"},
    {"chip.one", "1 chip", "1チップ"},
    {"chip.many", "{n} chips", "{n}チップ"},
    {"point.one", "1 point", "1点"},
    {"point.many", "{n} points", "{n}点"},
    {"score.one", "1 {name}", "{name}1個"},
    {"score.many", "{n} {name}s", "{name}{n}個"},
    {"half_point", "half a point", "0.5点"},
    {"suit.one", "1 suit", "1種類"},
    {"suit.many", "{n} suits", "{n}種類"},
    {"deal.one", "1 deal", "1ディール"},
    {"deal.many", "{n} deals", "{n}ディール"},
    {"trick.one", "1 trick", "1トリック"},
    {"trick.many", "{n} tricks", "{n}トリック"},
    {"range.exactly", "exactly {n}", "ちょうど{n}枚"},
    {"range.least", "at least {n}", "{n}枚以上"},
    {"range.most", "at most {n}", "{n}枚以下"},
    {"range.between", "{n} to {m}", "{n}枚から{m}枚"},
    // The names of phases, where the word that makes them has none.
    {"word.deal", "the deal", "ディール"},
    {"word.bid", "the bidding", "ビッド"},
    {"word.declare", "the announcements", "宣言"},
    {"word.call", "the call", "パートナーの指名"},
    {"word.exchange", "the exchange", "手札の交換"},
    {"word.meld", "the melds", "手役の公開"},
    {"word.expose", "exposing", "公開"},
    {"word.offer_to_expose", "exposing", "公開"},
    {"word.play", "the play", "プレイ"},
    {"word.settle", "the settlement", "得点計算"},
    {"word.pay", "the payment", "支払い"},
    {"word.move", "setting up", "準備"},
    {"word.fix", "what is fixed", "決まること"},
    {"word.redeal", "dealing again", "配り直し"},
    {"word.any_card", "any card", "どのカードでもよい"},
    {"word.take_no_trick", "to take no trick", "全トリックに負ける"},
    {"word.take_every_trick", "to take every trick", "全トリックに勝つ"},
    {"word.most_chips", "the player with most chips", "チップの最も多いプレイヤー"},
    {"word.highest_score", "the player with the highest score", "得点の最も高いプレイヤー"},
    {"word.lowest_score", "the player with the lowest score", "得点の最も低いプレイヤー"},
});

}  // namespace

std::span<const SheetText> general_sheet_texts() { return general_texts; }

}  // namespace houserule
