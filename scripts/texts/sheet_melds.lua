-- Melds on a rule sheet.

return {
  ["meld.each"] = {
    "Beginning with {from}, each player once may lay open combinations of cards (melds), " ..
      "each worth its points. Nobody has to.",
    ja = "{from}から順に、各プレイヤーは1回ずつ、点数のある手役を公開することができる(公開しなくてもよい)。",
  },
  ["meld.all"] = {
    "All at the same time, each player may choose combinations of cards (melds); they are then laid open " ..
      "together, each worth its points. Nobody has to.",
    ja = "全員が同時に、点数のある手役を選び、一斉に公開することができる(公開しなくてもよい)。",
  },
  ["meld.seat"] = {
    "{seat} may lay open combinations of cards (melds), each worth its points.",
    ja = "{seat}は点数のある手役を公開することができる(公開しなくてもよい)。",
  },
  ["meld.shape"] = { "{name} ({cards}) {points}", ja = "{name}({cards})は{points}" },
  ["meld.shapes"] = { "The melds: {shapes}.", ja = "手役: {shapes}。" },
  ["meld.of_a_kind"] = { "{n} cards of the same rank", ja = "同じランクのカード{n}枚" },
  ["meld.sequence"] = {
    "{n} cards of adjoining ranks, of any suits",
    ja = "ランクの続いたカード{n}枚、スートは問わない",
  },
  ["meld.sequence.suit"] = {
    "{n} cards of adjoining ranks in one suit",
    ja = "同じスートでランクの続いたカード{n}枚",
  },
  ["meld.order"] = {
    "The order of ranks in a sequence is always {ranks}.",
    ja = "シークエンスのランクの順は、いつも{ranks}である。",
  },
  ["meld.once"] = {
    "A card serves in only one of these melds of a player.",
    ja = "1枚のカードを、1人のこれらの手役の複数に使うことはできない。",
  },
  ["meld.reuse"] = {
    "A card of the hand serves in only one meld; a card of {zones} may serve in several. Every meld " ..
      "needs a card that is in no meld of the player yet.",
    ja = "手札のカードは1つの手役にしか使えず、{zones}のカードはいくつもの手役に使える。どの手役にも、自分のほかの手役にまだ使っていないカードが1枚は要る。",
  },
  ["meld.zones"] = {
    "Cards of {zones} may be used in melds as well; they stay where they are, and every player may use them.",
    ja = "{zones}のカードも手役に使うことができる。使ったカードはその場に残り、どのプレイヤーも使うことができる。",
  },
  ["meld.own"] = {
    "A meld that uses cards of {zones} needs at least {cards} of the hand.",
    ja = "{zones}のカードを使う手役には、手札を{cards}以上使わなければならない。",
  },
  ["meld.exposes"] = {
    "Cards of the hand that were melded stay face up before the player. They still belong to the hand " ..
      "and are played from it like any other.",
    ja = "手役に使った手札は、自分の前に表向きに置いたままにする。置いたカードも手札のままで、ほかのカードと同じようにプレイする。",
  },
  ["meld.back"] = { "Then the cards are taken back into the hand.", ja = "公開したカードは手札に戻す。" },
  ["meld.at_most"] = { "At most {n} each time.", ja = "1回に{n}つまで。" },
  ["meld.trumps"] = { "{points}, in trumps {n}", ja = "{points}、切札なら{n}点" },
  ["meld.of_a_kind.any"] = { "{n} cards of the same rank: {ranks}", ja = "同じランクのカード{n}枚: {ranks}" },
  ["meld.of_a_kind.one"] = { "{n} cards: {ranks}", ja = "{ranks}が{n}枚" },
  ["meld.different_suits"] = { "{cards}, one of each suit", ja = "{cards}、スートはすべて別" },
  ["meld.or_more"] = { "{n} or more cards of adjoining ranks, of any suits", ja = "ランクの続いたカード{n}枚以上、スートは問わない" },
  ["meld.or_more.suit"] = {
    "{n} or more cards of adjoining ranks in one suit",
    ja = "同じスートでランクの続いたカード{n}枚以上",
  },
  ["meld.named"] = { "{cards}", ja = "{cards}" },
  ["meld.named.suit"] = { "{cards} of one suit", ja = "同じスートの{cards}" },
  ["meld.named.of"] = { "{cards} of {suit}", ja = "{suit}の{cards}" },
  ["meld.named.trumps"] = { "{cards} of trumps", ja = "切札スートの{cards}" },
  ["meld.copies"] = { "{cards}, {n} of each", ja = "{cards}を{n}枚ずつ" },
  ["meld.groups"] = {
    "A card serves once in each of these groups: {groups}.",
    ja = "1枚のカードは次の各グループで1回ずつ使える: {groups}。",
  },
  ["meld.whole_runs"] = { "An unbroken run is one sequence.", ja = "続いているカードは1つのシークエンスとして数える。" },
  ["meld.needs_trick"] = {
    "Melds count for a side once it has taken a trick.",
    ja = "手役は、その側が1トリック取って初めて数える。",
  },
  ["meld.needs_trick.alone"] = {
    "Melds count for a player once the player has taken a trick.",
    ja = "手役は、その人が1トリック取って初めて数える。",
  },
  ["meld.best_side"] = {
    "Only the side with the best single meld scores, and then all of its own. The better: {list}.",
    ja = "一番よい手役を1つ持つ側だけが、自分たちの手役をすべて点にする。比べる順は、{list}。",
  },
  ["meld.best_side.alone"] = {
    "Only the player with the best single meld scores, and then all of the own. The better: {list}.",
    ja = "一番よい手役を1つ持つ人だけが、自分の手役をすべて点にする。比べる順は、{list}。",
  },
  ["meld.shown"] = {
    "At first only the names of melds are told. What counts is shown in trick {n}.",
    ja = "はじめは手役の名前だけを告げる。点になる手役は第{n}トリックで見せる。",
  },
}
