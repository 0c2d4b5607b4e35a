// What a player hears when a move is refused.

#include "session/texts/message.h"

namespace houserule {

namespace {

constexpr Message refusal_table[] = {
    // Any game.
    {"must-follow-suit", "Not now: {suit} were led and you hold {suit}. Play {cards}.",
     "{suit}がリードされ、手札にあります。{cards}を出してください。"},
    {"must-head-trick", "Not now: you can beat {card}, so you must. Play {cards}.",
     "{card}に勝てるカードを出さなければなりません。出せるのは{cards}です。"},
    {"must-head-trick-under", "{Call}: you can beat {card}, so you must. Play {cards}.",
     "{call}の宣言中です。{card}に勝てるカードを出さなければなりません。出せるのは{cards}です。"},
    {"must-play-from", "Not now: the rules leave you {cards}. Play one of these.",
     "今出せるのは{cards}だけです。"},
    {"must-lead-from", "Not now: the rules let you lead {cards}. Lead one of these.",
     "今リードできるのは{cards}だけです。"},
    {"not-your-card", "You do not hold {card}.", "{card}は手札にありません。"},
    {"not-your-turn", "Not now: it is the turn of seat {seat}.", "今は席{seat}の番です。"},
    {"not-to-act", "Not now: this seat has nothing to decide.",
     "この席が今決めることはありません。"},
    {"no-such-call", "Not now: {call} cannot be declared here.",
     "ここでは{call}を宣言できません。"},
    {"call-too-low", "Not now: {standing} stands, and {call} does not go above it. {Calls} would.",
     "{standing}が宣言されていて、{call}では上回れません。上回れるのは{calls}です。"},
    {"call-final", "Not now: {standing} stands, and nothing you may declare goes above it.",
     "{standing}が宣言されていて、それを上回れる宣言はありません。"},
    {"may-not-pass", "You can play {cards}, so you may not pass.",
     "{cards}を出せるので、パスはできません。"},
    {"may-not-pass-lead", "You are on lead and may not pass. Lead {cards}.",
     "リードなのでパスはできません。リードできるのは{cards}です。"},
    {"may-not-pass-call", "You may not pass here. Declare {calls}.",
     "ここではパスできません。{calls}を宣言してください。"},
    {"already-exposed", "{Card} lies face up already.", "{card}はもう公開されています。"},
    {"may-not-expose", "{Card} may not be laid face up, only {cards}.",
     "{card}は公開できません。公開できるのは{cards}です。"},
    {"nothing-to-expose", "{Card} may not be laid face up, nor any other card of yours.",
     "{card}は公開できません。ほかに公開できるカードもありません。"},
    {"card-before-play", "Not now: a card was named, but declarations are being made.",
     "今は宣言の時間です。カードはまだ出せません。"},
    {"call-after-calls", "Not now: nothing is being declared any more.",
     "宣言の時間は終わっています。"},
    {"wrong-verb", "Not now: the word for this moment is {verb}.",
     "その言葉は今の段階では使えません。今は {verb} です。"},
    {"unreadable", "'{text}' is neither a card of this pack nor a call.",
     "「{text}」というカードや宣言はありません。"},
    {"unreadable-near",
     "'{text}' is neither a card of this pack nor a call. Did you mean {nearest}?",
     "「{text}」というカードや宣言はありません。{nearest}のことですか。"},
    {"not-offered", "Not now: this is not among what can be done here.", "今ここではできません。"},
    {"match-over", "The match is over: there is nothing left to play.",
     "ゲームは終わっています。もう出すカードはありません。"},

    {"move-legal", "{move} may be played here.", "{move}はここでできる手です。"},

    // Tricks.
    {"must-trump", "Not now: you hold no {suit}, so you must trump. Play {cards}.",
     "{suit}がないので、切り札を出さなければなりません。出せるのは{cards}です。"},
    {"must-overtrump", "Not now: you can go above {card}, so you must. Play {cards}.",
     "{card}を上回れるので、上回らなければなりません。出せるのは{cards}です。"},
    {"must-not-follow",
     "Not now: {suit} is in the trick already, and no suit is played twice. Play {cards}.",
     "{suit}はもうトリックにあり、同じスートは二度出せません。出せるのは{cards}です。"},
    {"must-not-follow-pass",
     "Not now: {suit} is in the trick already, and no suit is played twice. You can only pass.",
     "{suit}はもうトリックにあり、同じスートは二度出せません。パスしかできません。"},
    {"must-pass", "Not now: the rules leave you no card. You can only pass.",
     "今出せるカードはありません。パスしかできません。"},
    {"must-play-from-first", "Not in the first trick. Play {cards}.",
     "最初のトリックでは出せません。出せるのは{cards}です。"},
    {"must-lead-from-first", "Not in the first trick. Lead {cards}.",
     "最初のトリックではリードできません。リードできるのは{cards}です。"},
    {"must-play-from-until", "Not before {until} has been played. Play {cards}.",
     "{until}が出るまでは出せません。出せるのは{cards}です。"},
    {"must-lead-from-until", "Not before {until} has been played. Lead {cards}.",
     "{until}が出るまではリードできません。リードできるのは{cards}です。"},
    {"may-not-open", "{Card} may not open a trick. Lead {cards}.",
     "{card}ではトリックを始められません。リードできるのは{cards}です。"},
    {"trumps", "trumps", "切り札"},

    // Bids, calls, announcements.
    {"bid-too-low", "Not now: {standing} was bid, and {call} does not go above it. {Calls} would.",
     "{standing}がビッドされていて、{call}では上回れません。上回れるのは{calls}です。"},
    {"bid-final",
     "Not now: {standing} was bid, and {call} does not go above it. You can only pass.",
     "{standing}がビッドされていて、{call}では上回れません。パスしかできません。"},
    {"call-not-asked", "Not now: the question is {calls}, not {call}.",
     "今聞かれているのは{calls}で、{call}ではありません。"},
    {"call-by-showing", "{Call} is made by showing {n} {n:card|cards}: type show and the cards.",
     "{call}は{n}枚を見せて宣言します。show とカードを入力してください。"},
    {"call-cannot", "{Call} is not possible with these cards.", "この手札では{call}はできません。"},
    {"may-not-call", "{Card} may not be called, only {cards}.",
     "{card}は指名できません。指名できるのは{cards}です。"},
    {"may-not-pass-name", "You may not pass here. Call {cards}.",
     "ここではパスできません。{cards}を指名してください。"},

    // Cards given away, put aside or shown.
    {"may-not-pass-give", "You may not pass here. Give {n} {n:card|cards}.",
     "ここではパスできません。{n}枚渡してください。"},
    {"may-not-pass-discard", "You may not pass here. Discard {n} {n:card|cards}.",
     "ここではパスできません。{n}枚捨ててください。"},
    {"may-not-pass-pick", "You may not pass here: something has to be chosen.",
     "ここではパスできません。何かを選んでください。"},
    {"wrong-number-give", "Give {n} {n:card|cards}, not {given}.",
     "渡すのは{n}枚です。{given}枚ではありません。"},
    {"wrong-number-discard", "Discard {n} {n:card|cards}, not {given}.",
     "捨てるのは{n}枚です。{given}枚ではありません。"},
    {"wrong-number-show", "{Call}: show {n} {n:card|cards}, not {given}.",
     "{call}で見せるのは{n}枚です。{given}枚ではありません。"},
    {"may-not-give", "{Cards} may not be given. Give from {from}.",
     "{cards}は渡せません。渡せるのは{from}です。"},
    {"may-not-discard", "{Cards} may not be discarded. Discard from {from}.",
     "{cards}は捨てられません。捨てられるのは{from}です。"},
    {"may-not-show", "{Call}: {cards} may not be shown. Show from {from}.",
     "{call}で{cards}は見せられません。見せられるのは{from}です。"},
    {"must-be-among", "{Cards} must be among them.", "{cards}を含めなければなりません。"},
    {"nothing-to-show", "There is nothing you may show now.", "今見せられるものはありません。"},
    {"nothing-to-give", "None of your cards may be given away now.",
     "今渡せるカードはありません。"},

    // Melds.
    {"no-meld", "{Cards} are no meld. A meld is {shapes}.",
     "{cards}は役になりません。役になるのは{shapes}です。"},
    {"already-melded", "{Cards}: already in a meld of yours.", "{cards}はもう役に使っています。"},
    {"too-few-own-cards",
     "A meld with cards of the table needs {n} {n:card|cards} of your hand, and this one has "
     "{given}.",
     "場のカードを使う役には手札が{n}枚必要です。この役は{given}枚です。"},

    // Choices of a step.
    {"may-not-pick", "{Card} cannot be chosen here, only {cards}.",
     "ここで{card}は選べません。選べるのは{cards}です。"},
    {"may-not-pick-whose", "That seat has nothing to choose here. You can choose {cards}.",
     "その席に選べるものはありません。選べるのは{cards}です。"},
    {"nothing-to-pick", "Not now: there is nothing for you in {zone}.",
     "今{zone}に選べるものはありません。"},
    {"nothing-to-pick-hand", "Not now: you hold no card for this.",
     "今これに使えるカードは手札にありません。"},
};

}  // namespace

std::span<const Message> refusal_messages() { return refusal_table; }

}  // namespace houserule
