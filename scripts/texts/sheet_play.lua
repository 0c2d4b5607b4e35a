-- Tricks on a rule sheet.

return {
  -- Leading and following.
  ["lead.first"] = { "{seat} leads to the first trick.", ja = "最初のトリックは{seat}がリードする。" },
  ["lead.first.resting"] = {
    "{seat} leads to the first trick; whoever sits out is passed over.",
    ja = "最初のトリックは{seat}がリードする。休みの人は飛ばす。",
  },
  ["lead.otherwise"] = { "If there is none, {seat} leads.", ja = "いなければ、{seat}がリードする。" },
  ["lead.next"] = {
    "The winner of a trick leads to the next. A deal has {tricks}.",
    ja = "トリックに勝った人が次のトリックをリードする。1ディールは{tricks}。",
  },
  ["lead.next.open"] = {
    "The winner of a trick leads to the next.",
    ja = "トリックに勝った人が次のトリックをリードする。",
  },
  ["lead.next.card"] = { "{seat} leads to the next trick.", ja = "次のトリックは{seat}がリードする。" },
  ["lead.next.none"] = {
    "If there is no such card, the winner of the trick leads.",
    ja = "そのようなカードがなければ、トリックに勝った人がリードする。",
  },
  ["lead.count"] = { "A deal has {tricks}.", ja = "1ディールは{tricks}。" },
  ["lead.any"] = { "Any card may be led.", ja = "リードはどのカードでもよい。" },
  ["lead.any.pass"] = {
    "Any card of the hand may be led. Whoever holds none passes, and the next player who has a card leads.",
    ja = "手札のどのカードをリードしてもよい。手札がなければパスし、次に手札のある人がリードする。",
  },
  ["lead.step.first"] = {
    "When leading, play {cards} if you can.",
    ja = "リードするときは、{cards}を出さなければならない。",
  },
  ["lead.step.when"] = {
    "When leading while {condition}, play {cards} if you can.",
    ja = "リードするとき、{condition}なら、{cards}を出さなければならない。",
  },
  ["lead.step.when.any"] = {
    "When leading while {condition}, play any card.",
    ja = "リードするとき、{condition}なら、どのカードを出してもよい。",
  },
  ["lead.call.any"] = { "Under {call} any card may be led.", ja = "{call}のときは、リードはどのカードでもよい。" },
  ["lead.call.first"] = {
    "Under {call}, when leading, play {cards} if you can.",
    ja = "{call}のときは、{cards}をリードしなければならない。",
  },
  ["lead.call.when"] = {
    "Under {call}, when leading while {condition}, play {cards} if you can.",
    ja = "{call}のとき、リードするとき、{condition}なら、{cards}を出さなければならない。",
  },
  ["lead.call.when.any"] = {
    "Under {call}, when leading while {condition}, play any card.",
    ja = "{call}のとき、リードするとき、{condition}なら、どのカードを出してもよい。",
  },
  ["follow.any"] = { "Any card may be played to a lead.", ja = "フォローはどのカードでもよい。" },
  ["follow.step.first"] = {
    "When following, play {cards} if you can.",
    ja = "フォローするときは、{cards}を出さなければならない。",
  },
  ["follow.step.when"] = {
    "When following while {condition}, play {cards} if you can.",
    ja = "フォローするとき、{condition}なら、{cards}を出さなければならない。",
  },
  ["follow.step.when.any"] = {
    "When following while {condition}, play any card.",
    ja = "フォローするとき、{condition}なら、どのカードを出してもよい。",
  },
  ["follow.call.any"] = {
    "Under {call} any card may be played to a lead.",
    ja = "{call}のときは、フォローはどのカードでもよい。",
  },
  ["follow.call.first"] = {
    "Under {call}, when following, play {cards} if you can.",
    ja = "{call}のときは、{cards}でフォローしなければならない。",
  },
  ["follow.call.when"] = {
    "Under {call}, when following while {condition}, play {cards} if you can.",
    ja = "{call}のとき、フォローするとき、{condition}なら、{cards}を出さなければならない。",
  },
  ["follow.call.when.any"] = {
    "Under {call}, when following while {condition}, play any card.",
    ja = "{call}のとき、フォローするとき、{condition}なら、どのカードを出してもよい。",
  },
  ["suit.any"] = {
    "Any card may be played when a suit other than trumps was led.",
    ja = "切札以外のスートがリードされたとき、フォローはどのカードでもよい。",
  },
  ["suit.step.first"] = {
    "When a suit other than trumps was led, play {cards} if you can.",
    ja = "切札以外のスートがリードされたときは、{cards}を出さなければならない。",
  },
  ["suit.step.when"] = {
    "When a suit other than trumps was led, and while {condition}, play {cards} if you can.",
    ja = "切札以外のスートがリードされたとき、{condition}なら、{cards}を出さなければならない。",
  },
  ["suit.step.when.any"] = {
    "When a suit other than trumps was led, and while {condition}, play any card.",
    ja = "切札以外のスートがリードされたとき、{condition}なら、どのカードを出してもよい。",
  },
  ["suit.call.any"] = {
    "Under {call} any card may be played when a suit other than trumps was led.",
    ja = "{call}のとき、切札以外のスートがリードされたら、フォローはどのカードでもよい。",
  },
  ["suit.call.first"] = {
    "Under {call}, when a suit other than trumps was led, play {cards} if you can.",
    ja = "{call}のとき、切札以外のスートがリードされたら、{cards}を出さなければならない。",
  },
  ["suit.call.when"] = {
    "Under {call}, when a suit other than trumps was led, and while {condition}, play {cards} if you can.",
    ja = "{call}のとき、切札以外のスートがリードされたら、{condition}なら、{cards}を出さなければならない。",
  },
  ["suit.call.when.any"] = {
    "Under {call}, when a suit other than trumps was led, and while {condition}, play any card.",
    ja = "{call}のとき、切札以外のスートがリードされたら、{condition}なら、どのカードを出してもよい。",
  },
  ["trump.any"] = {
    "Any card may be played when trumps were led.",
    ja = "切札がリードされたとき、フォローはどのカードでもよい。",
  },
  ["trump.step.first"] = {
    "When trumps were led, play {cards} if you can.",
    ja = "切札がリードされたときは、{cards}を出さなければならない。",
  },
  ["trump.step.when"] = {
    "When trumps were led, and while {condition}, play {cards} if you can.",
    ja = "切札がリードされたとき、{condition}なら、{cards}を出さなければならない。",
  },
  ["trump.step.when.any"] = {
    "When trumps were led, and while {condition}, play any card.",
    ja = "切札がリードされたとき、{condition}なら、どのカードを出してもよい。",
  },
  ["trump.call.any"] = {
    "Under {call} any card may be played when trumps were led.",
    ja = "{call}のとき、切札がリードされたら、フォローはどのカードでもよい。",
  },
  ["trump.call.first"] = {
    "Under {call}, when trumps were led, play {cards} if you can.",
    ja = "{call}のとき、切札がリードされたら、{cards}を出さなければならない。",
  },
  ["trump.call.when"] = {
    "Under {call}, when trumps were led, and while {condition}, play {cards} if you can.",
    ja = "{call}のとき、切札がリードされたら、{condition}なら、{cards}を出さなければならない。",
  },
  ["trump.call.when.any"] = {
    "Under {call}, when trumps were led, and while {condition}, play any card.",
    ja = "{call}のとき、切札がリードされたら、{condition}なら、どのカードを出してもよい。",
  },
  ["step.next"] = { "If you have none, play {cards} if you can.", ja = "なければ、{cards}を出さなければならない。" },
  ["step.next.when"] = {
    "If you have none, and while {condition}, play {cards} if you can.",
    ja = "なければ、{condition}なら、{cards}を出さなければならない。",
  },
  ["step.next.when.any"] = {
    "If you have none, and while {condition}, play any card.",
    ja = "なければ、{condition}なら、どのカードを出してもよい。",
  },
  ["step.last"] = { "If you have none, play {cards}.", ja = "なければ、{cards}。" },
  ["step.pass"] = { "If you have none, pass.", ja = "なければ、パスする。" },
  ["step.next.else"] = {
    "Otherwise, play {cards} if you can.",
    ja = "そうでなければ、{cards}を出さなければならない。",
  },
  ["step.next.when.else"] = {
    "Otherwise, and while {condition}, play {cards} if you can.",
    ja = "そうでなければ、{condition}なら、{cards}を出さなければならない。",
  },
  ["step.next.when.else.any"] = {
    "Otherwise, and while {condition}, play any card.",
    ja = "そうでなければ、{condition}なら、どのカードを出してもよい。",
  },
  ["step.last.else"] = { "Otherwise, play {cards}.", ja = "そうでなければ、{cards}。" },
  ["step.pass.else"] = { "Otherwise, pass.", ja = "そうでなければ、パスする。" },
  ["step.pass.first"] = { "Nobody may play a card: pass.", ja = "カードを出すことはできず、パスする。" },
  ["always.hand"] = {
    "{cards} may be played to any trick, whatever the rules for following ask for.",
    ja = "{cards}は、フォローのルールにかかわらず、いつでも出すことができる。",
  },
  ["always.zone"] = {
    "Instead of a card of the hand, {cards} of {zone} may be played to any trick that has been opened, " ..
      "whatever the rules for following ask for.",
    ja = "トリックにすでにカードが出ていれば、手札のかわりに、{zone}の{cards}を、フォローのルールにかかわらずいつでも出すことができる。",
  },
  ["always.pass"] = { "This may be done instead of passing, too.", ja = "パスするかわりに出してもよい。" },
  ["suitless.led"] = {
    "{cards} belongs to no suit. When it is led, the next player may play anything, and the first card " ..
      "that has a suit says what the others must follow.",
    ja = "{cards}はどのスートにも属さない。{cards}がリードされたときは、次の人は何を出してもよく、最初に出たスートのあるカードをリードされたものとしてフォローする。",
  },
  ["suitless.led.many"] = {
    "{cards} belong to no suit. When one of them is led, the next player may play anything, and the first card " ..
      "that has a suit says what the others must follow.",
    ja = "{cards}はどのスートにも属さない。そのどれかがリードされたときは、次の人は何を出してもよく、最初に出たスートのあるカードをリードされたものとしてフォローする。",
  },
  ["suitless.loses.many"] = { "They cannot win a trick.", ja = "トリックに勝つことはできない。" },
  ["suitless.sometimes.many"] = {
    "They win a trick only where the rules below say so.",
    ja = "トリックに勝つのは、下に書いてある場合だけである。",
  },
  ["suitless.loses"] = { "It cannot win a trick.", ja = "トリックに勝つことはできない。" },
  ["suitless.sometimes"] = {
    "It wins a trick only where the rules below say so.",
    ja = "トリックに勝つのは、下に書いてある場合だけである。",
  },
  -- Winning.
  ["trick"] = {
    "A trick is won by {card}, and whoever played it takes the cards of the trick. There are no trumps.",
    ja = "{card}を出した人がトリックに勝ち、そのカードを取る。切札はない。",
  },
  ["trick.trumps"] = {
    "A trick is won by {card}, and whoever played it takes the cards of the trick.",
    ja = "{card}を出した人がトリックに勝ち、そのカードを取る。",
  },
  ["selectors.next"] = { "{first}; if there is none, by {next}", ja = "{first}、なければ{next}" },
  ["ties.last"] = { "Of equal cards the one played last counts.", ja = "同じ強さのカードは、後に出した方が勝つ。" },
  ["ties.first"] = { "Of equal cards the one played first counts.", ja = "同じ強さのカードは、先に出した方が勝つ。" },
  ["ties.last.of"] = {
    "Of equal cards that could be {card} the one played last counts.",
    ja = "{card}が同じ強さで複数あれば、後に出した方が勝つ。",
  },
  ["ties.first.of"] = {
    "Of equal cards that could be {card} the one played first counts.",
    ja = "{card}が同じ強さで複数あれば、先に出した方が勝つ。",
  },
  ["trick.nobody"] = {
    "If there is none, nobody wins the trick; its cards go to {zone}, and its leader leads again.",
    ja = "どれもなければトリックは誰のものにもならず、そのカードは{zone}に置いて、同じ人が次をリードする。",
  },
  -- Windows and the end.
  ["window.before_trick"] = { "Before each trick:", ja = "各トリックの前に: " },
  ["window.any_time"] = { "During the play, also out of turn:", ja = "プレイ中、順番でなくても: " },
  ["window.before_card"] = { "Before each card that is played:", ja = "カードを出す前に: " },
  ["window.after_card"] = { "After each card that is played:", ja = "カードを出した後に: " },
  ["window.after_trick"] = { "After each trick:", ja = "各トリックの後に: " },
  ["ends"] = {
    "The play ends after a trick if {condition}.",
    ja = "トリックの後で{condition}ときは、プレイはそこで終わる。",
  },
  ["ends.before"] = {
    "The play ends after a trick, or before it, if {condition}.",
    ja = "トリックの後か前に{condition}ときは、プレイはそこで終わる。",
  },
  ["ends.at_once"] = {
    "The play ends at once when {condition}, in the middle of a trick if need be.",
    ja = "{condition}ときは、トリックの途中でもプレイはすぐに終わる。",
  },
  ["ends.broken"] = {
    "A trick that is broken off belongs to nobody; its cards go to {zone}.",
    ja = "途中で終わったトリックは誰のものにもならず、そのカードは{zone}に置く。",
  },
  ["ends.hands"] = {
    "The play ends when nobody holds a card any more.",
    ja = "全員の手札がなくなったらプレイは終わる。",
  },
  ["ends.empty"] = {
    "The play ends when nobody has a card left to play. A trick in which nobody plays a card does not count.",
    ja = "誰もプレイできるカードを持たなくなったらプレイは終わる。誰もカードを出さなかったトリックは数えない。",
  },
}
