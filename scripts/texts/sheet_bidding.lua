-- Bids, announcements and calls on a rule sheet.

return {
  ["call.sets"] = { "The {value} is then {made}.", ja = "{value}は{made}になる。" },
  ["call.suit_in"] = { "the suit of {zone}", ja = "{zone}のスート" },
  ["call.rank_in"] = { "the rank of {zone}", ja = "{zone}のランク" },
  ["call.suits"] = {
    "A call names one suit, which becomes the {value}: {suits}.",
    ja = "スートを1つ言い、それが{value}になる: {suits}。",
  },
  ["call.suits.except"] = { "Not {suit}.", ja = "{suit}は言えない。" },
  ["call.suits.when"] = { "{suits} may be named only if {condition}.", ja = "{suits}は{condition}ときだけ言える。" },
  -- Announcements.
  ["declare.polled"] = {
    "{who} makes one of these announcements or passes. The first announcement counts.",
    ja = "{who}次の宣言のどれかをするか、パスする。最初の宣言が有効になる。",
  },
  ["declare.once"] = {
    "{who} speaks just once: one of these announcements or a pass. The first announcement counts.",
    ja = "{who}1回だけ、次の宣言のどれかをするか、パスする。最初の宣言が有効になる。",
  },
  ["declare.freely"] = {
    "Nobody is asked in turn: until all have passed, anybody may make one of these announcements at any " ..
      "moment. The first announcement counts.",
    ja = "順番はない。全員がパスするまで、誰でもいつでも次の宣言のどれかをすることができる。最初の宣言が有効になる。",
  },
  ["declare.first"] = {
    "{who} speaks just once: one of these announcements or a pass. The first announcement ends this: it is the " ..
      "contract, and whoever made it is {declarer}. If all pass, there is no contract.",
    ja = "{who}1回だけ、次の宣言のどれかをするか、パスする。最初の宣言で終わり、それが契約になって、宣言した人が{declarer}になる。" ..
      "全員がパスすれば契約はない。",
  },
  ["declare.again"] = {
    "Then the same is done once more, with these announcements.",
    ja = "次の宣言についても、同じことをもう一度行う。",
  },
  ["declare.replaces"] = {
    "It takes the place of the contract that was made before.",
    ja = "それは前にできた契約に代わる。",
  },
  ["call"] = { "{call} may be announced.", ja = "{call}を宣言できる。" },
  ["call.promise"] = {
    "Announcing {call} is a promise {promise}.",
    ja = "{call}は、{promise}という約束である。",
  },
  ["call.stake"] = {
    "Announcing {call} has a stake of {chips}, from or to each other player.",
    ja = "{call}は、他の各プレイヤーと{chips}をやり取りする宣言である。",
  },
  ["call.worth"] = { "Announcing {call} is worth {chips}.", ja = "{call}は{chips}の宣言である。" },
  ["call.promise.worth"] = {
    "Announcing {call} is a promise {promise}, worth {chips}.",
    ja = "{call}は、{promise}という約束で、{chips}の宣言である。",
  },
  ["call.promise.stake"] = {
    "Announcing {call} is a promise {promise}. The stake is {chips}, from or to each other player.",
    ja = "{call}は、{promise}という約束である。他の各プレイヤーと{chips}をやり取りする。",
  },
  ["over.polled"] = {
    "{call} goes above {below}: when {below} has been announced, each of the others is asked in turn " ..
      "whether to go above it with {call}, also those who had passed.",
    ja = "{call}は{below}に優先する。{below}の宣言があったら、他の全員に、パスした人も含めて順に、{call}を宣言するかどうかをたずねる。",
  },
  ["over.once"] = {
    "{call} goes above {below}: players who have not spoken yet may still announce {call} when {below} " ..
      "has been announced.",
    ja = "{call}は{below}に優先する。{below}の宣言の後でも、まだ答えていない人は{call}を宣言できる。",
  },
  ["over.freely"] = {
    "{call} goes above {below}: when {below} has been announced, any of the others may still announce " ..
      "{call}, also those who had passed.",
    ja = "{call}は{below}に優先する。{below}の宣言の後でも、他の人は、パスした人も含めて、{call}を宣言できる。",
  },
  ["over.top"] = {
    "Nothing goes above {call}, which ends the announcements.",
    ja = "{call}の宣言があれば、宣言はそこで終わる。",
  },
  ["over.none"] = {
    "Nothing goes above it, so it ends the announcements.",
    ja = "それに優先する宣言はないので、宣言はそこで終わる。",
  },
  ["raise.no"] = {
    "Nobody goes above an announcement of their own.",
    ja = "自分の宣言に優先する宣言を自分ですることはできない。",
  },
  ["raise.polled"] = {
    "Whoever made the announcement is asked last, and may go above it as well.",
    ja = "宣言した本人にも最後にたずね、本人も優先する宣言に変えることができる。",
  },
  ["raise.freely"] = {
    "Whoever made the announcement may go above it as well.",
    ja = "宣言した本人も、優先する宣言に変えることができる。",
  },
  ["contract"] = {
    "The announcement that stands at the end is the contract, and whoever made it is {declarer}. If all pass, there " ..
      "is no contract.",
    ja = "最後に有効な宣言が契約になり、それを宣言した人が{declarer}になる。全員がパスすれば契約はない。",
  },
  -- Bids that rise.
  ["call.hold"] = { "hold", ja = "ホールド" },
  ["bid.ask_and_hold"] = {
    "The second player to speak names rising numbers, each of which the first holds or passes; the next player then " ..
      "asks whoever is left. If nobody names a number, the first may still take the lowest.",
    ja = "2番目の人が数を上げていき、最初の人はそのたびに受けるかパスする。次の人は残った人に数を言う。" ..
      "だれも言わなければ、最初の人は最小の数を取ってもよい。",
  },
  ["bid.until_pass"] = {
    "{who} makes a bid, which must be above the highest so far, or passes; who has passed is out.",
    ja = "{who}それまでより強いビッドをするか、パスする。パスした人は抜ける。",
  },
  ["bid.until_all_pass"] = {
    "{who} makes a bid, which must be above the highest so far, or passes; who has passed may bid again. " ..
      "Passes of all the others end the auction.",
    ja = "{who}それまでより強いビッドをするか、パスする。パスした後でもビッドできる。ほかの全員が続けてパスしたら終わる。",
  },
  ["bid.numbers"] = { "Bids: {numbers}.", ja = "ビッド: {numbers}。" },
  ["bid.numbers.range"] = { "{from} to {to}", ja = "{from}から{to}まで" },
  ["bid.numbers.steps"] = { "{from} to {to} by {step}", ja = "{from}から{to}まで{step}刻み" },
  ["bid.strains"] = {
    "Each names one of these as well, the later being higher at equal numbers: {strains}.",
    ja = "数とともに次のどれかを言う。同じ数なら後のものほど高い: {strains}。",
  },
  ["bid.strains.equal"] = {
    "Each names one of these as well, and must have a higher number: {strains}.",
    ja = "数とともに次のどれかを言う。数が上でなければならない: {strains}。",
  },
  ["bid.strain.suits"] = { "The suit named becomes the {value}.", ja = "言ったスートが{value}になる。" },
  ["bid.doubles.1"] = {
    "The other side may double the last bid: {first}. A new bid removes it.",
    ja = "相手側は最後のビッドを倍にできる: {first}。新しいビッドで取り消しになる。",
  },
  ["bid.doubles.2"] = {
    "The other side may double the last bid: {first}; the bidder's side may double that again: {second}. " ..
      "A new bid removes both.",
    ja = "相手側は最後のビッドを倍にでき({first})、ビッドした側はさらに倍にできる({second})。新しいビッドで取り消しになる。",
  },
  ["bid.must_speak"] = {
    "{who} may not pass while nobody has spoken.",
    ja = "だれも宣言していない間、{who}はパスできない。",
  },
  ["bid.may_equal"] = {
    "{who} may take the highest bid at the same number.",
    ja = "{who}は最も高いビッドを同じ数で奪える。",
  },
  ["bid.pass_is"] = { "To pass is to say \"{pass}\".", ja = "パスは「{pass}」と言う。" },
  ["choose.one"] = { "{who} chooses one of: {calls}.", ja = "{who}次から1つ選ぶ: {calls}。" },
  ["choose.several"] = {
    "{who} chooses one of these or passes; the last cannot pass: {calls}.",
    ja = "{who}次から1つ選ぶか、パスする。最後の人はパスできない: {calls}。",
  },
  ["choose.after_bid"] = { "The number of the bid stays.", ja = "ビッドの数はそのまま。" },
  ["call.once.deal"] = { "Only once in a deal.", ja = "1ディールに1回だけ。" },
  ["call.once.dealer"] = { "By each dealer only once in the match.", ja = "ディーラーごとに、マッチ中に1回だけ。" },
  ["call.once.seat"] = { "By each player only once in the match.", ja = "1人につき、マッチ中に1回だけ。" },
  ["call.once.side"] = { "By each side only once in the match.", ja = "側ごとに、マッチ中に1回だけ。" },
  ["call.once.match"] = { "Only once in the match.", ja = "マッチ中に1回だけ。" },
  ["call.covers_bid"] = { "Only if its value reaches the bid.", ja = "その点がビッド以上のときだけ。" },
  ["announce.steps"] = {
    "These go up, each once; a higher one includes those below, which must still be possible.",
    ja = "段階のある宣言で、それぞれ1回ずつ。上の段階は、まだできる下の段階を含む。",
  },
  ["bid.once"] = {
    "{who} speaks once: a bid, which must be above the highest so far, or a pass.",
    ja = "{who}1回だけ、それまでより強いビッドをするか、パスする。",
  },
  ["bid.list"] = { "The bids, from low to high: {calls}.", ja = "ビッドは弱い順に、{calls}。" },
  ["bid.entry"] = { "{call}, which counts {times}", ja = "{call}({times})" },
  ["bid.entry.number"] = { "a bid of {call}, which counts {times}", ja = "{call}({times})" },
  ["times.word.1"] = { "once", ja = "1倍" },
  ["times.word.2"] = { "double", ja = "2倍" },
  ["times.word.n"] = { "{n} times", ja = "{n}倍" },
  ["bid.contract"] = {
    "The highest bid is the contract, and whoever made it is {declarer} of the deal.",
    ja = "最も強いビッドが契約になり、そのビッドをした人が{declarer}になる。",
  },
  ["bid.contract.first_to_name"] = {
    "The highest bid is the contract. Of the side that made it, whoever first named what it is bid in is {declarer} " ..
      "of the deal.",
    ja = "最も強いビッドが契約になり、ビッドした側で同じ種類を最初に言った人が{declarer}になる。",
  },
  ["bid.all_pass"] = { "If all pass: {consequence}", ja = "全員がパスしたとき: {consequence}" },
  ["bid.no_contract"] = { "If all pass, there is no contract.", ja = "全員がパスすれば契約はない。" },
  ["call.about.promise"] = { "{call} is a promise {promise}.", ja = "{call}は、{promise}という約束である。" },
  ["call.about.when"] = { "It may be made only if {condition}.", ja = "{condition}ときだけ宣言できる。" },
  -- Announcements beside a contract.
  ["predict"] = {
    "{who} names a number from {from} to {to}.",
    ja = "{who}{from}から{to}までの数を言う。",
  },
  ["predict.total_not"] = {
    "The last to speak may not bring the sum to {n}.",
    ja = "最後に言う人は、合計を{n}にできない。",
  },
  ["predict.name"] = { "{N} is called {name}.", ja = "{n}は「{name}」と言う。" },
  ["announce"] = {
    "{who} may announce any of these.",
    ja = "{who}次の宣言をすることができる(しなくてもよい)。",
  },
  ["announce.only"] = {
    "{who} may announce {call}.",
    ja = "{who}{call}を宣言することができる(しなくてもよい)。",
  },
  ["announce.one"] = { "{call} may be announced.", ja = "{call}を宣言できる。" },
  ["announce.promise"] = {
    "{call} is an announcement that promises {promise}; it holds for the whole side.",
    ja = "{call}は、{promise}という宣言で、チーム全体の約束になる。",
  },
  ["announce.worth"] = {
    "{call} is an announcement worth {points}.",
    ja = "{call}は{points}の宣言である。",
  },
  ["announce.promise.worth"] = {
    "{call} is an announcement that promises {promise}, worth {points}; it holds for the whole side.",
    ja = "{call}は、{promise}という{points}の宣言で、チーム全体の約束になる。",
  },
  ["announce.shows"] = {
    "Whoever announces it shows {count} to everybody and takes them back into the hand. They must be {cards}.",
    ja = "宣言する人は{count}を全員に見せ、手札に戻す。見せるカードは{cards}。",
  },
  ["announce.shows.all"] = {
    "Whoever announces it shows the whole hand to everybody, then takes it back.",
    ja = "宣言する人は手札をすべて全員に見せ、手札に戻す。",
  },
  ["announce.group"] = {
    "Of these a player announces at most one: {calls}.",
    ja = "{calls}は、1人につきどれか1つだけ宣言できる。",
  },
  ["in_order"] = {
    "{cards}; only if there are not enough of them also {others}",
    ja = "{cards}。足りないときに限り{others}も加える",
  },
  -- Calling a card.
  ["callcard"] = { "{seat} calls a card: {cards}.", ja = "{seat}はカードを1枚指名する。指名できるのは{cards}。" },
  ["callcard.partner"] = {
    "Whoever holds the called card is the partner of {declarer} in this deal, and must not say so: it " ..
      "becomes known when the card is played. If {declarer} holds it, or nobody does, {declarer} plays " ..
      "alone.",
    ja = "指名されたカードを持っている人が、このディールの{declarer}のパートナーになる。パートナーはそのカードをプレイするまで正体を明かしてはならない。{declarer}自身が持っているか" ..
      "、誰も持っていないときは、{declarer}は1人で戦う。",
  },
  -- Exposing.
  ["expose.seat"] = {
    "{seat} may lay face up {cards}, if held. A card laid face up still belongs to the hand and is " ..
      "played from it like any other.",
    ja = "{seat}は、{cards}を持っていれば、それを表向きに置くことができる。置いたカードも手札のままで、ほかのカードと同じようにプレイする。",
  },
  ["expose"] = {
    "Asked in turn, beginning with {from}, whoever holds {cards} may lay it face up. A card " ..
      "laid face up still belongs to the hand and is played from it like any other.",
    ja = "{from}から順に、{cards}を持っている人は、それを表向きに置くことができる。置いたカードも手札のままで、ほかのカードと同じようにプレイする。",
  },
}
