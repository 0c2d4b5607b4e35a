-- What is said of a fault in the rules of a card game and its deck, and of one that turns up while cards are played.
-- What stands before the dot of a key is the code of the fault.

return {
  ["bad-number.card-points"] = { "the cards are worth more points than any game has", ja = "カードの点が大きすぎます" },
  ["bad-number.chips-paid"] = { "more chips are paid in a match than any game has", ja = "1マッチに支払うチップが多すぎます" },
  ["bad-title.blank"] = { "{what} has nothing to read", ja = "{what}に読める文字がありません" },
  ["bad-title.characters"] = {
    "{what} has {n} characters; it has at most {most}",
    ja = "{what}は{n}文字です。{most}文字以内にします",
  },
  ["bad-title.columns"] = { "{what} takes {n} columns; it has at most {most}", ja = "{what}の幅は{n}桁です。{most}桁以内にします" },
  ["bad-title.of-game"] = { "the name of the game", ja = "ゲームの名前" },
  ["bad-title.of-number"] = { "the label of {name}", ja = "{name}のラベル" },
  ["bad-title.of-variant"] = { "the title of {name}", ja = "{name}のタイトル" },
  ["deal-loses.chips"] = { "chips are made or lost here", ja = "ここでチップが増えたり減ったりしています" },
  ["deal-loses.chips-suggest"] = { "use pay and share, not score", ja = "score ではなく pay と share を使ってください" },
  ["deal-loses.nowhere"] = { "at the end of the deal {card} lies nowhere", ja = "ディールの終わりに、{card}がどこにもありません" },
  ["deal-loses.strange-card"] = { "a card that is not in play", ja = "使わないはずのカード" },
  ["deal-loses.suggest"] = {
    "look at what is moved, exchanged and noted since it was dealt",
    ja = "配ってからの移動、交換、mark を調べてください",
  },
  ["deal-loses.twice"] = { "at the end of the deal {card} lies in two places", ja = "ディールの終わりに、{card}が2か所にあります" },
  ["deal-uneven.again-suggest"] = {
    "later cards come by move out of a zone that keeps the rest",
    ja = "後から渡すカードは、残りを置いた場所から move で動かします",
  },
  ["deal-uneven.again"] = { "the cards are dealt already", ja = "カードはもう配られています" },
  ["deal-uneven.count"] = {
    "the deal gives out {dealt} cards, but {there} are in play",
    ja = "{dealt}枚配りますが、使うカードは{there}枚です",
  },
  ["deal-uneven.nothing-to-play"] = { "nobody has a card to play here", ja = "ここではだれもプレイするカードを持っていません" },
  ["deck-noun.card"] = { "a card", ja = "カード" },
  ["deck-noun.empty-list"] = { "an empty one", ja = "空のリスト" },
  ["deck-noun.group"] = { "a group", ja = "グループ" },
  ["deck-noun.rank"] = { "a rank", ja = "ランク" },
  ["deck-noun.suit"] = { "a suit", ja = "スート" },
  ["deck-noun.suitless"] = { "a card of no suit", ja = "スートのないカード" },
  ["deck-size.cards"] = {
    "a deck has at most {most} cards, this one {given}",
    ja = "デッキのカードは{most}枚までですが、これは{given}枚あります",
  },
  ["deck-size.suits"] = {
    "a deck has at most {most} suits, this one {given}",
    ja = "デッキのスートは{most}個までですが、これは{given}個あります",
  },
  ["duplicate-name.call"] = {
    "every call needs a name of its own, '{name}' is none",
    ja = "どの宣言にも別々の名前が必要です。「{name}」は使えません",
  },
  ["duplicate-name.card-codes"] = {
    "'{code}' is the code of '{one}' and of '{other}'",
    ja = "「{code}」が「{one}」と「{other}」の両方のコードになっています",
  },
  ["duplicate-name.in-deck"] = { "the deck has something called '{name}' already", ja = "デッキにはもう「{name}」があります" },
  ["duplicate-name.pass"] = {
    "a call cannot be called '{name}': that is what saying nothing is called",
    ja = "宣言の名前に「{name}」は使えません。何も宣言しないことの名前です",
  },
  ["duplicate-name.phases"] = { "two phases are called '{name}'", ja = "「{name}」というフェイズが2つあります" },
  ["duplicate-name.unnamed-phase"] = {
    "there is another {name} already, and this one has no name of its own",
    ja = "{name} はもうあり、これには名前がありません",
  },
  ["duplicate-name.unnamed-phase-suggest"] = {
    "write {name} \"..\" { .. }, so that changes and the rule sheet tell them apart",
    ja = "{name} \"..\" { .. } と名前をつければ、変更でもルール表でも区別できます",
  },
  ["duplicate-name.rank-codes"] = {
    "the rank '{name}' has the codes '{one}' and '{other}'",
    ja = "ランク「{name}」に「{one}」と「{other}」の2つのコードがあります",
  },
  ["duplicate-name.two-cards"] = { "two cards are called '{name}'", ja = "「{name}」というカードが2つあります" },
  ["duplicate-name.two-groups"] = { "two groups are called '{name}'", ja = "「{name}」というグループが2つあります" },
  ["duplicate-name.two-kinds"] = {
    "{one} and {other} are called '{name}'",
    ja = "{one}と{other}がどちらも「{name}」という名前です",
  },
  ["duplicate-name.two-ranks"] = { "two ranks are called '{name}'", ja = "「{name}」というランクが2つあります" },
  ["duplicate-name.two-suits"] = { "two suits are called '{name}'", ja = "「{name}」というスートが2つあります" },
  ["duplicate-name.zone"] = { "every game has a zone '{name}'", ja = "「{name}」という置き場はどのゲームにもあります" },
  ["empty-set.highest-trump"] = {
    "the game has no trumps, so highest_trump never finds a card",
    ja = "このゲームに切札はないので、highest_trump のカードはありません",
  },
  ["empty-set.no-card"] = { "no card of the deck can ever be in {set}", ja = "{set} に入るカードはデッキにありません" },
  ["empty-set.no-trumps"] = {
    "the game has no trumps, so {word} is never a card",
    ja = "このゲームに切札はないので、{word} のカードはありません",
  },
  ["endless-redeal"] = { "the cards are dealt again for ever", ja = "カードの配り直しが終わりません" },
  ["endless-redeal.suggest"] = { "say when they are: when = ..", ja = "いつ配り直すかを書いてください: when = .." },
  ["forgotten-rank.by-rank"] = {
    "by_rank gives no number for the {rank}, which is in play",
    ja = "by_rank に{rank}の数がありませんが、そのカードも使います",
  },
  ["forgotten-rank.order"] = {
    "{path} has no place for the {rank}: {card} is in play",
    ja = "{path} に{rank}の位置がありません。{card} を使います",
  },
  ["missing-field.bid"] = { "{path} needs something that can be bid", ja = "{path} にはビッドできるものが必要です" },
  ["missing-field.by-rank"] = {
    "by_rank needs the rank it goes by: {example}",
    ja = "by_rank には基にするランクが必要です: {example}",
  },
  ["missing-field.called-cards"] = { "{path} needs the cards that may be called", ja = "{path} には指名できるカードが必要です" },
  ["missing-field.cards-moved"] = { "{path} needs the cards it moves", ja = "{path} には動かすカードが必要です" },
  ["missing-field.follow"] = {
    "{path}.follow is one ladder, or says both when_suit_led and when_trump_led",
    ja = "{path}.follow には優先順リストを1つ書くか、when_suit_led と when_trump_led の両方を書きます",
  },
  ["missing-field.from"] = { "{path} needs a zone the cards lie in: from", ja = "{path} にはカードのある置き場 (from) が必要です" },
  ["missing-field.gives"] = { "{path} needs what is given away: gives", ja = "{path} には渡すもの (gives) が必要です" },
  ["missing-field.lines"] = { "{path} needs lines or pay", ja = "{path} には行か pay が必要です" },
  ["missing-field.may-pass"] = {
    "{path} is done again and again: who does it must be able to stop",
    ja = "{path} は何度も繰り返されるので、やめられるようにしなければなりません",
  },
  ["missing-field.number-given"] = {
    "{path}.gives needs the number of cards: nothing is taken up before",
    ja = "{path}.gives には枚数が必要です。その前に手札に加えるカードがありません",
  },
  ["missing-field.number-of-cards"] = { "{word} needs the number of cards", ja = "{word} には枚数が必要です" },
  ["missing-field.of"] = { "{path} needs the seat whose zone is meant: of", ja = "{path} にはだれの置き場かを表す席 (of) が必要です" },
  ["missing-field.receiver"] = { "{path} needs a zone or a seat: to", ja = "{path} には置き場か席 (to) が必要です" },
  ["missing-field.suit-ranks"] = {
    "the suit '{name}' has no ranks, and the deck names none",
    ja = "スート「{name}」にもデッキにもランクがありません",
  },
  ["missing-field.suits"] = { "a deck needs suits", ja = "デッキには suits が必要です" },
  ["missing-field.to"] = { "{path} needs a zone the cards go to", ja = "{path} にはカードの行き先の置き場が必要です" },
  ["missing-field.thrown-away-to"] = {
    "{path} has tricks that nobody wins: their cards must go somewhere",
    ja = "{path} には誰も勝たないトリックがあるので、そのカードの行き先が必要です",
  },
  ["missing-field.thrown-away-to-suggest"] = {
    "add thrown_away_to = \"box\", or a zone that belongs to nobody",
    ja = "thrown_away_to = \"box\" か、だれのものでもない置き場を加えてください",
  },
  ["missing-field.who-chooses"] = { "{path} needs the seat that chooses: who", ja = "{path} には選ぶ席 (who) が必要です" },
  ["missing-field.who-scores"] = {
    "{path} needs each_seat or each_side: who scores",
    ja = "{path} にはだれの得点かを表す each_seat か each_side が必要です",
  },
  ["missing-field.winner"] = { "{path} needs the winner of a trick", ja = "{path} にはトリックの勝者 (winner) が必要です" },
  ["missing-field.zone"] = { "{word} needs a zone", ja = "{word} には置き場が必要です" },
  ["missing-translation.comment"] = {
    "{name} does not say its opening comment in Japanese",
    ja = "{name}の最初のコメントに日本語がありません",
  },
  ["missing-translation.suggest"] = { "write ja = \"..\" beside the English", ja = "英語の横に ja = \"..\" と書いてください" },
  ["missing-translation.text"] = { "no Japanese text for {what}", ja = "{what} の日本語がありません" },
  ["missing-translation.title"] = { "{name} title", ja = "{name}のタイトル" },
  ["mixed-step"] = {
    "one step looks at the led suit, the winning card, the called card or the suits that lie there, not at " ..
      "two of them",
    ja = "1つの項目で見られるのは、リードのスート、勝っているカード、指名されたカード、場にあるスートのどれか1つだけです",
  },
  ["nothing-legal"] = {
    "{path}: seat {seat} is to act, and nothing is legal",
    ja = "{path}: 席{seat}の番ですが、できることがありません",
  },
  ["nothing-legal.gives"] = {
    "{path}: seat {seat} must give {count} and holds {held} that it may give",
    ja = "{path}: 席{seat}は{count}枚渡さなければなりませんが、渡せるカードは{held}枚です",
  },
  ["nothing-legal.gives-suggest"] = { "look at what is taken from hands before", ja = "その前に手札から取られるカードを調べてください" },
  ["suggest.write"] = { "write {code}", ja = "{code} と書いてください" },
  ["too-few-cards"] = {
    "{path}: a hand may hold fewer than {count} of these: of {cards} {others} may be others",
    ja = "{path}: 手札のこれらのカードが{count}枚に足りないことがあります。{cards}のうち{others}枚がほかのカードかもしれません",
  },
  ["too-few-cards.suggest-as-many"] = {
    "as_many_as_possible = true, and the rest comes from all cards of the hand",
    ja = "as_many_as_possible = true とすれば、残りは手札のどのカードでもよくなります",
  },
  ["too-few-cards.suggest-fewer"] = { "ask for fewer", ja = "枚数を減らしてください" },
  ["too-many.calls"] = { "a game has at most {most} calls", ja = "1つのゲームの宣言は{most}個までです" },
  ["too-many.choices"] = { "a step offers at most 3 choices", ja = "1つの step の選択は3個までです" },
  ["too-many.groups"] = { "a deck and a game have at most {most} groups", ja = "デッキとゲームのグループは合わせて{most}個までです" },
  ["too-many.phases"] = { "a list has at most {most} phases", ja = "1つのリストのフェイズは{most}個までです" },
  ["too-many.selectors"] = {
    "{path}: one card after the other is looked for, at most {most}",
    ja = "{path}: 順に探せるカードは{most}個までです",
  },
  ["too-many.showing-calls"] = {
    "one_of holds at most 4 calls that show cards",
    ja = "one_of に入れられる、カードを見せる宣言は4個までです",
  },
  ["too-many.steps"] = { "{path}: a ladder has at most {most} steps", ja = "{path}: 優先順リストの項目は{most}個までです" },
  ["too-many.tables"] = {
    "{path}: what may be played depends on so much that its tables need {size} MB, and 64 are the most",
    ja = "{path}: 出せるカードを決める条件が多すぎて、表に{size} MB必要です。64 MBまでです",
  },
  ["too-many.tables-suggest"] = { "let it depend on fewer values, conditions or suits", ja = "値、条件、スートを減らしてください" },
  ["too-many.values"] = { "a game has at most 64 values", ja = "1つのゲームの値は64個までです" },
  ["too-many.zones"] = { "a game has at most 64 zones", ja = "1つのゲームの置き場は64個までです" },
  ["uneven-hands"] = {
    "the hands cannot be played out: some hold more cards than others, or more than there are to play (seat " ..
      "by seat: {held})",
    ja = "手札を出し切れません。人より多いか、出せる数より多い手札があります (席の順に: {held})",
  },
  ["uneven-hands.suggest"] = {
    "look at what is dealt, exchanged and moved into hands",
    ja = "配ったカード、交換したカード、手札に移したカードを調べてください",
  },
  ["unknown-card.in-deck"] = {
    "deck '{deck}' has no card or group named '{name}'",
    ja = "デッキ「{deck}」に「{name}」というカードやグループはありません",
  },
  ["unknown-card.in-deck-so-far"] = {
    "deck '{deck}' has no card or earlier group named '{name}'",
    ja = "デッキ「{deck}」に「{name}」というカードや、それより前のグループはありません",
  },
  ["unknown-card.rank"] = { "deck '{deck}' has no rank '{name}'", ja = "デッキ「{deck}」に「{name}」というランクはありません" },
  ["unknown-path.translation"] = { "no text has the path {path}", ja = "{path} というパスの文章はありません" },
  ["unknown-value.call"] = { "there is no call '{name}'", ja = "「{name}」という宣言はありません" },
  ["unknown-value.choice"] = { "the step has no choice '{name}'", ja = "この step に「{name}」という選択はありません" },
  ["unknown-value.figure"] = { "{path} has no figure '{name}'", ja = "{path} に「{name}」という figure はありません" },
  ["unknown-value.hole"] = { "the sentence has a hole that nothing fills: {hole}", ja = "文の {hole} に入るものがありません" },
  ["unknown-value.no-order"] = {
    "the cards of '{zone}' lie in no order, so none of them is number {slot}",
    ja = "置き場「{zone}」のカードには順番がないので、{slot}番目はありません",
  },
  ["unknown-value.new-trumps"] = {
    "'{name}' is no suit of the deck, nor a way to come to trumps",
    ja = "「{name}」はデッキのスートでも、切札の決め方でもありません",
  },
  ["wrong-type.new-two-numbers"] = {
    "a number that is bid and one that is foretold would have the same name: one of the two",
    ja = "ビッドする数と予想する数は同じ名前になるので、どちらか一方にしてください",
  },
  ["deal-uneven.new-game"] = {
    "'{deck}' cannot be dealt to {seats}: two suits, and three cards for each of 2 to 8 players",
    ja = "「{deck}」を{seats}人に配れません。2つのスートと、2〜8人のそれぞれに3枚が必要です",
  },
  ["unknown-value.no-top"] = {
    "the cards of zone '{zone}' lie in no order, so none of them is on top",
    ja = "置き場「{zone}」のカードには順番がないので、一番上のカードはありません",
  },
  ["unknown-value.slot"] = {
    "zone '{zone}' keeps {slots} cards in order, so there is no {slot}",
    ja = "置き場「{zone}」が順番に並べるカードは{slots}枚なので、{slot}番目はありません",
  },
  ["unknown-value.trick"] = {
    "the cards of the open trick lie in no zone: only move and mark take from it",
    ja = "場に出ているトリックのカードは置き場にありません。取り出せるのは move と mark だけです",
  },
  ["unknown-value.trick-suggest"] = {
    "conditions ask played { .. } or trick_cards { .. }; a value that follows from a card of the trick "
    .. "cannot be said yet",
    ja = "条件では played { .. } か trick_cards { .. } を使います。トリックのカードで決まる値はまだ書けません",
  },
  ["unknown-value.value"] = { "the game declares no value '{name}'", ja = "ゲームに「{name}」という値はありません" },
  ["unknown-value.zone"] = { "the game declares no zone '{name}'", ja = "ゲームに「{name}」という置き場はありません" },
  ["which-cards"] = {
    "{path} takes {count} out of '{zone}', where cards lie in no order: it does not say which",
    ja = "{path} は「{zone}」から{count}枚取りますが、そこには順番がなく、どのカードか決まりません",
  },
  ["which-cards.suggest"] = {
    "let a step pick them (choices = { pick .. }), name a set of no more cards, take them all, "
      .. "or take them from a face_up or face_down zone of the game, whose top card comes first",
    ja = "step で選ばせる (choices = { pick .. })、それ以下の枚数の集合を書く、全部取る、"
      .. "または上から取れる face_up か face_down の置き場から取ってください",
  },
  ["wrong-type.all-at-once"] = {
    "calls come one after the other, not all_at_once",
    ja = "宣言は1人ずつするので、all_at_once は使えません",
  },
  ["wrong-type.all-pass"] = { "{path}.all_pass is one phase", ja = "{path}.all_pass は1つのフェイズです" },
  ["wrong-type.amount"] = {
    "{what} must be a whole or half number up to a million, not {given}",
    ja = "{what} は100万までの、0.5きざみの数です。{given}は書けません",
  },
  ["wrong-type.anybody"] = { "only calls may come from anybody", ja = "anybody を使えるのは宣言だけです" },
  ["wrong-type.anybody-calls"] = {
    "anybody may call only where a call makes the contract",
    ja = "anybody が宣言できるのは、宣言が契約になるところだけです",
  },
  ["wrong-type.as-many"] = {
    "{path}: only what an exchange gives can be as_many_as_possible",
    ja = "{path}: as_many_as_possible を使えるのは交換で渡すカードだけです",
  },
  ["wrong-type.at-end"] = {
    "at the end of a match there is only pay and share, not this",
    ja = "マッチの終わりに書けるのは pay と share だけです",
  },
  ["wrong-type.at-end-word"] = {
    "at the end of a match there is only pay and share, not {word}",
    ja = "マッチの終わりに書けるのは pay と share だけです。{word} は書けません",
  },
  ["wrong-type.bounds"] = {
    "{word} takes exactly, or at_least and at_most",
    ja = "{word} には exactly か、at_least と at_most を書きます",
  },
  ["wrong-type.caller"] = { "only the declarer calls a partner", ja = "パートナーを指名できるのは宣言者だけです" },
  ["wrong-type.changes-in-play"] = {
    "{given} changes from deal to deal and cannot stand here: name each suit, with a condition (when) of its own",
    ja = "{given}はディールごとに変わるので、ここには書けません。スートを1つずつ、条件 (when) を付けて書いてください",
  },
  ["wrong-type.colour"] = {
    "colour must be one of {colours}, not {given}",
    ja = "colour に書けるのは{colours}です。{given}は書けません",
  },
  ["wrong-type.condition"] = { "a condition is made of words, not of {given}", ja = "条件は語で書きます。{given}は書けません" },
  ["wrong-type.condition-here"] = { "this condition cannot be used here", ja = "この条件はここでは使えません" },
  ["wrong-type.condition-inside"] = {
    "in a ladder a condition narrows a whole step, not a part of it",
    ja = "優先順リストの条件は、項目の一部ではなく全体に付けます",
  },
  ["wrong-type.copies"] = {
    "the suit '{name}' has {ranks} ranks, but copies for {copies}",
    ja = "スート「{name}」のランクは{ranks}個ですが、copies は{copies}個です",
  },
  ["wrong-type.dealer"] = {
    "the next dealer is same or next_seat, not {given}",
    ja = "次のディーラーは same か next_seat です。{given}は書けません",
  },
  ["wrong-type.deck-entry"] = {
    "{what} is a quoted name or {example}, not {given}",
    ja = "{what}は引用符で囲んだ名前か {example} です。{given}は書けません",
  },
  ["wrong-type.deck-list"] = {
    "{field} must be a list, each entry a name or {example}",
    ja = "{field} は名前か {example} を並べたリストです",
  },
  ["wrong-type.deck-text"] = { "{field} must be a text, not {given}", ja = "{field} には文章を書きます。{given}は書けません" },
  ["wrong-type.from"] = {
    "only always_playable cards say which zone they lie in",
    ja = "どの置き場にあるかを書けるのは always_playable のカードだけです",
  },
  ["wrong-type.group-entry"] = {
    "a group is made of quoted names, not of {given}",
    ja = "グループには引用符で囲んだ名前を書きます。{given}は書けません",
  },
  ["wrong-type.group-list"] = {
    "the group '{name}' must be a list of quoted names, not {given}",
    ja = "グループ「{name}」は引用符で囲んだ名前のリストです。{given}は書けません",
  },
  ["wrong-type.groups"] = { "groups must be a table such as {example}", ja = "groups は {example} のような表です" },
  ["wrong-type.in-line"] = {
    "a line holds each_seat or each_side and a function, not {given}",
    ja = "行には each_seat か each_side と関数を書きます。{given}は書けません",
  },
  ["wrong-type.inner-phase"] = { "{given} cannot stand inside another phase", ja = "{given}はほかのフェイズの中に書けません" },
  ["wrong-type.laid"] = { "cards are laid out as {example}", ja = "並べるカードは {example} のように書きます" },
  ["wrong-type.laid-zone"] = { "cards are laid into a zone that belongs to nobody", ja = "カードを並べるのは、だれのものでもない置き場です" },
  ["wrong-type.mark"] = { "mark notes cards in a zone of marks", ja = "mark がカードを記すのは marks の置き場です" },
  ["wrong-type.match-winner"] = { "{given} does not say who wins a match", ja = "{given}ではマッチの勝者が決まりません" },
  ["wrong-type.move"] = {
    "cards cannot be moved to a zone of marks; mark them",
    ja = "marks の置き場にカードは動かせません。mark を使ってください",
  },
  ["wrong-type.no-place"] = {
    "'{zone}' only notes cards that lie elsewhere: no card can be moved into it or out of it",
    ja = "「{zone}」はほかの場所にあるカードを記すだけなので、カードを出し入れできません",
  },
  ["wrong-type.no-place-suggest"] = {
    "name the zone where the cards lie; mark { .. } notes them",
    ja = "カードの実際の置き場を書いてください。記すのは mark { .. } です",
  },
  ["wrong-type.neither-rank-nor-suit"] = { "{value} is neither a rank nor a suit", ja = "{value} はランクでもスートでもありません" },
  ["wrong-type.one-sum"] = {
    "in {word} a bound that is a sum of values stands alone; write two conditions",
    ja = "{word} で値の和を限度にするときは1つだけ書きます。2つの条件に分けてください",
  },
  ["wrong-type.never-true"] = {
    "{word} can never be true: more than its own limit",
    ja = "{word} は成り立ちません。下限が上限を超えています",
  },
  ["wrong-type.no-cards"] = { "{given} is no set of cards", ja = "{given}はカードの集まりではありません" },
  ["unknown-value.no-place-for-chips"] = {
    "the game has no place for chips",
    ja = "このゲームにはチップを置く場所がありません",
  },
  ["wrong-type.no-chips"] = { "'{name}' holds no chips", ja = "「{name}」はチップの値ではありません" },
  ["wrong-type.no-line"] = { "{given} is no line of a settlement", ja = "{given}は精算の行ではありません" },
  ["wrong-type.no-phase"] = { "{given} is no phase", ja = "{given}はフェイズではありません" },
  ["wrong-type.no-promise"] = { "{given} is no promise", ja = "{given}は約束ではありません" },
  ["wrong-type.no-seat"] = { "{given} is no seat", ja = "{given}は席ではありません" },
  ["wrong-type.of-value"] = {
    "{given} does not fit the type of values.{name}",
    ja = "{given}は values.{name} の型に合いません",
  },
  ["wrong-type.one-of-bids"] = {
    "bids exclude each other by themselves; one_of is for declare",
    ja = "bid は元から1つしか選べません。one_of は declare で使います",
  },
  ["wrong-type.one-zone"] = {
    "{path}: all of these cards must lie in one zone",
    ja = "{path}: これらのカードはすべて同じ置き場になければなりません",
  },
  ["wrong-type.takes"] = {
    "{path}.takes: only one seat can take up a zone",
    ja = "{path}.takes: 置き場のカードを取れるのは1人だけです",
  },
  ["wrong-type.takes-whose"] = {
    "{path}.takes: every player has {zone} of their own, so it does not say whose cards are taken up",
    ja = "{path}.takes: {zone} はプレイヤーごとにあるので、誰のカードを取るのか決まりません",
  },
  ["wrong-type.single-seat"] = {
    "{path} is one seat, and {given} may be several",
    ja = "{path} は1つの席です。{given}は何人もいることがあります",
  },
  ["wrong-type.partners-opposite"] = {
    "partners sit opposite each other at a table of 4, 6 or 8, not of {seats}",
    ja = "パートナーが向かい合えるのは4人、6人、8人のテーブルです。{seats}人ではできません",
  },
  ["wrong-type.pass"] = { "pass ends a ladder and depends on no condition", ja = "pass は優先順リストの最後に書き、条件は付けられません" },
  ["wrong-type.pay"] = { "{path}.pay must be a function", ja = "{path}.pay は関数でなければなりません" },
  ["wrong-type.pick"] = {
    "{path} must be {example}, not {given}",
    ja = "{path} は {example} でなければなりません。{given}は書けません",
  },
  ["wrong-type.pick-twice"] = {
    "a pick names its cards once: here, or in_order",
    ja = "pick のカードはここか in_order のどちらか1つに書きます",
  },
  ["wrong-type.picked"] = {
    "picked can only stand among the effects of a step",
    ja = "picked を書けるのは step の効果の中だけです",
  },
  ["wrong-type.points-line"] = {
    "a line of card_points begins with a number, or says times = ..",
    ja = "card_points の行は数で始めるか、times = .. を書きます",
  },
  ["wrong-type.points-of-what"] = {
    "a line of card_points names the cards or tricks that count",
    ja = "card_points の行には、数えるカードかトリックを書きます",
  },
  ["wrong-type.receiver"] = { "{path}.to names no seat", ja = "{path}.to に席がありません" },
  ["wrong-type.rest"] = { "the rest goes to a zone that the game declares", ja = "残りの行き先はゲームの zones にある置き場です" },
  ["wrong-type.seats-in-turn"] = {
    "{path} is one seat, or several in turn: each_seat, own_side or defenders",
    ja = "{path} は1つの席か、順番に行う何人か (each_seat、own_side、defenders) です",
  },
  ["wrong-type.selector"] = { "{given} finds no card of a trick", ja = "{given}ではトリックのカードが決まりません" },
  ["wrong-type.set-with-condition"] = {
    "a set that stands here cannot depend on a condition",
    ja = "ここに書くカードの集まりに条件は付けられません",
  },
  ["wrong-type.set-with-condition-suggest"] = {
    "let what uses the set ask: highest { .., when = .. } of winner, follow of a call, a step of a ladder",
    ja = "使う側に条件を書きます。winner = { highest { .., when = .. }, .. }、宣言の follow、ladder の cards { .., when = .. } など",
  },
  ["wrong-type.shape"] = { "a shape is {example}", ja = "手役の形は {example} のように書きます" },
  ["wrong-type.single-card"] = { "a choice of a step is a single card", ja = "step で選ぶのはカード1枚です" },
  ["wrong-type.single-choice"] = {
    "{path}: all_at_once offers a single choice",
    ja = "{path}: all_at_once の選択は1つだけです",
  },
  ["wrong-type.speaks"] = { "{given} is said of a bid: declare takes once, or nothing",
                            ja = "{given}は bid に書きます。declare に書けるのは once だけです" },
  ["wrong-type.shuffle"] = {
    "'{zone}' has no order to be shuffled: only face_up and face_down zones that the game declares have one",
    ja = "「{zone}」には混ぜる順番がありません。順番があるのは、ゲームの face_up と face_down の置き場だけです",
  },
  ["wrong-type.swap"] = {
    "swap takes two cards picked in the step: picked \"name\"",
    ja = "swap には step で選んだカードを2枚書きます: picked \"name\"",
  },
  ["wrong-type.times-line"] = {
    "a line with `times` takes exposed or exposed_by_captor",
    ja = "`times` のある行には exposed か exposed_by_captor を書きます",
  },
  ["wrong-type.trumps"] = { "trumps cannot be told by which cards are trumps", ja = "切札を切札で決めることはできません" },
  ["wrong-type.thrown-away-to"] = {
    "an unfinished trick goes to a pile that belongs to nobody",
    ja = "途中で終わったトリックの行き先は、だれのものでもない置き場です",
  },
  ["wrong-type.value"] = {
    "values.{name} must be chips, number, rank or suit, not {given}",
    ja = "values.{name} は chips、number、rank、suit のどれかです。{given}は書けません",
  },
  ["wrong-type.who"] = {
    "{path}.who is one word: a seat, each_seat, own_side, defenders or all_at_once",
    ja = "{path}.who は1つの語です: 席、each_seat、own_side、defenders、all_at_once",
  },
  ["wrong-type.whole"] = {
    "{what} must be a whole number from {from} to {to}, not {given}",
    ja = "{what} は{from}から{to}までの整数です。{given}は書けません",
  },
  ["wrong-type.whole-laid"] = { "the number of cards laid out", ja = "並べるカードの枚数" },
  ["wrong-type.whole-packet"] = { "the size of a packet", ja = "1度に配る枚数" },
  ["wrong-type.whole-place"] = { "the place in a zone", ja = "置き場の中の位置" },
  ["wrong-type.zone"] = {
    "zones.{name} says who sees it: face_up, face_down or private, not {given}",
    ja = "zones.{name} にはだれに見えるかを書きます: face_up、face_down、private。{given}は書けません",
  },
  ["wrong-type.zone-name"] = { "a zone is named by a text, not by {given}", ja = "置き場は名前で指定します。{given}は書けません" },
}
