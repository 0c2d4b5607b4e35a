#include "lab/study/study_words.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace houserule {

namespace {

constexpr std::array sentences = {
    // What was played.
    SheetText{"unit.deals", "deals", "ディール"},
    SheetText{"unit.games", "games", "ゲーム"},
    SheetText{"unit.matches", "matches", "マッチ"},
    SheetText{"one.deal", "deal", "ディール"},
    SheetText{"one.game", "game", "ゲーム"},
    SheetText{"games.all", "{n} {unit}", "{n}{unit}"},
    SheetText{"games.some", "{n} of {all} {unit}", "{all}{unit}のうち{n}"},
    SheetText{"same.one", "the same cards", "同じカード"},
    SheetText{"same.many", "the same cards, seats in turn", "同じカード、席は順に交代"},
    SheetText{"bots.random", "random moves", "ランダムな手"},
    SheetText{"bots.one", "{bot} bots", "ボットは{bot}"},
    SheetText{"bots.seats", "bots by seat: {bots}", "席順のボット: {bots}"},
    SheetText{"title.stopped", "stopped by you after {games}", "{games}で中断"},
    SheetText{"title.simulated", "{table}: {games}, {bots}, seed {seed}",
              "{table}: {games}、{bots}、シード{seed}"},
    SheetText{"title.both", "{games}, each played under both: {same}; {bots}, seed {seed}",
              "{games}、どれも両方で: {same}。{bots}、シード{seed}"},
    SheetText{"title.all", "{games}, each played under all: {same}; {bots}, seed {seed}",
              "{games}、どれもすべての表で: {same}。{bots}、シード{seed}"},
    SheetText{"page.stopped", "Stopped by you after {games}.", "{games}で中断しました。"},
    SheetText{"page.simulated", "{games}, {bots}, seed {seed}", "{games}、{bots}、シード{seed}"},
    SheetText{"page.compared", "{games}, each under all tables: {same}, {bots}, seed {seed}",
              "{games}、どれもすべての表で: {same}、{bots}、シード{seed}"},
    SheetText{"page.axes",
              "The thin upright line is zero. Rows that measure the same thing share a scale, "
              "others have their own.",
              "細い縦線が0です。同じものを測る行は同じ目盛り、ほかの行はそれぞれの目盛りです。"},
    SheetText{"page.beside", "{letter} beside A", "Aと比べた{letter}"},

    // Numbers.
    SheetText{"mean", "mean", "平均"},
    SheetText{"interval", "{n} % interval", "{n} %区間"},
    SheetText{"difference.interval", "{letter} \u2212 A ({n} % interval)",
              "{letter} \u2212 A({n} %区間)"},
    SheetText{"from.to", "{low} to {high}", "{low}～{high}"},
    SheetText{"unknown", "unknown", "不明"},
    SheetText{"never", "never", "0回"},
    SheetText{"not_found", "not found", "見つからず"},
    SheetText{"same", "the same in every pair", "どの組でも同じ"},
    SheetText{"too_early", "too early to say", "まだ言えない"},
    SheetText{"same.groups", "The same in every pair: {groups}.", "どの組でも同じ: {groups}。"},
    SheetText{"bin", "{low} to under {high}", "{low}～{high}未満"},
    SheetText{"quantiles",
              "a tenth at most {first}, half at most {half}, nine tenths at most {ninth}; from "
              "{low} to {high}",
              "1割は{first}以下、半分は{half}以下、9割は{ninth}以下。最小{low}、最大{high}"},
    SheetText{"shares", "share of all of them: {how}", "全体に占める割合: {how}"},
    SheetText{"shares.both", "A dashed, {letter} filled", "Aは破線、{letter}は塗り"},

    // Rules at work.
    SheetText{"rules.counted", "rules at work, a deal; counted in {n} deals",
              "働いたルール(1ディールあたり)、{n}ディールで数えた"},
    SheetText{"rules.heading", "rules at work, a {deal}", "働いたルール(1{deal}あたり)"},
    SheetText{"rules.in", "Counted in {n} {unit}.", "{n}{unit}で数えました。"},
    SheetText{"rules.in_a", "Counted in {n} {unit} of A.", "Aの{n}{unit}で数えました。"},
    SheetText{"rules.times", "times a {deal}", "1{deal}あたりの回数"},
    SheetText{"rules.where", "where it is written", "書かれている場所"},
    SheetText{"rules.left_out", "{rule} left out", "省略: {rule}"},
    SheetText{"rules.holds", "holds back: {rule}", "出せない札あり: {rule}"},
    SheetText{"rules.holds_cards", "holds cards back: {rule}", "出せない札あり: {rule}"},
    SheetText{"spaces.counted", "spaces used, a game; counted in {n} games",
              "使われたスペース(1ゲームあたり)、{n}ゲームで数えた"},
    SheetText{"spaces.more", "and {n} less often; all are in --html and --json",
              "ほかに{n}。すべては--htmlと--jsonに"},

    // What was found.
    SheetText{"differ.none", "No card and no score differs in any of the {games}.",
              "{games}のどれでも、カードも点数も違いません。"},
    SheetText{"differ.all", "All {unit} differ{causes}; the first has seed {seed}.",
              "すべての{unit}が違います{causes}。最初のものはシード{seed}です。"},
    SheetText{
        "differ.some",
        "{n} of {all} {unit} differ ({percent} %){causes}; the first has seed {seed}.",
        "{all}{unit}のうち{n}が違います({percent} %){causes}。最初のものはシード{seed}です。"},
    SheetText{"differ.beside", "{letter} beside A: {sentence}", "Aと比べた{letter}: {sentence}"},
    SheetText{"causes.one", ", all by {change}", "。すべて{change}によります"},
    SheetText{"causes.some", ", of {n} looked into differ {list}", "。調べた{n}のうち、{list}です"},
    SheetText{"causes.alone", "{n} under {change} alone", "{change}だけで違うものが{n}"},
    SheetText{"causes.not_alone", "{change} cannot be played alone: {why}",
              "{change}は単独では遊べません: {why}"},
    SheetText{"causes.together", "{n} under no change alone", "1つの変更だけでは違わないものが{n}"},
    SheetText{
        "not_found.means",
        "\"not found\": no difference found; of {group} one larger than {size} is unlikely at "
        "this size.",
        "「見つからず」: 差は見つかっていません。{group}で{size}より大きい差は、"
        "この回数ではなさそうです。"},
    SheetText{"early",
              "Too early to say more (n = {n}): nothing is said of fewer than {least} pairs.",
              "これ以上はまだ言えません(n = {n}): {least}組より少なければ何も言いません。"},
    SheetText{"rows.some", "Each interval is 95 % for its own row; of {rows} rows some miss.",
              "どの区間もその行について95 %です。{rows}行のうちいくつかは外れます。"},
    SheetText{"rows.one",
              "Each interval is 95 % for its own row; of {rows} rows one misses about 1 time in "
              "{times}.",
              "どの区間もその行について95 %です。{rows}行では、およそ{times}"
              "回に1回はどれかが外れます。"},
    SheetText{
        "rows.together",
        "Intervals are of {percent} %, so that a row's {n} hold together with 95 %; of {rows} "
        "rows some miss all the same.",
        "区間は{percent} %で、1行の{n}つが合わせて95 %で正しくなります。それでも{rows}"
        "行のうちいくつかは外れます。"},
    SheetText{
        "narrow_enough",
        "Ended because the intervals of the first rows are at most {width} wide, as was asked "
        "for.",
        "最初の行の区間の幅が、求められた{width}以下になったので終わりました。"},
    SheetText{"nothing", "Nothing was played to its end.", "最後まで遊んだものはありません。"},
    SheetText{"random", "Moves are random; people play differently. Bots that think: --bots greedy",
              "手はランダムで、人の遊び方とは違います。考えるボットは --bots greedy"},
    SheetText{"bots", "These are bots; people play differently.",
              "ボットの結果で、人の遊び方とは違います。"},
};

}  // namespace

std::span<const SheetText> study_sentences() { return sentences; }

Text study_words(std::string_view key, const SheetArguments& arguments) {
  const auto* const found = std::find_if(sentences.begin(), sentences.end(),
                                         [&](const SheetText& text) { return text.key == key; });
  assert(found != sentences.end() && "no such sentence");
  if (found == sentences.end()) return same(key);
  return filled({std::string(found->en), std::string(found->ja)}, arguments);
}

}  // namespace houserule
