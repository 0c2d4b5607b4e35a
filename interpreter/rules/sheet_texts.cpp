#include "rules/sheet_texts.h"

#include <array>
#include <cassert>
#include <cctype>
#include <string>

namespace houserule {

namespace {

constexpr auto texts = std::to_array<SheetText>({
    // Headings and the lines on top.
    {"heading.before", "Before the game", "ゲームの前に"},
    {"heading.end", "The end of the match", "ゲームの終わり"},
    {"heading.others", "Also in force", "そのほかのハウスルール"},
    {"table.players", "For {players}.", "{players}用。"},
    {"table.variants", "House rules: {variants}.", "ハウスルール: {variants}。"},
    {"table.numbers", "Numbers of this table: {numbers}.", "この卓の数値: {numbers}。"},
    {"table.marks", "Clauses marked * are not as in the usual game.",
     "*の項目はふつうのルールと違う。"},
    {"from.variant", "House rule: {title}", "ハウスルール: {title}"},
    {"from.variant.says", "House rule: {title}. {says}", "ハウスルール: {title}"},
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
    {"suit.one", "1 suit", "1種類"},
    {"suit.many", "{n} suits", "{n}種類"},
    {"deal.one", "1 deal", "1ディール"},
    {"deal.many", "{n} deals", "{n}ディール"},
    {"trick.one", "1 trick", "1トリック"},
    {"trick.many", "{n} tricks", "{n}トリック"},

    // Cards.
    {"card.named", "the {card}", "{card}"},
    {"cards.of_rank", "every {rank}", "すべての{rank}"},
    {"cards.all", "any card", "すべてのカード"},
    {"cards.except", "any card except {cards}", "{cards}以外のカード"},
    {"name.local", "{name} ({local})", "{name}({local})"},

    // Before the game.
    {"players", "{players} take part, each playing alone.",
     "{players}でプレイする。パートナーはいない。"},
    {"direction.clockwise",
     "The deal, the play and the turn to deal go round clockwise, to the left. The player on the "
     "dealer's left is called the eldest hand.",
     "配る順番、プレイの順番、ディーラーの交代はすべて時計回り(左隣へ)。"
     "ディーラーの左隣の人をエルデストハンドと呼ぶ。"},
    {"direction.counterclockwise",
     "The deal, the play and the turn to deal go round counter-clockwise, to the right. The player "
     "on the dealer's right is called the eldest hand.",
     "配る順番、プレイの順番、ディーラーの交代はすべて反時計回り(右隣へ)。"
     "ディーラーの右隣の人をエルデストハンドと呼ぶ。"},
    {"deck", "The pack has {cards} in {suits}: {names}.",
     "カードは{cards}。スートは{names}の{suits}。"},
    {"ranks", "From high to low the cards of each suit are {ranks}.",
     "各スートのカードは、強い順に{ranks}。"},
    {"ranks.of_suits", "From high to low the cards of {suits} are {ranks}.",
     "{suits}のカードは、強い順に{ranks}。"},
    {"deck.suitless", "Of no suit: {cards}.", "スートのないカード: {cards}。"},
    {"copies", "There are {n} equal cards of each of these: {cards}.",
     "次のカードは同じものが{n}枚ずつある: {cards}。"},
    {"copies.all", "Each card is there {n} times.", "どのカードも同じものが{n}枚ずつある。"},
    {"without.one", "Taken out of the pack: {cards}. {left} remain.",
     "{cards}は使わない。使うカードは{left}。"},
    {"points",
     "Captured cards count: {lines}. The other cards count nothing. The whole pack is worth "
     "{total}.",
     "取ったカードの点数は、{lines}。ほかのカードは0点。全部で{total}。"},
    {"points.all", "Captured cards count: {lines}. The whole pack is worth {total}.",
     "取ったカードの点数は、{lines}。全部で{total}。"},
    {"points.card", "{card} {points}", "{card}は{points}"},
    {"points.cards", "{cards} {points} each", "{cards}は1枚につき{points}"},
    {"points.add", "A card that is named twice counts both.",
     "2度出てくるカードは合計の点数になる。"},
    {"times.2", "The points of {cards} are doubled.", "{cards}の点数は2倍になる。"},
    {"times.3", "The points of {cards} are tripled.", "{cards}の点数は3倍になる。"},
    {"times.n", "The points of {cards} are multiplied by {n}.", "{cards}の点数は{n}倍になる。"},
    {"times.instead.2", "The points of {cards} are doubled instead.",
     "ただし、{cards}の点数は2倍になる。"},
    {"times.instead.3", "The points of {cards} are tripled instead.",
     "ただし、{cards}の点数は3倍になる。"},
    {"times.instead.n", "The points of {cards} are multiplied by {n} instead.",
     "ただし、{cards}の点数は{n}倍になる。"},
    {"value",
     "Chips that belong to nobody yet lie in the {value}. It is empty at first, and what is "
     "in it stays there from deal to deal.",
     "まだ誰のものでもないチップは{value}に置く。{value}"
     "は最初は空で、残ったチップは次のディールに持ち越す。"},
    {"start.chips", "Each player begins with {chips}.", "各プレイヤーは最初に{chips}持つ。"},
    {"start.points", "Each player begins with {points}.", "各プレイヤーは{points}から始める。"},
    {"deals.one", "A match is a single deal. Choose the dealer in any way you like.",
     "1ゲームは1ディール。ディーラーは好きな方法で決める。"},
    {"deals.many",
     "A match has {deals}. Choose the first dealer in any way you like; after each "
     "deal the turn to deal passes to the next player.",
     "1ゲームは{deals}。最初のディーラーは好きな方法で決め、1ディールごとに次の人に交代する。"},

    // Conditions of phases.
    {"when", "This is done only if {condition}.", "これは{condition}ときだけ行う。"},

    // Paying and dealing.
    {"pay", "Each player pays {chips} into the {value}.", "各プレイヤーは{value}に{chips}払う。"},
    {"share",
     "What is in the {value} is divided equally among all players. What cannot be divided "
     "stays in it.",
     "{value}のチップを全員で等分する。割り切れない分はそのまま残る。"},
    {"shuffle", "The dealer shuffles.", "ディーラーがカードをシャッフルする。"},
    {"shuffle.cut", "The dealer shuffles and {seat} cuts.",
     "ディーラーがカードをシャッフルし、{seat}がカットする。"},
    {"give", "Beginning with the eldest hand, each player gets {packets}.",
     "エルデストハンドから順に、各プレイヤーに{packets}配る。"},
    {"packets.single", "{n} cards at one time", "一度に{n}枚"},
    {"packets.ones", "{total} cards, one at a time", "1枚ずつ、合わせて{total}枚"},
    {"packets.equal", "{k} packets of {n} cards, {total} cards in all",
     "{n}枚ずつ{k}回、合わせて{total}枚"},
    {"packets.mixed", "packets of {list} cards, {total} cards in all",
     "{list}枚に分けて、合わせて{total}枚"},

    // Announcements.
    {"declare.polled",
     "Beginning with the eldest hand, each player in turn makes one of these announcements or "
     "passes. The first announcement counts.",
     "エルデストハンドから順に、各プレイヤーは次の宣言のどれかをするか、パスする。最初の宣言が有効"
     "になる。"},
    {"declare.once",
     "Beginning with the eldest hand, each player speaks just once: one of these announcements or "
     "a pass. The first announcement counts.",
     "エルデストハンドから順に、各プレイヤーは1回だけ、次の宣言のどれかをするか、パスする。"
     "最初の宣言が有効になる。"},
    {"declare.freely",
     "Nobody is asked in turn: until all have passed, anybody may make one of these announcements "
     "at any moment. The first announcement counts.",
     "順番はない。全員がパスするまで、誰でもいつでも次の宣言のどれかをすることができる。"
     "最初の宣言が有効になる。"},
    {"call", "{call} may be announced.", "{call}を宣言できる。"},
    {"call.promise", "Announcing {call} is a promise {promise}.",
     "{call}は、{promise}という約束である。"},
    {"call.stake", "Announcing {call} has a stake of {chips}, from or to each other player.",
     "{call}は、他の各プレイヤーと{chips}をやり取りする宣言である。"},
    {"call.promise.stake",
     "Announcing {call} is a promise {promise}. The stake is {chips}, from or to each other "
     "player.",
     "{call}は、{promise}という約束である。他の各プレイヤーと{chips}をやり取りする。"},
    {"over.polled",
     "{call} goes above {below}: when {below} has been announced, each of the others is asked in "
     "turn whether to go above it with {call}, also those who had passed.",
     "{call}は{below}に優先する。{below}の宣言があったら、他の全員に、パスした人も含めて順に、"
     "{call}を宣言するかどうかをたずねる。"},
    {"over.once",
     "{call} goes above {below}: players who have not spoken yet may still announce {call} when "
     "{below} has been announced.",
     "{call}は{below}に優先する。{below}の宣言の後でも、まだ答えていない人は{call}を宣言できる。"},
    {"over.freely",
     "{call} goes above {below}: when {below} has been announced, any of the others may still "
     "announce {call}, also those who had passed.",
     "{call}は{below}に優先する。{below}の宣言の後でも、他の人は、パスした人も含めて、{call}"
     "を宣言できる。"},
    {"over.top", "Nothing goes above {call}, which ends the announcements.",
     "{call}の宣言があれば、宣言はそこで終わる。"},
    {"over.none", "Nothing goes above it, so it ends the announcements.",
     "それに優先する宣言はないので、宣言はそこで終わる。"},
    {"raise.no", "Nobody goes above an announcement of their own.",
     "自分の宣言に優先する宣言を自分ですることはできない。"},
    {"raise.polled", "Whoever made the announcement is asked last, and may go above it as well.",
     "宣言した本人にも最後にたずね、本人も優先する宣言に変えることができる。"},
    {"raise.freely", "Whoever made the announcement may go above it as well.",
     "宣言した本人も、優先する宣言に変えることができる。"},
    {"contract",
     "The announcement that stands at the end is the contract, and whoever made it is the "
     "declarer. "
     "If all pass, there is no contract.",
     "最後に有効な宣言が契約になり、それを宣言した人が宣言者になる。全員がパスすれば契約はない。"},

    // Exposing.
    {"expose",
     "Asked in turn, beginning with the eldest hand, whoever holds {cards} may lay it face up. A "
     "card laid face up still belongs to the hand and is played from it like any other.",
     "エルデストハンドから順に、{cards}を持っている人は、それを表向きに置くことができる。"
     "置いたカードも手札のままで、ほかのカードと同じようにプレイする。"},

    // Playing.
    {"lead.first", "{seat} leads to the first trick.", "最初のトリックは{seat}がリードする。"},
    {"lead.otherwise", "If there is none, {seat} leads.", "いなければ、{seat}がリードする。"},
    {"lead.next", "The winner of a trick leads to the next. A deal has {tricks}.",
     "トリックに勝った人が次のトリックをリードする。1ディールは{tricks}。"},
    {"lead.any", "Any card may be led.", "リードはどのカードでもよい。"},
    {"lead.step.first", "When leading, play {cards} if you can.",
     "リードするときは、{cards}を出さなければならない。"},
    {"lead.step.when", "When leading while {condition}, play {cards} if you can.",
     "リードするとき、{condition}なら、{cards}を出さなければならない。"},
    {"lead.call.any", "Under {call} any card may be led.",
     "{call}のときは、リードはどのカードでもよい。"},
    {"follow.any", "Any card may be played to a lead.", "フォローはどのカードでもよい。"},
    {"follow.step.first", "When following, play {cards} if you can.",
     "フォローするときは、{cards}を出さなければならない。"},
    {"follow.step.when", "When following while {condition}, play {cards} if you can.",
     "フォローするとき、{condition}なら、{cards}を出さなければならない。"},
    {"follow.call.any", "Under {call} any card may be played to a lead.",
     "{call}のときは、フォローはどのカードでもよい。"},
    {"follow.call.first", "Under {call}, when following, play {cards} if you can.",
     "{call}のときは、{cards}でフォローしなければならない。"},
    {"lead.call.first", "Under {call}, when leading, play {cards} if you can.",
     "{call}のときは、{cards}をリードしなければならない。"},
    {"step.next", "If you have none, play {cards} if you can.",
     "なければ、{cards}を出さなければならない。"},
    {"step.next.when", "If you have none, and while {condition}, play {cards} if you can.",
     "なければ、{condition}なら、{cards}を出さなければならない。"},
    {"step.last", "If you have none, play {cards}.", "なければ、{cards}。"},
    {"condition.no_contract", "there is no contract", "契約がない"},
    {"condition.contract", "the contract is {calls}", "契約が{calls}である"},
    {"condition.unless.no_contract", "there is a contract", "契約がある"},
    {"condition.unless.contract", "the contract is not {calls}", "契約が{calls}でない"},
    {"trick",
     "A trick is won by {card}, and whoever played it takes the cards of the trick. There "
     "are no trumps.",
     "{card}を出した人がトリックに勝ち、そのカードを取る。切札はない。"},

    // Settling.
    {"settle.place", "How a deal is paid for is worked out at {place}.",
     "ディールの得失点は{place}で計算する。"},

    // The end.
    {"end.share",
     "After the last deal the chips left in the {value} are divided equally among all players. "
     "What "
     "cannot be divided stays there.",
     "最後のディールの後、{value}に残ったチップを全員で等分する。割り切れない分はそのまま残る。"},
    {"end.pay", "After the last deal each player pays {chips} into the {value}.",
     "最後のディールの後、各プレイヤーは{value}に{chips}払う。"},
    {"winner", "The winner is {winner}. If several are equal, they share the win.",
     "{winner}が勝つ。同じなら勝ちを分け合う。"},
});

std::string replaced(std::string text, std::string_view name, const std::string& by) {
  const std::string hole = "{" + std::string(name) + "}";
  for (std::size_t at = text.find(hole); at != std::string::npos;
       at = text.find(hole, at + by.size())) {
    text.replace(at, hole.size(), by);
  }
  return text;
}

}  // namespace

std::span<const SheetText> sheet_texts() { return texts; }

Text filled(Text text, const SheetArguments& arguments) {
  for (const auto& [name, value] : arguments) {
    text.en = replaced(std::move(text.en), name, value.en);
    text.ja = replaced(std::move(text.ja), name, value.in(Language::ja));
  }
  return text;
}

Text sheet_text(std::string_view key, const SheetArguments& arguments) {
  for (const SheetText& text : texts) {
    if (text.key == key) return filled({std::string(text.en), std::string(text.ja)}, arguments);
  }
  assert(false && "no such sentence");
  return same(key);
}

Text counted(std::string_view key, int n) {
  return sheet_text(std::string(key) + (n == 1 ? ".one" : ".many"),
                    {{"n", same(std::to_string(n))}});
}

Text listed(const std::vector<Text>& parts, bool either) {
  std::vector<std::string> en;
  std::vector<std::string> ja;
  for (const Text& part : parts) {
    en.push_back(part.en);
    ja.push_back(part.in(Language::ja));
  }
  return {joined(en, ", ", either ? " or " : " and "),
          joined(ja, either ? "か" : "、", either ? "か" : "、")};
}

Text capitalized(Text text) {
  if (!text.en.empty()) {
    text.en[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text.en[0])));
  }
  return text;
}

Text same(std::string_view text) { return {std::string(text), std::string(text)}; }

}  // namespace houserule
