-- What is missing where a word stands, and what can never do anything there.

return {
  ["duplicate-name.order-groups"] = {
    "{path} and {other} have cards in common: which order would hold?",
    ja = "{path} と {other} に共通のカードがあり、どちらの順になるか決まりません",
  },
  ["missing-field.by-suit"] = { "by_suit needs the suit that is looked up", ja = "by_suit には調べるスートが必要です" },
  ["missing-field.ranks"] = { "by_rank names no rank", ja = "by_rank にランクがありません" },
  ["no-effect.empty-order"] = { "{path} names no card", ja = "{path} にカードがありません" },
  ["no-effect.except-suit"] = {
    "{path}.except does nothing: the call sets no suit",
    ja = "{path}.except は効果がありません。この宣言はスートを決めません",
  },
  ["no-effect.most-chips"] = {
    "nothing pays chips, so everybody has as many at the end",
    ja = "チップを払うものがないので、最後まで全員のチップは同じです",
  },
  ["no-effect.no-trumps"] = {
    "an empty list of trumps does nothing here: without `trumps` there are none",
    ja = "ここで切札を空にしても効果がありません。trumps を書かなければ切札はありません",
  },
  ["no-effect.sets"] = { "{path} is empty", ja = "{path} が空です" },
  ["unknown-card.suit"] = { "deck '{deck}' has no suit '{name}'", ja = "デッキ「{deck}」に「{name}」というスートはありません" },
  ["no-effect.after-redeal"] = {
    "{name} is never reached: the deal is thrown in before it, whatever has happened",
    ja = "{name} に来ることはありません。その前に必ず配り直しになります",
  },
  ["no-effect.always-true"] = { "{condition} is always true here", ja = "{condition} はここではつねに成り立ちます" },
  ["no-effect.as-many"] = {
    "{path}: every hand holds {cards} of these, so as_many_as_possible changes nothing",
    ja = "{path}: どの手札にもこれが{cards}あるので、as_many_as_possible は何も変えません",
  },
  ["no-effect.except"] = { "{cards}: none of these is among the cards they are taken from",
                           ja = "{cards}: どれも元のカードに含まれていません" },
  ["no-effect.exposed"] = {
    "nobody can expose a card, so no card counts as exposed",
    ja = "カードを公開する機会がないので、公開されたカードはありません",
  },
  ["no-effect.exposed-suggest"] = {
    "write offer_to_expose { .. } before the play, or leave the line out",
    ja = "プレイの前に offer_to_expose { .. } を書くか、この行を消してください",
  },
  ["no-effect.idle"] = { "{condition} is the same whenever this is looked at", ja = "{condition} はここではいつも同じです" },
  ["no-effect.last-card"] = {
    "{condition} changes nothing here: in the last trick a hand holds one card, and that must be played",
    ja = "{condition} はここでは何も変えません。最後のトリックでは手札は1枚で、それを出すしかありません",
  },
  ["no-effect.trumps"] = {
    "nothing asks what is a trump, so trumps beat no card and change nothing",
    ja = "切札かどうかを調べるものがないので、切札はどのカードにも勝たず、何も変えません",
  },
  ["no-effect.trumps-suggest"] = {
    "write winner = { highest_trump, highest_of_led_suit }",
    ja = "winner = { highest_trump, highest_of_led_suit } と書いてください",
  },
  ["no-effect.shuffle"] = {
    "no card is taken from the top of {zone}, so shuffling it changes nothing",
    ja = "{zone} の上からカードを取ることはないので、混ぜても何も変わりません",
  },
  ["no-effect.whoever"] = {
    "what stands in whoever { .. } is not about a player: it is true of everybody or of nobody",
    ja = "whoever { .. } の中の条件は人についてのものではないので、全員か誰でもないかのどちらかになります",
  },
  ["no-effect.played-by"] = { "{path}: these cards are played by the seat whose they are",
                              ja = "{path}: これは持ち主がプレイするカードです" },
  ["no-effect.nobody-rests"] = { "{path}: nobody sits out", ja = "{path}: 誰も休みません" },
  ["no-effect.rests-late"] = { "{path} comes after the play: there is nothing left to sit out of",
                               ja = "{path} はプレイの後にあるので、休んでも何も変わりません" },
  ["no-effect.sides"] = {
    "{path} changes nothing: `teams` says who plays together, or that everybody plays alone",
    ja = "{path} は何も変えません。誰が味方かは teams で決まっています",
  },
  ["no-effect.secret-sides"] = {
    "{path}: nobody ever learns who plays with whom; write whoever { holds { .. } } with quoted cards",
    ja = "{path}: 誰が味方か最後まで分かりません。whoever { holds { .. } } とカード名を書いてください",
  },
  ["no-effect.award"] = {
    "{path} does nothing here: it is the key of cards that somebody gets because of a trick",
    ja = "{path} はここでは何もしません。トリックで誰かが得たカードを記録に載せるための名前です",
  },
  ["no-effect.in-order"] = {
    "{path}.in_order does nothing here: it is for what an exchange gives and what a call shows",
    ja = "{path}.in_order はここでは何もしません。交換で渡すカードと、宣言で見せるカードのためのものです",
  },
  ["no-effect.shown"] = {
    "shown does nothing here: it is for one of the sets in_order that an exchange gives",
    ja = "shown はここでは何もしません。交換で渡すカードの in_order の集まりのためのものです",
  },
  ["no-effect.unnamed"] = {
    "{path} does nothing: it is the Japanese for a name, and there is none",
    ja = "{path} は何もしません。日本語にするフェーズの名前がありません",
  },
  ["no-effect.choice"] = { "{path} does nothing with what is chosen", ja = "{path} は選ばれたものに何もしません" },
  ["no-effect.fix"] = { "{path} fixes nothing", ja = "{path} は何も決めません" },
  ["no-effect.first-takes-all"] = {
    "{path}: the first of these seats takes all, and nothing is left for the others; say how many each takes",
    ja = "{path}: 最初の人が全部取り、ほかの人には何も残りません。1人が何枚取るかを書いてください",
  },
  ["no-effect.never-true"] = { "{condition} is never true here", ja = "{condition} がここで成り立つことはありません" },
  ["no-effect.order"] = {
    "{path}.among: all get the same, so it means nothing with whom it begins",
    ja = "{path}.among: 全員が同じだけ受け取るので、誰から始めても同じです",
  },
  ["no-effect.second-contract"] = {
    "a contract has been made before, and no call of this {word} overrides it",
    ja = "契約はその前にできていて、この {word} の宣言にそれに優先するものはありません",
  },
  ["no-effect.somebody"] = {
    "what stands in {word} is not about a seat, so it is the same of everybody",
    ja = "{word} の中の条件は人についてのものではないので、誰についても同じです",
  },
  ["no-effect.step"] = { "{path} does nothing", ja = "{path} は何もしません" },
  ["no-effect.who"] = {
    "{path}.who does nothing: nobody is asked, and the function does not know for whom it is called",
    ja = "{path}.who は何もしません。誰にもたずねず、関数は誰のために呼ばれたかを知りません",
  },
  ["no-effect.thrown-away-to"] = {
    "{path}.thrown_away_to does nothing: no trick ends without a winner",
    ja = "{path}.thrown_away_to は何もしません。どのトリックにも勝者があります",
  },
  ["no-effect.without-contract"] = {
    "{path} does nothing where no call makes the contract",
    ja = "宣言が契約にならないところでは、{path} は何もしません",
  },
  ["no-seat-here"] = { "{word} is seen from a seat that acts, and here none does",
                       ja = "{word} は順番の人から見たものですが、ここには順番の人がいません" },
  ["no-seat-here.suggest"] = { "name the seat: dealer, declarer, winner",
                               ja = "dealer、declarer、winner のように席を書いてください" },
  ["nothing-here.call"] = {
    "nobody can have called {name} before, or no contract can come of it",
    ja = "ここまでに {name} を宣言できる人はいないか、それは契約になりません",
  },
  ["nothing-here.called"] = {
    "{word} asks for a called card, and none is called before",
    ja = "{word} には指名されたカードが要りますが、ここまでに指名がありません",
  },
  ["nothing-here.card"] = {
    "{path}: no card lies in '{zone}' here: nothing before brings one there",
    ja = "{path}: ここでは「{zone}」にカードがありません。ここまでに、そこにカードを置くものがありません",
  },
  ["nothing-here.card-suggest"] = {
    "write it below the phase that lays cards there",
    ja = "そこにカードを置くフェイズの後に書いてください",
  },
  ["nothing-here.contract"] = {
    "{word} asks for a contract, and none can be made before",
    ja = "{word} には契約が要りますが、ここまでに契約はできません",
  },
  ["nothing-here.dealt"] = {
    "{word} asks for cards of the deal, and none are dealt before",
    ja = "{word} には配ったカードが要りますが、ここまでに配られていません",
  },
  ["nothing-here.partner"] = {
    "nobody is known to have a partner here: the game has no teams, and a partner who is called shows in the play",
    ja = "ここではまだ誰のパートナーも分かりません。チームがなく、指名されたパートナーはプレイの中で分かります",
  },
  ["nothing-here.play"] = {
    "{word} asks for the play of tricks, which does not go on here",
    ja = "{word} はトリックのプレイの間のものですが、ここはプレイの間ではありません",
  },
  ["nothing-here.played"] = {
    "{word} asks for a play that has begun, and none begins before",
    ja = "{word} には始まったプレイが要りますが、ここまでにプレイはありません",
  },
  ["nothing-here.lies"] = {
    "{word} needs a card that has just been played: it is for after_card",
    ja = "{word} には出したばかりのカードが必要です。after_card で使ってください",
  },
  ["nothing-here.trick"] = {
    "{word} looks at the cards of a trick, and none lies here",
    ja = "{word} はトリックのカードを見ますが、ここにトリックはありません",
  },
  ["nothing-here.value"] = {
    "{value} is read here, and nothing fixes it",
    ja = "{value} をここで読みますが、それを決めるものがありません",
  },
  ["nothing-here.value-suggest"] = {
    "write {fix}, or {sets} in a call",
    ja = "{fix} と書くか、宣言に {sets} と書いてください",
  },
  ["no-way-out.all-rest"] = {
    "{path}: at least two have to play",
    ja = "{path}: 少なくとも2人はプレイしなければなりません",
  },
  ["no-way-out.winner"] = {
    "{path}: in a trick of {card} none of these finds a card",
    ja = "{path}: {card}のトリックではどれもカードを見つけられません",
  },
  ["no-way-out.winner-suggest"] = {
    "end the list with highest_card or highest_of_led_suit, or with nobody and say thrown_away_to",
    ja = "最後に highest_card か highest_of_led_suit を置くか、nobody を置いて thrown_away_to を書いてください",
  },
  ["no-way-out"] = {
    "{path}: the last step must be any_card, or a player may have nothing to play",
    ja = "{path}: 最後は any_card でなければ、出せるカードのない人が出ることがあります",
  },
  ["unreachable-step.after"] = { "nothing after {last} can ever apply", ja = "{last} の後のものが使われることはありません" },
  ["unreachable-step.again"] = {
    "{last} has been looked for before, and finds nothing the second time",
    ja = "{last} はその前に調べてあるので、もう一度書いても何も見つかりません",
  },
  ["unreachable-step.nobody"] = {
    "{path}: what stands before nobody always finds a card",
    ja = "{path}: nobody より前のものが必ずカードを見つけます",
  },
  ["unreachable-step.nobody-leads"] = {
    "nobody cannot lead: who leads is the first of these that exists",
    ja = "nobody はリードできません。この中で最初に存在する人がリードします",
  },
  ["unreachable-step.head"] = {
    "after follow_suit no card is left that heads the trick: only the led suit wins",
    ja = "follow_suit の後に、トリックに勝てるカードは残っていません。勝つのはリードされたスートだけです",
  },
  ["unreachable-step.no-trumps"] = {
    "the game has no trumps, so when_trump_led can never apply",
    ja = "このゲームに切札はないので、when_trump_led が使われることはありません",
  },
  ["wrong-type.zone-of-nobody"] = {
    "zones.{name} is nobody's, so its cards count for nobody: say per_seat or per_side, or leave counts out",
    ja = "zones.{name} は誰のものでもないので、誰の点にもなりません。per_seat か per_side にするか、counts を消してください",
  },
  ["wrong-type.zone-of-marks"] = {
    "zones.{name} only notes cards, which count where they lie",
    ja = "zones.{name} はカードを記すだけです。カードの点は実際の置き場で数えます",
  },
  ["missing-field.cards-moved-suggest"] = {
    "a number alone says how many: move { 1, any_card, from = .. } takes whichever lie there",
    ja = "数だけでは枚数しか分かりません。どのカードでもよければ move { 1, any_card, from = .. } と書いてください",
  },
  ["wrong-type.inner-phase-suggest"] = {
    "whoever is asked may always pass; where all have passed, redeal deals again",
    ja = "たずねられた人はいつでもパスできます。全員がパスしたら redeal で配り直せます",
  },
}
