-- Sets of cards, orders, points and places, as a rule sheet has them.

return {
  -- Sets of cards.
  ["card.named"] = { "the {card}", ja = "{card}" },
  ["card.run"] = { "the {first} down to the {last}", ja = "{first}から{last}まで" },
  ["cards.of_rank"] = { "every {rank}", ja = "すべての{rank}" },
  ["cards.of_suit"] = { "{suit}", ja = "{suit}" },
  ["cards.all"] = { "any card", ja = "すべてのカード" },
  ["cards.none"] = { "no card", ja = "なし" },
  ["cards.except"] = { "any card except {cards}", ja = "{cards}以外のカード" },
  ["cards.but"] = { "{cards} except {others}", ja = "{cards}({others}を除く)" },
  ["card.a.rank"] = { "a {rank}", ja = "{rank}" },
  ["card.an.rank"] = { "an {rank}", ja = "{rank}" },
  ["card.a.suit"] = { "a card of {suit}", ja = "{suit}のカード" },
  ["card.a.but"] = { "a card of {suit} except {others}", ja = "{others}以外の{suit}のカード" },
  ["cards.plain.rank"] = { "{rank}s", ja = "{rank}" },
  ["cards.these.rank"] = { "the {rank}s", ja = "{rank}" },
  ["cards.these.suit"] = { "the {suit}", ja = "{suit}" },
  ["cards.these.but"] = { "the {suit} except {others}", ja = "{others}以外の{suit}" },
  ["cards.these.all"] = { "the cards", ja = "カード" },
  ["name.local"] = { "{name} ({local})", ja = "{name}({local})" },
  ["set.if"] = { "{cards} if {condition}", ja = "{condition}ときは{cards}" },
  ["set.or"] = { "{a}, or {b}", ja = "{a}、または{b}" },
  ["set.both"] = { "{cards} that is also {others}", ja = "{others}でもある{cards}" },
  ["set.less"] = { "{cards} but not {others}", ja = "{others}以外の{cards}" },
  ["set.rank_value"] = { "a card of the {value}", ja = "{value}のカード" },
  ["set.ranked_as"] = { "{cards} with the rank of {selected}", ja = "{selected}と同じランクの{cards}" },
  ["set.ranked_same"] = { "{cards} of the same rank", ja = "同じランクの{cards}" },
  ["these.rank_value"] = { "the cards of the {value}", ja = "{value}のカード" },
  -- Before the game.
  ["players"] = { "{players} take part, each playing alone.", ja = "{players}でプレイする。パートナーはいない。" },
  ["players.two"] = { "2 players take part, one against the other.", ja = "2人で対戦する。" },
  ["players.sides"] = {
    "{players} take part. In each deal one of them, {declarer}, plays alone against the others, the " ..
      "defenders, who are a side together.",
    ja = "{players}でプレイする。ディールごとに{declarer}1人が、他の全員(ディフェンダー)のチームと戦う。",
  },
  ["players.partner"] = {
    "{players} take part. In each deal one of them, {declarer}, plays alone or with a partner against " ..
      "the others, the defenders, who are a side together.",
    ja = "{players}でプレイする。ディールごとに{declarer}1人、または{declarer}とパートナーの2人が、他の全員(ディフェンダー)のチームと戦う。",
  },
  ["players.teams"] = {
    "{players} take part. Those who sit opposite each other are partners for the whole match: what they " ..
      "win counts for both.",
    ja = "{players}でプレイする。向かい合って座る2人がゲームを通してパートナーとなり、取ったものは2人のものとして数える。",
  },
  ["direction.clockwise"] = {
    "The deal, the play and the turn to deal go round clockwise, to the left. The player on the dealer's " ..
      "left is called the eldest hand.",
    ja = "配る順番、プレイの順番、ディーラーの交代はすべて時計回り(左隣へ)。ディーラーの左隣の人をエルデストハンドと呼ぶ。",
  },
  ["direction.counterclockwise"] = {
    "The deal, the play and the turn to deal go round counter-clockwise, to the right. The player on the " ..
      "dealer's right is called the eldest hand.",
    ja = "配る順番、プレイの順番、ディーラーの交代はすべて反時計回り(右隣へ)。ディーラーの右隣の人をエルデストハンドと呼ぶ。",
  },
  ["direction.two"] = {
    "The players take turns, and deal in turn. Whoever does not deal is called the eldest hand.",
    ja = "2人が交互にプレイし、ディーラーも交互に務める。ディーラーでない人(ノンディーラー)をエルデストハンドと呼ぶ。",
  },
  ["deck"] = {
    "The pack has {cards} in {suits}: {names}.",
    ja = "カードは{cards}。スートは{names}の{suits}。",
  },
  ["deck.suitless"] = {
    "Besides, it has {cards}, which belongs to no suit.",
    ja = "ほかに、どのスートにも属さない{cards}がある。",
  },
  ["deck.suitless.many"] = {
    "Besides, it has {cards}, which belong to no suit.",
    ja = "ほかに、どのスートにも属さない{cards}がある。",
  },
  ["deck.copies"] = { "{cards}: {n} copies of each.", ja = "{cards}は{n}枚ずつある。" },
  ["deck.copies.one"] = { "{cards}: {n} copies.", ja = "{cards}は{n}枚ある。" },
  ["deck.copies.all"] = { "Each card is there {n} times.", ja = "どのカードも同じものが{n}枚ずつある。" },
  ["group"] = { "{group}: {cards}.", ja = "{group}とは、{cards}のことである。" },
  ["ranks"] = {
    "From high to low the cards of each suit are {ranks}.",
    ja = "各スートのカードは、強い順に{ranks}。",
  },
  ["ranks.of"] = {
    "From high to low the cards of {suits} are {ranks}.",
    ja = "{suits}のカードは、強い順に{ranks}。",
  },
  ["ranks.listed"] = { "The cards of each suit are {ranks}.", ja = "各スートのカードは{ranks}。" },
  ["ranks.listed.of"] = { "The cards of {suits} are {ranks}.", ja = "{suits}のカードは{ranks}。" },
  ["ranks.run"] = { "{first} down to {last}", ja = "{first}から{last}まで" },
  ["without.one"] = {
    "Taken out of the pack: {cards}. {left} remain.",
    ja = "{cards}は使わない。使うカードは{left}。",
  },
  ["trumps.suit"] = {
    "The highest suit is {suit}: each of its cards is a trump and beats every card that is no trump.",
    ja = "{suit}は切札のスートで、切札以外のどのカードにも勝つ。",
  },
  ["trumps.same"] = {
    "The highest suit is {suit}: each of its cards beats every card of the other suits.",
    ja = "{suit}は、ほかのスートのどのカードにも勝つ。",
  },
  ["trumps.cards"] = {
    "These cards are trumps, whatever is printed on them: {cards}. A trump beats every card that is no trump.",
    ja = "{cards}は、書かれたスートにかかわらず切札である。切札は切札以外のどのカードにも勝つ。",
  },
  ["trumps.value"] = {
    "Each deal has a trump suit. A card of the trump suit beats every card of another suit.",
    ja = "ディールごとに切札スートが決まる。切札スートのカードは、ほかのスートのどのカードにも勝つ。",
  },
  ["order"] = {
    "Within a suit the cards rank in this order from high to low: {entries}.",
    ja = "同じスートの中での強さは、強い順に{entries}。",
  },
  ["order.trumps"] = {
    "The trumps rank in this order from high to low: {entries}.",
    ja = "切札の強さは、強い順に{entries}。",
  },
  ["order.rest"] = { "{entries}, then the others", ja = "{entries}、その下に残り" },
  ["trumps.none"] = { "There are no trumps.", ja = "切札はない。" },
  ["form.call"] = { "While {call} is the contract: {clause}", ja = "契約が{call}のとき: {clause}" },
  ["cards.group"] = { "the {group}", ja = "{group}" },
  ["set.above"] = { "a card above {card}", ja = "{card}より強いカード" },
  ["set.below"] = { "a card below {card}", ja = "{card}より弱いカード" },
  ["set.of_trumps"] = { "the {ranks} of the trump suit", ja = "切札スートの{ranks}" },
  ["set.with_suit"] = { "with {suit} {cards}", ja = "{suit}なら{cards}" },
  ["order.group"] = { "In {cards}, from high to low: {entries}.", ja = "{cards}の強さは、強い順に{entries}。" },
  ["order.first"] = {
    "A card that is named more than once stands in the first of its places.",
    ja = "2度以上当てはまるカードは、先に挙げた位置の強さになる。",
  },
  ["order.led"] = { "{card} when it is led", ja = "リードで出した{card}" },
  ["order.following"] = { "{card} when it is played to a lead", ja = "フォローで出した{card}" },
  ["points"] = {
    "Captured cards count: {lines}. The other cards count nothing. The whole pack is worth {total}.",
    ja = "取ったカードの点数は、{lines}。ほかのカードは0点。全部で{total}。",
  },
  ["points.all"] = {
    "Captured cards count: {lines}. The whole pack is worth {total}.",
    ja = "取ったカードの点数は、{lines}。全部で{total}。",
  },
  ["points.lines"] = { "These count: {lines}.", ja = "点数は、{lines}。" },
  ["points.none"] = { "Captured cards count nothing.", ja = "取ったカードに点はない。" },
  ["points.last_trick"] = { "the last trick {points}", ja = "最後のトリックは{points}" },
  ["points.each_trick"] = { "each trick {points}", ja = "各トリックは{points}" },
  ["points.trick"] = { "trick {numbers} {points}", ja = "第{numbers}トリックは{points}" },
  ["points.rank"] = { "{rank} {n}", ja = "{rank} {n}点" },
  ["points.rank.for"] = { "{n} for {card}", ja = "{card}は{n}点" },
  ["points.for"] = { "{points} for {cards}", ja = "{cards}は1枚につき{points}" },
  ["points.ranks"] = { "of {cards}: {ranks}", ja = "{cards}では{ranks}" },
  ["points.card"] = { "{card} {points}", ja = "{card}は{points}" },
  ["points.cards"] = { "{cards} {points} each", ja = "{cards}は1枚につき{points}" },
  ["points.others"] = { "every other card {points}", ja = "それ以外のカードは1枚につき{points}" },
  ["times.2"] = { "The points of {cards} are doubled.", ja = "{cards}の点数は2倍になる。" },
  ["times.3"] = { "The points of {cards} are tripled.", ja = "{cards}の点数は3倍になる。" },
  ["times.n"] = { "The points of {cards} are multiplied by {n}.", ja = "{cards}の点数は{n}倍になる。" },
  ["times.instead.2"] = {
    "The points of {cards} are doubled instead.",
    ja = "ただし、{cards}の点数は2倍になる。",
  },
  ["times.instead.3"] = {
    "The points of {cards} are tripled instead.",
    ja = "ただし、{cards}の点数は3倍になる。",
  },
  ["times.instead.n"] = {
    "The points of {cards} are multiplied by {n} instead.",
    ja = "ただし、{cards}の点数は{n}倍になる。",
  },
  ["value.the"] = { "the {value}", ja = "{value}" },
  ["value"] = {
    "Chips that belong to nobody yet lie in the {value}. It is empty at first, and what is in it stays " ..
      "there from deal to deal.",
    ja = "まだ誰のものでもないチップは{value}に置く。{value}は最初は空で、残ったチップは次のディールに持ち越す。",
  },
  ["start.chips"] = { "Each player begins with {chips}.", ja = "各プレイヤーは最初に{chips}持つ。" },
  ["start.points"] = { "Each player begins with {points}.", ja = "各プレイヤーは{points}から始める。" },
  ["deals.one"] = {
    "A match is a single deal. Choose the dealer in any way you like.",
    ja = "1ゲームは1ディール。ディーラーは好きな方法で決める。",
  },
  ["deals.many"] = {
    "A match has {deals}. Choose the first dealer in any way you like; after each deal the turn to deal " ..
      "passes to the next player.",
    ja = "1ゲームは{deals}。最初のディーラーは好きな方法で決め、1ディールごとに次の人に交代する。",
  },
  ["deals.least"] = {
    "A match has at least {deals}. Choose the first dealer in any way you like; after each deal the turn to deal " ..
      "passes to the next player.",
    ja = "1ゲームは少なくとも{deals}。最初のディーラーは好きな方法で決め、1ディールごとに次の人に交代する。",
  },
  ["deals.at_once"] = {
    "A match is over on the spot, even in the middle of a deal, as soon as {condition}; what would follow is " ..
      "neither scored nor played. Choose the first dealer in any way you like; after each deal the turn to deal " ..
      "passes to the next player.",
    ja = "{condition}ときは、ディールの途中でもその場でゲームが終わり、残りは数えもプレイもしない。最初のディーラーは好きな方法で決め、1ディールごとに次の人に交代する。",
  },
  ["deals.or_at_once"] = {
    "It is over on the spot as soon as {condition}.",
    ja = "ただし、{condition}ときは、その場で終わる。",
  },
  ["deals.or"] = {
    "It is over sooner if, after a deal, {condition}.",
    ja = "ただし、ディールのあとに{condition}なら、そこで終わる。",
  },
  ["deals.until"] = {
    "A match goes on until, after a deal, {condition}. Choose the first dealer in any way you like; " ..
      "after each deal the turn to deal passes to the next player.",
    ja = "ディールを繰り返し、{condition}ときは、そのディールでゲームが終わる。最初のディーラーは好きな方法で決め、1ディールごとに次の人に交代する。",
  },

  -- Places.
  ["zone.hand"] = { "the hand", ja = "手札" },
  ["zone.captured"] = { "the captured cards", ja = "取ったカード" },
  ["zone.exposed"] = { "the exposed cards", ja = "公開されたカード" },
  ["zone.box"] = { "the box", ja = "箱(使っていないカード)" },
  ["zone.trick"] = { "the trick", ja = "トリック" },
  ["zone.named"] = { "the {zone}", ja = "{zone}" },
  ["zone.own"] = { "the player's own {zone}", ja = "自分の{zone}" },
  ["zone.of.own_side"] = { "the {zone} of the player or of the partner", ja = "自分かパートナーの{zone}" },
  ["zone.of.partner"] = { "the {zone} of the partner", ja = "パートナーの{zone}" },
  ["zone.of.seat"] = { "the {zone} of {seat}", ja = "{seat}の{zone}" },
  ["place.face_up"] = {
    "The {zone}: cards that lie face up in the middle, where everybody sees them.",
    ja = "{zone}: 中央に表向きに置き、誰でも見ることができる。",
  },
  ["place.face_up.slot"] = {
    "The {zone}: {cards} that lies face up in the middle.",
    ja = "{zone}: 中央に表向きに置いた{cards}。",
  },
  ["place.face_up.slots"] = {
    "The {zone}: {cards} that lie face up in the middle, in the order in which they were laid.",
    ja = "{zone}: 中央に、置いた順に横一列に表向きに並べた{cards}。",
  },
  ["place.face_down"] = {
    "The {zone}: cards that lie face down in the middle; nobody may look at them.",
    ja = "{zone}: 中央に裏向きに置き、誰も見てはならない。",
  },
  ["place.owner"] = {
    "The {zone}: cards that lie face down in the middle.",
    ja = "{zone}: 中央に裏向きに置く。",
  },
  ["place.seat.face_up"] = {
    "The {zone}: each player has one; its cards lie face up before the player.",
    ja = "{zone}: 各プレイヤーの前に表向きに置く。",
  },
  ["place.seat.face_down"] = {
    "The {zone}: each player has one; its cards lie face down, and nobody may look at them.",
    ja = "{zone}: 各プレイヤーの前に裏向きに置き、誰も見てはならない。",
  },
  ["place.seat.owner"] = {
    "The {zone}: each player has one; its cards lie face down, and only the player may look at them.",
    ja = "{zone}: 各プレイヤーの前に裏向きに置き、本人だけが見ることができる。",
  },
  ["place.side.face_up"] = {
    "The {zone}: each side has one; its cards lie face up.",
    ja = "{zone}: チームごとに表向きに置く。",
  },
  ["place.side.face_down"] = {
    "The {zone}: each side has one; its cards lie face down, and nobody may look at them.",
    ja = "{zone}: チームごとに裏向きに置き、誰も見てはならない。",
  },
  ["place.side.owner"] = {
    "The {zone}: each side has one; its cards lie face down, and only the side may look at them.",
    ja = "{zone}: チームごとに裏向きに置き、そのチームだけが見ることができる。",
  },
  ["place.counts"] = {
    "At the end of the deal its cards count like captured ones.",
    ja = "ディールの終わりに、取ったカードと同じように点数に数える。",
  },
}
