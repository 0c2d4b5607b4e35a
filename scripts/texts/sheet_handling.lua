-- Dealing, moving, exchanging, melding and steps on a rule sheet.

return {
  -- Paying and dealing.
  ["pay"] = { "{seat} pays {chips} into the {value}.", ja = "{seat}は{value}に{chips}払う。" },
  ["share"] = {
    "What is in the {value} is divided equally among all players. What cannot be divided stays in it.",
    ja = "{value}のチップを全員で等分する。割り切れない分はそのまま残る。",
  },
  ["share.among"] = {
    "What is in the {value} is divided equally; it goes to {seat}. What cannot be divided stays in it.",
    ja = "{value}のチップを等分して、{seat}が受け取る。割り切れない分はそのまま残る。",
  },
  ["shuffle"] = { "The dealer shuffles.", ja = "ディーラーがカードをシャッフルする。" },
  ["shuffle.cut"] = {
    "The dealer shuffles and {seat} cuts.",
    ja = "ディーラーがカードをシャッフルし、{seat}がカットする。",
  },
  ["shuffle.zone"] = { "The cards of {zone} are shuffled.", ja = "{zone}のカードを混ぜる。" },
  ["shuffle.only"] = {
    "Only these cards are shuffled and dealt: {cards}.",
    ja = "シャッフルして配るのは、{cards}だけである。",
  },
  ["give"] = {
    "Beginning with the eldest hand, each player gets {packets}.",
    ja = "エルデストハンドから順に、各プレイヤーに{packets}配る。",
  },
  ["give.row"] = {
    "Beginning with the eldest hand, the cards are dealt one at a time: {row}.",
    ja = "エルデストハンドから順に、1枚ずつ配る。1人の枚数は、{row}。",
  },
  ["row.list"] = { "from deal to deal {list} each, then again from the first", ja = "ディールごとに{list}、その後は最初に戻る" },
  ["row.list.once"] = { "from deal to deal {list} each", ja = "ディールごとに{list}" },
  ["row.down.once"] = { "{a} each in the first deal and one fewer in each deal, down to {b}",
                        ja = "最初のディールは{a}枚で、ディールごとに1枚ずつ減らして{b}枚まで" },
  ["row.up.once"] = { "{a} each in the first deal and one more in each deal, up to {b}",
                      ja = "最初のディールは{a}枚で、ディールごとに1枚ずつ増やして{b}枚まで" },
  ["row.down"] = { "{a} each in the first deal and one fewer in each deal, down to {b}, then again",
                   ja = "最初のディールは{a}枚で、ディールごとに1枚ずつ減らして{b}枚まで、その後は最初に戻る" },
  ["row.up"] = { "{a} each in the first deal and one more in each deal, up to {b}, then again",
                 ja = "最初のディールは{a}枚で、ディールごとに1枚ずつ増やして{b}枚まで、その後は最初に戻る" },
  ["row.down.back"] = { "{a} each in the first deal and one fewer in each deal, down to {b}, then back up to {a}",
                        ja = "最初のディールは{a}枚で、ディールごとに1枚ずつ減らして{b}枚まで、そこから{a}枚まで増やす" },
  ["row.up.back"] = { "{a} each in the first deal and one more in each deal, up to {b}, then back down to {a}",
                      ja = "最初のディールは{a}枚で、ディールごとに1枚ずつ増やして{b}枚まで、そこから{a}枚まで減らす" },
  ["give.between"] = { "Beginning with the eldest hand, the cards are given out so: {list}.",
                       ja = "エルデストハンドから順に、次のように配る。{list}。" },
  ["give.packet"] = { "{cards} to each player", ja = "各プレイヤーに{cards}" },
  ["give.laid.up"] = { "{cards} face up (the {zone})", ja = "表向きに{cards}({zone})" },
  ["give.laid.down"] = { "{cards} face down (the {zone})", ja = "裏向きに{cards}({zone})" },
  ["give.turned"] = {
    "The last card dealt is turned up: it belongs to its owner's hand, and everybody knows it.",
    ja = "最後に配るカードは表に返す。そのカードは持ち主の手札で、全員が知っている。",
  },
  ["rest.left.box"] = { "The rest is out of play in this deal.", ja = "残りはこのディールでは使わない。" },
  ["rest.left.up"] = { "The rest is laid face up: the {zone}.", ja = "残りを表向きに置く。これが{zone}である。" },
  ["rest.left.down"] = { "The rest is laid face down: the {zone}.", ja = "残りを裏向きに置く。これが{zone}である。" },
  ["packets.single"] = { "{n} cards at one time", ja = "一度に{n}枚" },
  ["packets.one"] = { "1 card", ja = "1枚" },
  ["packets.ones"] = { "{total} cards, one at a time", ja = "1枚ずつ、合わせて{total}枚" },
  ["packets.equal"] = {
    "{k} packets of {n} cards, {total} cards in all",
    ja = "{n}枚ずつ{k}回、合わせて{total}枚",
  },
  ["packets.mixed"] = {
    "packets of {list} cards, {total} cards in all",
    ja = "{list}枚に分けて、合わせて{total}枚",
  },
  ["lay.up"] = {
    "Then {cards} are laid out face up, one after another: the {zone}.",
    ja = "次に{cards}を表向きに1枚ずつ並べる。これが{zone}である。",
  },
  ["lay.down"] = {
    "Then {cards} are laid out face down: the {zone}.",
    ja = "次に{cards}を裏向きに置く。これが{zone}である。",
  },
  ["lay.one.up"] = { "Then {cards} is laid out face up: the {zone}.", ja = "次に{cards}を表向きに置く。これが{zone}である。" },
  ["lay.one.down"] = {
    "Then {cards} is laid out face down: the {zone}.",
    ja = "次に{cards}を裏向きに置く。これが{zone}である。",
  },
  ["rest.box"] = {
    "The {cards} that are left are out of play in this deal.",
    ja = "残った{cards}はこのディールでは使わない。",
  },
  ["rest.one.box"] = {
    "The card that is left is out of play in this deal.",
    ja = "残った1枚はこのディールでは使わない。",
  },
  ["rest.up"] = {
    "The {cards} that are left are laid face up: the {zone}.",
    ja = "残った{cards}は表向きに置く。これが{zone}である。",
  },
  ["rest.down"] = {
    "The {cards} that are left are laid face down: the {zone}.",
    ja = "残った{cards}は裏向きに置く。これが{zone}である。",
  },
  ["rest.one.up"] = {
    "The card that is left is laid face up: the {zone}.",
    ja = "残った1枚は表向きに置く。これが{zone}である。",
  },
  ["rest.one.down"] = {
    "The card that is left is laid face down: the {zone}.",
    ja = "残った1枚は裏向きに置く。これが{zone}である。",
  },
  -- What is fixed.
  ["fix.rank"] = {
    "The rank of {card} is the {value} of this deal.",
    ja = "{card}のランクが、このディールの{value}になる。",
  },
  ["fix.suit"] = {
    "The suit of {card} is the {value} of this deal.",
    ja = "{card}のスートが、このディールの{value}になる。",
  },
  ["fix.number"] = { "The {value} of this deal is {n}.", ja = "このディールの{value}は{n}である。" },
  ["fix.no_suit"] = { "no suit", ja = "スートなし" },
  ["fix.points_so_far"] = { "the points of {seats} so far", ja = "{seats}のここまでの点数" },
  ["fix.tricks_so_far"] = { "the tricks of {seats} so far", ja = "{seats}のここまでのトリック数" },
  ["fix.trick_number"] = { "the number of the trick", ja = "そのトリックの番号" },
  ["fix.seats"] = { "{Value} in this deal: {n}.", ja = "このディールの{value}: {n}。" },
  ["fix.held"] = { "what the {value} is", ja = "{value}" },
  ["fix.number.row"] = { "The {value} changes from deal to deal: {list}", ja = "{value}はディールごとに替わり、{list}" },
  ["fix.seats.row"] = { "{Value} from deal to deal: {list}", ja = "ディールごとの{value}は、{list}" },
  ["fix.row.again"] = { "{text}; then from the beginning again.", ja = "{text}。その後は最初に戻る。" },
  ["fix.row"] = { "from deal to deal: {list}, and again", ja = "ディールごとに{list}(その後は最初に戻る)" },
  ["fix.less"] = { "{more} less {less}", ja = "{more}から{less}を引いた数" },
  ["fix.minus"] = { "minus {less}", ja = "マイナス{less}" },
  ["fix.part.rank"] = { "the rank of {card}", ja = "{card}のランク" },
  ["fix.part.suit"] = { "the suit of {card}", ja = "{card}のスート" },
  ["fix.part.by_rank"] = { "the number listed for the rank of {card}", ja = "{card}のランクに応じた数" },
  ["draw"] = {
    "{who} draws {cards} from {from}.",
    ja = "{who}{from}から{cards}引く。",
  },
  ["draw.up_to"] = {
    "{who} draws from {from} until the hand has {cards}.",
    ja = "{who}手札が{cards}になるまで{from}から引く。",
  },
  ["draw.stop"] = { "Whoever cannot draw all of them draws none, and nobody after that player.",
                    ja = "全部は引けない人と、その後の人は引かない。" },
  ["draw.nobody"] = { "If there are not enough for all, nobody draws.", ja = "全員に足りなければ誰も引かない。" },
  ["draw.as_far"] = { "If there are not enough for all, the cards are drawn as far as they go.",
                      ja = "足りなければ、あるだけ引く。" },
  ["show"] = { "{who} shows {zone} to {to}.", ja = "{who}{zone}を{to}に見せる。" },
  ["show.shared"] = { "{who} looks at {zone}.", ja = "{who}{zone}を見る。" },
  ["open_hand"] = { "From here on the hand of {seat} lies face up.", ja = "ここから、{seat}の手札は表向きに置く。" },
  ["open_hand.played_by"] = { "{open} {Who} plays its cards as well.", ja = "{open}{who}そのカードもプレイする。" },
  ["sits_out"] = { "{seat} sits out and plays no card in this deal.", ja = "{seat}は休み、このディールではプレイしない。" },
  ["sides"] = { "{seats} play together against all others.", ja = "{seats}がほかの全員と対戦する。" },
  ["sides.secret"] = { "{seats} play together against all others, in secret until cards show it.",
                       ja = "{seats}がほかの全員と対戦する。カードで分かるまでは秘密である。" },
  ["open_hand.all"] = { "From here on all hands lie face up.", ja = "ここから、全員の手札を表向きに置く。" },
  ["fix.by_rank"] = {
    "The rank of {card} fixes the {value} of this deal: {list}.",
    ja = "このディールの{value}は、{card}のランクで決まる: {list}。",
  },
  ["fix.rank.number"] = { "{n} for {rank}", ja = "{rank}は{n}" },
  ["slot.1"] = { "the first card of the {zone}", ja = "{zone}の1枚目" },
  ["slot.2"] = { "the second card of the {zone}", ja = "{zone}の2枚目" },
  ["slot.3"] = { "the third card of the {zone}", ja = "{zone}の3枚目" },
  ["slot.n"] = { "card {n} of the {zone}", ja = "{zone}の{n}枚目" },
  ["slot.alone"] = { "the {zone}", ja = "{zone}" },
  ["slot.top"] = { "the top card of the {zone}", ja = "{zone}の一番上のカード" },
  ["slot.any"] = { "the card of the {zone}", ja = "{zone}のカード" },
  ["name.trump_suit"] = { "trump suit", ja = "切札スート" },
  -- Moving cards.
  ["move.all"] = {
    "These cards go from {from} into {to}: {cards}.",
    ja = "次のカードを{from}から{to}へ移す: {cards}。",
  },
  ["move.every"] = { "All cards of {from} go into {to}.", ja = "{from}のカードをすべて{to}へ移す。" },
  ["move.some"] = {
    "From {from} into {to}: {count}, namely {cards}.",
    ja = "{from}から{to}へ{count}移す: {cards}。",
  },
  ["move.some.any"] = { "{count} of {from} goes into {to}.", ja = "{from}から{to}へ{count}移す。" },
  ["move.seat.all"] = {
    "{seat} takes from {from} into {to}: {cards}.",
    ja = "{seat}は、{from}から{to}へ次のカードを取る: {cards}。",
  },
  ["move.seat.every"] = {
    "{seat} takes all cards of {from} into {to}.",
    ja = "{seat}は、{from}のカードをすべて{to}へ取る。",
  },
  ["move.seat.some"] = {
    "{seat} takes {count} from {from} into {to}, if it is there: {cards}.",
    ja = "{seat}は、{from}から{to}へ、あれば{count}取る: {cards}。",
  },
  ["move.seat.some.any"] = {
    "{seat} takes {count} from {from} into {to}.",
    ja = "{seat}は、{from}から{to}へ{count}取る。",
  },
  ["move.seat.some.any.piles"] = {
    "{seat} takes {count} into {to}: from {from}.",
    ja = "{seat}は、{from}から{to}へ{count}取る。",
  },
  ["move.none_left"] = { "If none is left there, nothing is taken.", ja = "そこになければ取らない。" },
  ["move.few_left"] = { "If fewer are left there, those are taken.", ja = "そこに足りなければ、あるだけ取る。" },
  ["move.card"] = { "{cards} is moved from {from} into {to}.", ja = "{cards}を{from}から{to}へ移す。" },
  ["move.card.if"] = {
    "{cards} is moved from {from} into {to}, if it is there.",
    ja = "{cards}があれば、{from}から{to}へ移す。",
  },
  ["move.marked"] = {
    "It is noted for {seat}: {cards} ({to}).",
    ja = "{seat}の{cards}を記録する({to})。",
  },
  ["move.marked.shared"] = { "It is noted: {cards} ({to}).", ja = "{cards}を記録する({to})。" },
  ["move.seat.card"] = {
    "{seat} gets {cards} from {from} into {to}.",
    ja = "{seat}は、{from}から{cards}を{to}に受け取る。",
  },
  ["move.seat.card.if"] = {
    "{seat} gets {cards} from {from} into {to}, if one is there.",
    ja = "{seat}は、{from}に{cards}があれば、それを{to}に受け取る。",
  },
  ["move.picked.marked"] = { "{card} is noted ({to}).", ja = "{card}を記録する({to})。" },
  ["move.picked"] = { "{card} is laid into {to}.", ja = "{card}は{to}に置く。" },
  ["swap"] = { "{first} and {second} change places.", ja = "{first}と{second}を入れ替える。" },
  ["redeal.same"] = {
    "the cards are thrown in, and the same dealer deals again; the deal does not count.",
    ja = "カードを集め、同じディーラーが配り直す。そのディールは数えない。",
  },
  ["redeal.next"] = {
    "the cards are thrown in, and the next player deals; the deal does not count.",
    ja = "カードを集め、次の人がディーラーになって配り直す。そのディールは数えない。",
  },
  ["redeal"] = { "Dealing again: {consequence}", ja = "配り直し: {consequence}" },
  ["redeal.if"] = { "If {condition}, {consequence}", ja = "{condition}ときは、{consequence}" },
  ["card.all_of_them"] = { "all the cards", ja = "すべてのカード" },

  -- Exchanging.
  ["exchange.takes.shown"] = {
    "{seat} turns {zone} face up, so that everybody sees it, and takes it into the hand.",
    ja = "{seat}は{zone}を表向きにして全員に見せてから、手札に加える。",
  },
  ["exchange.takes"] = {
    "{seat} takes {zone} into the hand without showing it.",
    ja = "{seat}は{zone}を、他の人に見せずに手札に加える。",
  },
  ["exchange.lay.same"] = {
    "Then {seat} chooses as many cards as were taken and lays them face down: {to}.",
    ja = "それから{seat}は、加えたのと同じ枚数のカードを選び、裏向きに置く({to})。",
  },
  ["exchange.lay"] = {
    "Then {seat} chooses {count} and lays {n:it|them} face down: {to}.",
    ja = "それから{seat}は、{count}{n:を|を}選び、裏向きに置く({to})。",
  },
  ["exchange.lay.first"] = {
    "{seat} chooses {count} and lays {n:it|them} face down: {to}.",
    ja = "{seat}は、{count}{n:を|を}選び、裏向きに置く({to})。",
  },
  ["exchange.which"] = { "They may be: {cards}.", ja = "選べるカードは{cards}。" },
  ["exchange.shown"] = { "Of these, {cards} are shown to everybody.", ja = "そのうち{cards}は全員に見せる。" },
  ["exchange.shown.last"] = {
    "Those named last are shown to everybody.",
    ja = "後から加えるカードは全員に見せる。",
  },
  ["exchange.mix"] = { "Cards just taken up may be among them.", ja = "加えたばかりのカードを選んでもよい。" },
  ["exchange.give.all"] = {
    "All at the same time, each player chooses {count} and gives {n:it|them} face down to {to}; nobody looks at " ..
      "the new {n:card|cards} before having given.",
    ja = "全員が同時に、{count}{n:を|を}選び、裏向きのまま{to}に渡す。渡し終わるまで、受け取ったカードを見てはならない。",
  },
  ["exchange.give.seat"] = {
    "{seat} chooses {count} and gives {n:it|them} face down to {to}.",
    ja = "{seat}は{count}{n:を|を}選び、裏向きのまま{to}に渡す。",
  },
  ["exchange.give.all.turns"] = {
    "All at the same time, each player chooses {count} and gives {n:it|them} face down to another player; " ..
      "nobody looks at the new {n:card|cards} before having given.",
    ja = "全員が同時に、{count}{n:を|を}選び、裏向きのまま他の人に渡す。渡し終わるまで、受け取ったカードを見てはならない。",
  },
  ["exchange.turns"] = {
    "To whom changes from deal to deal: {list}; then from the beginning again.",
    ja = "渡す相手はディールごとに替わり、{list}。その後は最初に戻る。",
  },
  ["exchange.turn"] = { "in deal {n} {seat}", ja = "第{n}ディールは{seat}" },
  ["exchange.turn.nobody"] = { "in deal {n} nothing is given", ja = "第{n}ディールは渡さない" },
  -- Steps.
  ["step.choose.must"] = { "{who} chooses {picks}.", ja = "{who}{picks}を選ぶ。" },
  ["step.choose.may"] = {
    "{who} may choose {picks}, or pass.",
    ja = "{who}{picks}を選んでもよい(パスしてもよい)。",
  },
  ["step.acts"] = { "{who}: {effects}", ja = "{who}次のことをする。{effects}" },
  ["step.repeats"] = {
    "This may be repeated until the player passes.",
    ja = "パスするまで何回でも行うことができる。",
  },
  ["step.at_once"] = {
    "The choices stay hidden until all have chosen, and are then shown together.",
    ja = "全員が選び終わるまで伏せておき、一斉に公開する。",
  },
  ["step.place"] = { "What happens here is worked out at {place}.", ja = "ここで行うことは{place}で決まる。" },
  ["pick"] = { "{count} of {zone}", ja = "{zone}から{count}" },
  ["pick.cards"] = { "{count} of {zone} ({cards})", ja = "{zone}から{count}({cards})" },
  ["picked"] = { "the card of {zone}", ja = "{zone}から選んだカード" },
  ["picked.n"] = { "the card chosen as number {n}", ja = "{n}番目に選んだカード" },
  ["picked.only"] = { "the card chosen", ja = "選んだカード" },
  ["picked.only.many"] = { "the cards chosen", ja = "選んだカード" },
}
