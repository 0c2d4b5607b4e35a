#include <array>

#include "rules/sheet/text_tables.h"

namespace houserule {

namespace {

constexpr auto handling_texts = std::to_array<SheetText>({
    // Paying and dealing.
    {"pay", "Each player pays {chips} into the {value}.", "各プレイヤーは{value}に{chips}払う。"},
    {"share",
     "What is in the {value} is divided equally among all players. What cannot be divided stays in "
     "it.",
     "{value}のチップを全員で等分する。割り切れない分はそのまま残る。"},
    {"shuffle", "The dealer shuffles.", "ディーラーがカードをシャッフルする。"},
    {"shuffle.cut", "The dealer shuffles and {seat} cuts.",
     "ディーラーがカードをシャッフルし、{seat}がカットする。"},
    {"shuffle.only", "Only these cards are shuffled and dealt: {cards}.",
     "シャッフルして配るのは、{cards}だけである。"},
    {"give", "Beginning with the eldest hand, each player gets {packets}.",
     "エルデストハンドから順に、各プレイヤーに{packets}配る。"},
    {"packets.single", "{n} cards at one time", "一度に{n}枚"},
    {"packets.one", "1 card", "1枚"},
    {"packets.ones", "{total} cards, one at a time", "1枚ずつ、合わせて{total}枚"},
    {"packets.equal", "{k} packets of {n} cards, {total} cards in all",
     "{n}枚ずつ{k}回、合わせて{total}枚"},
    {"packets.mixed", "packets of {list} cards, {total} cards in all",
     "{list}枚に分けて、合わせて{total}枚"},
    {"lay.up", "Then {cards} are laid out face up, one after another: the {zone}.",
     "次に{cards}を表向きに1枚ずつ並べる。これが{zone}である。"},
    {"lay.down", "Then {cards} are laid out face down: the {zone}.",
     "次に{cards}を裏向きに置く。これが{zone}である。"},
    {"rest.up", "The {cards} that are left are laid face up: the {zone}.",
     "残った{cards}は表向きに置く。これが{zone}である。"},
    {"rest.down", "The {cards} that are left are laid face down: the {zone}.",
     "残った{cards}は裏向きに置く。これが{zone}である。"},
    {"rest.one.up", "The card that is left is laid face up: the {zone}.",
     "残った1枚は表向きに置く。これが{zone}である。"},
    {"rest.one.down", "The card that is left is laid face down: the {zone}.",
     "残った1枚は裏向きに置く。これが{zone}である。"},
    // What is fixed.
    {"fix.rank", "The rank of {card} is the {value} of this deal.",
     "{card}のランクが、このディールの{value}になる。"},
    {"fix.suit", "The suit of {card} is the {value} of this deal.",
     "{card}のスートが、このディールの{value}になる。"},
    {"fix.number", "The {value} of this deal is {n}.", "このディールの{value}は{n}である。"},
    {"fix.by_rank", "The rank of {card} fixes the {value} of this deal: {list}.",
     "このディールの{value}は、{card}のランクで決まる: {list}。"},
    {"fix.rank.number", "{n} for {rank}", "{rank}は{n}"},
    {"slot.1", "the first card of the {zone}", "{zone}の1枚目"},
    {"slot.2", "the second card of the {zone}", "{zone}の2枚目"},
    {"slot.3", "the third card of the {zone}", "{zone}の3枚目"},
    {"slot.n", "card {n} of the {zone}", "{zone}の{n}枚目"},
    {"slot.any", "the card of the {zone}", "{zone}のカード"},
    {"name.trump_suit", "trump suit", "切札スート"},
    // Moving cards.
    {"move.all", "These cards go from {from} into {to}: {cards}.",
     "次のカードを{from}から{to}へ移す: {cards}。"},
    {"move.every", "All cards of {from} go into {to}.", "{from}のカードをすべて{to}へ移す。"},
    {"move.some", "From {from} into {to}: {count}, namely {cards}.",
     "{from}から{to}へ{count}移す: {cards}。"},
    {"move.some.any", "{count} of {from} goes into {to}.", "{from}から{to}へ{count}移す。"},
    {"move.seat.all", "{seat} takes from {from} into {to}: {cards}.",
     "{seat}は、{from}から{to}へ次のカードを取る: {cards}。"},
    {"move.seat.every", "{seat} takes all cards of {from} into {to}.",
     "{seat}は、{from}のカードをすべて{to}へ取る。"},
    {"move.seat.some", "{seat} takes {count} from {from} into {to}, if it is there: {cards}.",
     "{seat}は、{from}から{to}へ、あれば{count}取る: {cards}。"},
    {"move.seat.some.any", "{seat} takes {count} from {from} into {to}.",
     "{seat}は、{from}から{to}へ{count}取る。"},
    {"move.card", "{cards} is moved from {from} into {to}.", "{cards}を{from}から{to}へ移す。"},
    {"move.card.if", "{cards} is moved from {from} into {to}, if it is there.",
     "{cards}があれば、{from}から{to}へ移す。"},
    {"move.marked", "It is noted for {seat}: {cards} ({to}).", "{seat}の{cards}を記録する({to})。"},
    {"move.seat.card", "{seat} gets {cards} from {from} into {to}.",
     "{seat}は、{from}から{cards}を{to}に受け取る。"},
    {"move.seat.card.if", "{seat} gets {cards} from {from} into {to}, if one is there.",
     "{seat}は、{from}に{cards}があれば、それを{to}に受け取る。"},
    {"move.picked", "{card} is laid into {to}.", "{card}は{to}に置く。"},
    {"swap", "{first} and {second} change places.", "{first}と{second}を入れ替える。"},
    {"redeal.same",
     "the cards are thrown in, and the same dealer deals again; the deal does not count.",
     "カードを集め、同じディーラーが配り直す。そのディールは数えない。"},
    {"redeal.next", "the cards are thrown in, and the next player deals; the deal does not count.",
     "カードを集め、次の人がディーラーになって配り直す。そのディールは数えない。"},
    {"redeal", "Dealing again: {consequence}", "配り直し: {consequence}"},
    {"redeal.if", "If {condition}, {consequence}", "{condition}ときは、{consequence}"},
    {"card.all_of_them", "all the cards", "すべてのカード"},

    // Exchanging.
    {"exchange.takes.shown",
     "{seat} turns {zone} face up, so that everybody sees it, and takes it into the hand.",
     "{seat}は{zone}を表向きにして全員に見せてから、手札に加える。"},
    {"exchange.takes", "{seat} takes {zone} into the hand without showing it.",
     "{seat}は{zone}を、他の人に見せずに手札に加える。"},
    {"exchange.lay.same",
     "Then {seat} chooses as many cards as were taken and lays them face down: {to}.",
     "それから{seat}は、加えたのと同じ枚数のカードを選び、裏向きに置く({to})。"},
    {"exchange.lay", "Then {seat} chooses {count} and lays them face down: {to}.",
     "それから{seat}は、{count}を選び、裏向きに置く({to})。"},
    {"exchange.lay.first", "{seat} chooses {count} and lays them face down: {to}.",
     "{seat}は、{count}を選び、裏向きに置く({to})。"},
    {"exchange.which", "They may be: {cards}.", "選べるカードは{cards}。"},
    {"exchange.shown", "Of these, {cards} are shown to everybody.",
     "そのうち{cards}は全員に見せる。"},
    {"exchange.shown.last", "Those named last are shown to everybody.",
     "後から加えるカードは全員に見せる。"},
    {"exchange.mix", "Cards just taken up may be among them.",
     "加えたばかりのカードを選んでもよい。"},
    {"exchange.give.all",
     "All at the same time, each player chooses {count} and gives them face down to {to}; nobody "
     "looks at the new cards before having given.",
     "全員が同時に、{count}を選び、裏向きのまま{to}"
     "に渡す。渡し終わるまで、受け取ったカードを見てはならない。"},
    {"exchange.give.seat", "{seat} chooses {count} and gives them face down to {to}.",
     "{seat}は{count}を選び、裏向きのまま{to}に渡す。"},
    {"exchange.give.all.turns",
     "All at the same time, each player chooses {count} and gives them face down to another "
     "player; nobody looks at the new cards before having given.",
     "全員が同時に、{count}"
     "を選び、裏向きのまま他の人に渡す。渡し終わるまで、受け取ったカードを見てはならない。"},
    {"exchange.turns", "To whom changes from deal to deal: {list}; then from the beginning again.",
     "渡す相手はディールごとに替わり、{list}。その後は最初に戻る。"},
    {"exchange.turn", "in deal {n} {seat}", "第{n}ディールは{seat}"},
    {"exchange.turn.nobody", "in deal {n} nothing is given", "第{n}ディールは渡さない"},
    // Melds.
    {"meld.each",
     "Beginning with the eldest hand, each player once may lay open combinations of cards (melds) "
     "and scores their points. Nobody has to.",
     "エルデストハンドから順に、各プレイヤーは1回ずつ手役を公開して、その得点を得ることができる("
     "公開しなくてもよい)。"},
    {"meld.all",
     "All at the same time, each player may choose combinations of cards (melds); they are then "
     "laid open together and score their points. Nobody has to.",
     "全員が同時に手役を選び、一斉に公開して、その得点を得ることができる(公開しなくてもよい)。"},
    {"meld.seat", "{seat} may lay open combinations of cards (melds) and scores their points.",
     "{seat}は手役を公開して、その得点を得ることができる(公開しなくてもよい)。"},
    {"meld.shape", "{name} ({cards}) {points}", "{name}({cards})は{points}"},
    {"meld.shapes", "The melds: {shapes}.", "手役: {shapes}。"},
    {"meld.of_a_kind", "{n} cards of the same rank", "同じランクのカード{n}枚"},
    {"meld.sequence", "{n} cards of adjoining ranks, of any suits",
     "ランクの続いたカード{n}枚、スートは問わない"},
    {"meld.sequence.suit", "{n} cards of adjoining ranks in one suit",
     "同じスートでランクの続いたカード{n}枚"},
    {"meld.order", "The order of ranks in a sequence is always {ranks}.",
     "シークエンスのランクの順は、いつも{ranks}である。"},
    {"meld.once", "A card serves in only one meld of a player.",
     "1枚のカードを、1人の複数の手役に使うことはできない。"},
    {"meld.reuse",
     "A card of the hand serves in only one meld; a card of {zones} may serve in several. Every "
     "meld "
     "needs a card that is in no meld of the player yet.",
     "手札のカードは1つの手役にしか使えず、{zones}のカードはいくつもの手役に使える。どの手役にも、"
     "自分のほかの手役にまだ使っていないカードが1枚は要る。"},
    {"meld.zones",
     "Cards of {zones} may be used in melds as well; they stay where they are, and every player "
     "may use them.",
     "{zones}"
     "のカードも手役に使うことができる。使ったカードはその場に残り、どのプレイヤーも使うことができ"
     "る。"},
    {"meld.own", "A meld that uses cards of {zones} needs at least {cards} of the hand.",
     "{zones}のカードを使う手役には、手札を{cards}以上使わなければならない。"},
    {"meld.exposes",
     "Cards of the hand that were melded stay face up before the player. They still belong to the "
     "hand and are played from it like any other.",
     "手役に使った手札は、自分の前に表向きに置いたままにする。置いたカードも手札のままで、ほかのカ"
     "ードと同じようにプレイする。"},
    {"meld.back", "Then the cards are taken back into the hand.", "公開したカードは手札に戻す。"},
    // Steps.
    {"step.choose.must", "{who} chooses {picks}.", "{who}{picks}を選ぶ。"},
    {"step.choose.may", "{who} may choose {picks}, or pass.",
     "{who}{picks}を選んでもよい(パスしてもよい)。"},
    {"step.repeats", "This may be repeated until the player passes.",
     "パスするまで何回でも行うことができる。"},
    {"step.at_once", "The choices stay hidden until all have chosen, and are then shown together.",
     "全員が選び終わるまで伏せておき、一斉に公開する。"},
    {"step.place", "What happens here is worked out at {place}.",
     "ここで行うことは{place}で決まる。"},
    {"pick", "{count} of {zone}", "{zone}から{count}"},
    {"pick.cards", "{count} of {zone} ({cards})", "{zone}から{count}({cards})"},
    {"picked", "the card of {zone}", "{zone}から選んだカード"},
    {"picked.n", "the card chosen as number {n}", "{n}番目に選んだカード"},
    {"picked.only", "the card chosen", "選んだカード"},
    {"picked.only.many", "the cards chosen", "選んだカード"},
});

}  // namespace

std::span<const SheetText> handling_sheet_texts() { return handling_texts; }

}  // namespace houserule
