-- What a player is asked, and what is answered and hinted at.

return {
  -- Questions.
  ["ask-choose"] = { "What do you choose?", ja = "どれにしますか。" },
  ["ask-choose-or-pass"] = { "Do you choose one?", ja = "どれかを選びますか。" },
  ["ask-choose-of"] = { "{Step}: which do you choose?", ja = "{step}: どれにしますか。" },
  ["ask-choose-or-pass-of"] = { "{Step}: do you choose one?", ja = "{step}: どれかを選びますか。" },
  ["ask-one-call"] = { "{Call}?", ja = "{call}にしますか。" },
  ["ask-hold"] = { "{name} has bid {call}. Do you hold it?", ja = "{name}が{call}をビッドしました。受けますか。" },
  ["ask-hold-you"] = { "{Name} have bid {call}. Do you hold it?", ja = "{name}は{call}をビッドしています。受けますか。" },
  ["ask-must-bid"] = { "You have to bid.", ja = "必ずビッドしなければなりません。" },
  ["ask-must-speak"] = { "You have to make one of these.", ja = "どれかを必ず宣言しなければなりません。" },
  ["ask-contract"] = { "Do you name a contract?", ja = "コントラクトを宣言しますか。" },
  ["ask-declare"] = { "Do you declare?", ja = "宣言しますか。" },
  ["standing-held"] = { "{name} holds {call}.", ja = "{name}は{call}を受けています。" },
  ["standing-held-you"] = { "{Name} hold {call}.", ja = "{name}は{call}を受けています。" },
  ["standing-declared"] = { "{name} has declared {call}.", ja = "{name}が{call}を宣言しました。" },
  ["standing-declared-you"] = { "{Name} have declared {call}.", ja = "{name}は{call}を宣言しています。" },
  ["ask-above"] = { "Do you go above it?", ja = "上回りますか。" },
  ["ask-expose"] = { "Do you lay a card face up?", ja = "カードを公開しますか。" },
  ["choice-call"] = { "{n} {call}.", ja = "{n} {call}。" },
  ["choice-no-trick"] = { "{n} {call}, take no trick.", ja = "{n} {call}、全トリックに負ける。" },
  ["choice-every-trick"] = { "{n} {call}, take every trick.", ja = "{n} {call}、全トリックに勝つ。" },
  ["choice-card"] = { "{n} {card}.", ja = "{n} {card}。" },
  ["more-bids"] = { ".. any other up to {call} may be typed", ja = ".. {call}までのほかのビッドも入力できます" },
  ["choices-go-on"] = { "They go on to:", ja = "以下、次まで続きます:" },
  ["choice-range-one"] = { "There is one choice, number 1.", ja = "選択肢は1の1つだけです。" },
  ["choice-range"] = { "The choices are numbered from 1 to {n}.", ja = "選択肢は1から{n}までです。" },
  ["option"] = { "{Card} is {code}.", ja = "{card}は{code}。" },
  ["your-lead"] = {
    "Your lead, trick {trick} of {tricks}. Every card may be played.",
    ja = "第{trick}トリック(全{tricks}トリック)、あなたのリード。どのカードも出せます。",
  },
  ["your-lead-from"] = {
    "Your lead, trick {trick} of {tricks}. You may lead {cards}.",
    ja = "第{trick}トリック(全{tricks}トリック)、あなたのリード。リードできるのは{cards}です。",
  },
  ["your-lead-drawing"] = {
    "Your lead, trick {trick}. Every card may be played.",
    ja = "第{trick}トリック、あなたのリード。どのカードも出せます。",
  },
  ["your-lead-from-drawing"] = {
    "Your lead, trick {trick}. You may lead {cards}.",
    ja = "第{trick}トリック、あなたのリード。リードできるのは{cards}です。",
  },
  ["your-turn-for"] = {
    "You play for {name}, trick {trick}: {cards} may be played.",
    ja = "{name}の代わりの番、第{trick}トリック。出せるのは{cards}です。",
  },
  ["your-turn"] = {
    "Your turn, trick {trick}. Every card may be played.",
    ja = "あなたの番、第{trick}トリック。どのカードも出せます。",
  },
  ["your-turn-void"] = {
    "Your turn, trick {trick}. You hold no {suit}: every card may be played.",
    ja = "あなたの番、第{trick}トリック。{suit}がないので、どのカードも出せます。",
  },
  ["your-turn-from"] = {
    "Your turn, trick {trick}. You may play {cards}.",
    ja = "あなたの番、第{trick}トリック。出せるのは{cards}です。",
  },
  ["type-choice-names"] = { "Type one of them, or help.", ja = "どれか、または help と入力してください。" },
  ["type-choice-codes"] = {
    "Type what you say, short or long, or help.",
    ja = "略号か言葉、または help と入力してください。",
  },
  ["type-choice"] = { "Type a number or a word, or help.", ja = "番号か言葉、または help と入力してください。" },
  ["type-card"] = { "Type a card, or help.", ja = "カード、または help と入力してください。" },

  -- Answers to words.
  ["unknown-word"] = {
    "'{text}' is no word here. help lists the words.",
    ja = "「{text}」という言葉はありません。help で一覧が出ます。",
  },
  ["unknown-word-near"] = {
    "'{text}' is no word here. Did you mean {nearest}? help lists the words.",
    ja = "「{text}」という言葉はありません。{nearest}のことですか。help で一覧が出ます。",
  },
  ["rule-line"] = { "Rule: {word}, {file} line {line}.", ja = "ルール: {word}、{file} {line}行。" },
  ["rule-line-house"] = {
    "House rule {title}: {word}, {file} line {line}.",
    ja = "ハウスルール「{title}」: {word}、{file} {line}行。",
  },
  ["rule-place"] = { "Rule: {file} line {line}.", ja = "ルール: {file} {line}行。" },
  ["rule-place-house"] = {
    "House rule {title}: {file} line {line}.",
    ja = "ハウスルール「{title}」: {file} {line}行。",
  },
  ["rule-changed"] = {
    "House rule {title} changes {path}, {file} line {line}.",
    ja = "ハウスルール「{title}」が{path}を変えています。{file} {line}行。",
  },
  ["rule-changed-in-words"] = { "House rule {title} changes it.", ja = "ハウスルール「{title}」が変えています。" },
  ["by-house-rule"] = { "House rule: {title}.", ja = "ハウスルール「{title}」。" },
  ["seat-holds"] = {
    "{name}, seat {seat}: {n} {n:card|cards}, {tricks} {tricks:trick|tricks}.",
    ja = "{name}、席{seat}: {n}枚、{tricks}トリック。",
  },
  ["seat-holds-said"] = {
    "{name}, seat {seat}: {n} {n:card|cards}, {tricks} {tricks:trick|tricks}, {said} said.",
    ja = "{name}、席{seat}: {n}枚、{tricks}トリック、予告{said}。",
  },
  ["seat-holds-said-you"] = {
    "{Name}, seat {seat}: {n} {n:card|cards}, {tricks} {tricks:trick|tricks}, {said} said.",
    ja = "{name}、席{seat}: {n}枚、{tricks}トリック、予告{said}。",
  },
  ["side-holds"] = { "{Names}: {tricks} {tricks:trick|tricks}.", ja = "{names}: {tricks}トリック。" },
  ["side-holds-said"] = {
    "{Names}: {tricks} {tricks:trick|tricks}, {said} said.",
    ja = "{names}: {tricks}トリック、予告{said}。",
  },
  ["seat-holds-you"] = {
    "{Name}, seat {seat}: {n} {n:card|cards}, {tricks} {tricks:trick|tricks}.",
    ja = "{name}、席{seat}: {n}枚、{tricks}トリック。",
  },
  ["has-exposed"] = { "{name} has shown {cards}.", ja = "{name}は{cards}を公開しています。" },
  ["has-exposed-you"] = { "{Name} have shown {cards}.", ja = "{name}は{cards}を公開しています。" },
  ["hand-open"] = { "The hand of {name} lies open: {cards}", ja = "{name}の公開された手札: {cards}" },
  ["hand-open-you"] = { "{Name} have an open hand: {cards}", ja = "{name}の公開された手札: {cards}" },
  ["side-points"] = { "{Names}: {points} {points:point|points}.", ja = "{names}: {points}点。" },
  ["why-clause"] = { "Clause {n}: {text}", ja = "ルール表の{n}: {text}" },
  ["why-clause-of-many"] = { "Clause {n}: {call} is one of the bids.", ja = "ルール表の{n}: {call}はビッドの1つ。" },
  ["why-asked"] = { "You are asked because the rules say so.", ja = "ルールにより、あなたに質問しています。" },
  ["why-of-what"] = {
    "Type why and a card or a call, or why scores.",
    ja = "why のあとにカードか宣言、または scores 得点を入力してください。",
  },
  ["why-no-scores"] = { "No deal is over yet.", ja = "まだ終わったディールがありません。" },
  ["step-binding"] = {
    "Step {n}, {word}: you have {cards}, so it is one of these.",
    ja = "ステップ{n}、{word}: {cards}があるので、この中から選びます。",
  },
  ["step-empty"] = { "Step {n}, {word}: you have none.", ja = "ステップ{n}、{word}: 当てはまるカードがありません。" },
  ["step-not-reached"] = { "Step {n}, {word}: not asked for any more.", ja = "ステップ{n}、{word}: ここまで進みません。" },
  ["card-may"] = { "{Card} may be played.", ja = "{card}は出せます。" },
  ["every-card-may"] = { "Every card may be played.", ja = "どのカードも出せます。" },
  ["card-may-choose"] = { "{Card} may be chosen.", ja = "{card}は選べます。" },
  ["card-may-not-choose"] = { "{Card} may not be chosen here.", ja = "{card}はここでは選べません。" },
  ["card-may-show"] = { "{Card} may be laid face up.", ja = "{card}は公開できます。" },
  ["card-may-not"] = { "{Card} may not be played now.", ja = "{card}は今は出せません。" },
  ["call-may"] = { "{Call} may be declared.", ja = "{call}は宣言できます。" },
  ["call-may-bid"] = { "{Call} may be bid.", ja = "{call}はビッドできます。" },
  ["call-may-say"] = { "{Call} may be said.", ja = "{call}と言えます。" },
  ["call-may-choose"] = { "{Call} may be chosen.", ja = "{call}は選べます。" },
  ["undo-none"] = { "You have made no move that could be taken back.", ja = "取り消せる手はまだありません。" },
  ["undo-asks-card"] = {
    "Going back to your {card} takes back {n} {n:card|cards} you have seen since: {cards}. 1 yes. 2 no.",
    ja = "{card}を取り消すと、その後に見た{n}枚も戻ります: {cards}。1 はい。2 いいえ。",
  },
  ["undo-asks-call"] = {
    "Going back to your {call} takes back {n} {n:card|cards} you have seen since: {cards}. 1 yes. 2 no.",
    ja = "{call}の宣言を取り消すと、その後に見た{n}枚も戻ります: {cards}。1 はい。2 いいえ。",
  },
  ["undo-asks"] = {
    "This takes back {n} {n:card|cards} that were seen since: {cards}. 1 yes. 2 no.",
    ja = "取り消すと、その後に見えた{n}枚も戻ります: {cards}。1 はい。2 いいえ。",
  },
  ["undo-asks-pass"] = {
    "Going back to your pass takes back {n} {n:card|cards} you have seen since: {cards}. 1 yes. 2 no.",
    ja = "パスを取り消すと、その後に見た{n}枚も戻ります: {cards}。1 はい。2 いいえ。",
  },
  ["undo-kept"] = { "Nothing was taken back.", ja = "何も取り消していません。" },
  ["undone"] = { "Taken back: what {name} chose last.", ja = "{name}の最後の選択を取り消しました。" },
  ["undone-you"] = { "Taken back: what you chose last.", ja = "あなたの最後の選択を取り消しました。" },
  ["undone-card"] = { "Taken back: {card}.", ja = "{card}を取り消しました。" },
  ["undone-call"] = { "Taken back: {call}.", ja = "{call}を取り消しました。" },
  ["undone-pass"] = { "Taken back: your pass.", ja = "パスを取り消しました。" },
  ["lang-choices"] = { "Type lang en or lang ja.", ja = "lang en か lang ja と入力してください。" },
  ["lang-changed"] = { "English from now on.", ja = "これからは日本語です。" },
  ["say-choices"] = {
    "Type say short for codes of cards, or say long for their names.",
    ja = "say short でカードの記号、say long で名前になります。",
  },
  ["say-short"] = { "Cards are said as codes from now on.", ja = "これからはカードを記号で言います。" },
  ["say-long"] = { "Cards are said by name from now on.", ja = "これからはカードを名前で言います。" },
  ["rule-clause"] = { "Clause {n} of the rule sheet.", ja = "ルール表の{n}。" },
  ["rule-clauses"] = { "Clauses {from} to {to} of the rule sheet.", ja = "ルール表の{from}から{to}。" },
  ["rules-section"] = { "{Title}.", ja = "{title}。" },
  ["rules-clause"] = { "{n}. {text}", ja = "{n}. {text}" },
  ["rules-clause-changed"] = { "{n}, changed: {text}", ja = "{n}、変更あり: {text}" },
  ["rules-word"] = { "{word}: {says}", ja = "{word}: {says}" },
  ["rules-no-word"] = {
    "There is no clause and no word '{text}'.",
    ja = "「{text}」という項目や言葉はありません。",
  },
  ["rules-no-word-near"] = {
    "There is no clause and no word '{text}'. Did you mean {nearest}?",
    ja = "「{text}」という項目や言葉はありません。{nearest}のことですか。",
  },
  ["help-moves"] = {
    "To play a card, type its code or its name. To choose, type the number or the word.",
    ja = "カードを出すには記号か名前を、選ぶには番号か言葉を入力します。",
  },
  ["help-look"] = {
    "To look: hand, table, trick, last, tricks, scores, bids, log, options, again.",
    ja = "見る: hand 手札、table 場、trick 今のトリック、last 前のトリック、tricks 全トリック、scores 得点、bids 宣言、log 記録、" ..
      "options 選択肢、again もう一度。",
  },
  ["help-ask"] = {
    "To ask: why and a card or scores, hint, do to do what it says, rules, or rules and a number or word. " ..
      "To go back: undo.",
    ja = "聞く: why とカードか得点 なぜ、hint ヒント、do そのとおりに実行、rules ルール、rules と番号か言葉。戻る: undo 戻す。",
  },
  ["help-table"] = {
    "Also: say short or say long, lang en or lang ja, export and a file for a record of the table, " ..
      "without and a house rule to go on without it, and quit, which keeps the table.",
    ja = "ほかに: say short と say long、lang en と lang ja、export 書き出す とファイル名で記録、without なしで とハウスルールでそれを外して続行、" ..
      "quit 終了。テーブルは保存されます。",
  },

  -- Hints.
  ["hint-only"] = { "There is only one thing to do.", ja = "できることは1つだけです。" },
  ["hint-blind"] = {
    "No advice: however the hidden cards may lie, the deal could not be played on. `houserule check` says why.",
    ja = "助言できません。見えないカードを仮定しても、そこから先をプレイできませんでした。理由は `houserule check` で分かります。",
  },
  ["hint-pass"] = {
    "Pass. The deal played on with the hidden cards in {guesses} {guesses:way|ways}: nothing else did clearly better.",
    ja = "パス。見えないカードを{guesses}通りに置いてディールを続けても、ほかに明らかに良い手はありません。",
  },
  ["hint-pass-board"] = {
    "Pass. In {guesses} {guesses:game|games} played on from here nothing else did clearly better.",
    ja = "パス。ここから{guesses}通り先まで進めましたが、ほかに明らかに良い手はありません。",
  },
  ["hint-best-board"] = {
    "{Card}. It did best in {guesses} {guesses:game|games} played on from here.",
    ja = "{card}。ここから{guesses}通り先まで進め、いちばん良い結果でした。",
  },
  ["hint-call"] = {
    "{Call}. The deal played on with the hidden cards in {guesses} {guesses:way|ways}: it did best.",
    ja = "{call}。見えないカードを{guesses}通りに置いてディールを続けると、いちばん良い結果でした。",
  },
  ["hint-expose"] = {
    "{Card} face up. The deal played on with the hidden cards in {guesses} {guesses:way|ways}: it did best.",
    ja = "{card}を公開。見えないカードを{guesses}通りに置いてディールを続けると、いちばん良い結果でした。",
  },
  ["hint-at-once"] = { "{Card}. It gains something at once.", ja = "{card}。すぐに得になります。" },
  ["hint-best"] = {
    "{Card}. The deal played on with the hidden cards in {guesses} {guesses:way|ways}: it did best.",
    ja = "{card}。見えないカードを{guesses}通りに置いてディールを続けると、いちばん良い結果でした。",
  },
  ["hint-kept"] = {
    "{Card}. The deal played on with the hidden cards in {guesses} {guesses:way|ways}: nothing else " ..
      "did clearly better.",
    ja = "{card}。見えないカードを{guesses}通りに置いてディールを続けても、ほかに明らかに良い手はありません。",
  },
  -- What the card does in the trick.
  ["hint-fact-takes"] = { "It takes the trick.", ja = "このトリックを取ります。" },
  ["hint-fact-best"] = { "No opponent after you can beat it.", ja = "あとに出す相手には上回れません。" },
  ["hint-fact-above"] = { "It goes above the best card so far.", ja = "今の最強を上回ります。" },
  ["hint-fact-below"] = { "It stays below the best card so far.", ja = "今の最強には勝ちません。" },
  ["hint-fact-partner"] = {
    "It stays below the card of your partner, who wins so far.",
    ja = "今勝っているパートナーのカードには勝ちません。",
  },
  ["hint-meld"] = {
    "{Card}. It belongs to the melds that score most together.",
    ja = "{card}。合わせて最も点になる手役の1つです。",
  },
  ["hint-do"] = { "To do it, type do.", ja = "そうするには do と入力します。" },
  ["no-hint-to-do"] = {
    "There is no hint for this question yet. Type hint.",
    ja = "この質問のヒントはまだありません。hint と入力してください。",
  },
  ["hint-no-meld"] = {
    "Pass. There is nothing left to meld that scores.",
    ja = "パス。点になる手役はもうありません。",
  },
}
