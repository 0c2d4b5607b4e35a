-- What a player hears when a move is refused.

return {
  -- Any game.
  ["must-head-trick-under"] = {
    "{Call}: you can beat {card}, so you must. Play {cards}.",
    ja = "{call}の宣言中です。{card}に勝てるカードを出さなければなりません。出せるのは{cards}です。",
  },
  ["must-play-from"] = {
    "Not now: the rules leave you {cards}. Play one of these.",
    ja = "今出せるのは{cards}だけです。",
  },
  ["must-lead-from"] = {
    "Not now: the rules let you lead {cards}. Lead one of these.",
    ja = "今リードできるのは{cards}だけです。",
  },
  ["not-your-card"] = { "You do not hold {card}.", ja = "{card}は手札にありません。" },
  ["not-your-turn"] = { "Not now: it is the turn of seat {seat}.", ja = "今は席{seat}の番です。" },
  ["not-to-act"] = { "Not now: this seat has nothing to decide.", ja = "この席が今決めることはありません。" },
  ["no-such-call"] = { "Not now: {call} cannot be declared here.", ja = "ここでは{call}を宣言できません。" },
  ["no-such-bid"] = { "Not now: {call} cannot be bid here.", ja = "ここでは{call}をビッドできません。" },
  ["call-too-low"] = {
    "Not now: {standing} stands, and {call} does not go above it. {Calls} would.",
    ja = "{standing}が宣言されていて、{call}では上回れません。上回れるのは{calls}です。",
  },
  ["call-final"] = {
    "Not now: {standing} stands, and nothing you may declare goes above it.",
    ja = "{standing}が宣言されていて、それを上回れる宣言はありません。",
  },
  ["may-not-pass"] = {
    "You can play {cards}, so you may not pass.",
    ja = "{cards}を出せるので、パスはできません。",
  },
  ["may-not-pass-lead"] = {
    "You are on lead and may not pass. Lead {cards}.",
    ja = "リードなのでパスはできません。リードできるのは{cards}です。",
  },
  ["may-not-pass-call"] = {
    "You may not pass here. Declare {calls}.",
    ja = "ここではパスできません。{calls}を宣言してください。",
  },
  ["already-exposed"] = { "{Card} lies face up already.", ja = "{card}はもう公開されています。" },
  ["may-not-expose"] = {
    "{Card} may not be laid face up, only {cards}.",
    ja = "{card}は公開できません。公開できるのは{cards}です。",
  },
  ["nothing-to-expose"] = {
    "{Card} may not be laid face up, nor any other card of yours.",
    ja = "{card}は公開できません。ほかに公開できるカードもありません。",
  },
  ["card-before-play"] = {
    "Not now: a card was named, but declarations are being made.",
    ja = "今は宣言の時間です。カードはまだ出せません。",
  },
  ["card-in-auction"] = {
    "Not now: a card was named, but this is the bidding.",
    ja = "今はビッドの時間です。カードはまだ出せません。",
  },
  ["call-after-calls"] = { "Not now: nothing is being declared any more.", ja = "宣言の時間は終わっています。" },
  ["wrong-verb"] = {
    "Not now: the word for this moment is {verb}.",
    ja = "その言葉は今の段階では使えません。今は {verb} です。",
  },
  ["unreadable"] = {
    "'{text}' is neither a card of this pack nor a call.",
    ja = "「{text}」というカードや宣言はありません。",
  },
  ["unreadable-near"] = {
    "'{text}' is neither a card of this pack nor a call. Did you mean {nearest}?",
    ja = "「{text}」というカードや宣言はありません。{nearest}のことですか。",
  },
  ["unreadable-verb"] = {
    "'{text}' comes after the word for this moment. Write '{seat} {verb} {text}'.",
    ja = "「{text}」はこの段階の言葉の後に書きます。「{seat} {verb} {text}」と書いてください。",
  },
  ["not-offered"] = { "Not now: this is not among what can be done here.", ja = "今ここではできません。" },
  ["match-over"] = {
    "The match is over: there is nothing left to play.",
    ja = "ゲームは終わっています。もう出すカードはありません。",
  },

  ["move-legal"] = { "{move} may be played here.", ja = "{move}はここでできる手です。" },

  -- Tricks.
  ["must-not-follow"] = {
    "Not now: {suit} is in the trick already, and no suit is played twice. Play {cards}.",
    ja = "{suit}はもうトリックにあり、同じスートは二度出せません。出せるのは{cards}です。",
  },
  ["must-not-follow-pass"] = {
    "Not now: {suit} is in the trick already, and no suit is played twice. You can only pass.",
    ja = "{suit}はもうトリックにあり、同じスートは二度出せません。パスしかできません。",
  },
  ["must-pass"] = {
    "Not now: the rules leave you no card. You can only pass.",
    ja = "今出せるカードはありません。パスしかできません。",
  },
  ["must-play-from-first"] = {
    "Not in the first trick. Play {cards}.",
    ja = "最初のトリックでは出せません。出せるのは{cards}です。",
  },
  ["must-lead-from-first"] = {
    "Not in the first trick. Lead {cards}.",
    ja = "最初のトリックではリードできません。リードできるのは{cards}です。",
  },
  ["must-play-from-until"] = {
    "Not before {until} has been played. Play {cards}.",
    ja = "{until}が出るまでは出せません。出せるのは{cards}です。",
  },
  ["must-lead-from-until"] = {
    "Not before {until} has been played. Lead {cards}.",
    ja = "{until}が出るまではリードできません。リードできるのは{cards}です。",
  },
  ["may-not-open"] = {
    "{Card} may not open a trick. Lead {cards}.",
    ja = "{card}ではトリックを始められません。リードできるのは{cards}です。",
  },
  ["trumps"] = { "trumps", ja = "切札" },

  -- Bids, calls, announcements.
  ["bid-too-low"] = {
    "Not now: {standing} was bid, and {call} does not go above it. {Calls} would.",
    ja = "{standing}がビッドされていて、{call}では上回れません。上回れるのは{calls}です。",
  },
  ["bid-final"] = {
    "Not now: {standing} was bid, and {call} does not go above it. You can only pass.",
    ja = "{standing}がビッドされていて、{call}では上回れません。パスしかできません。",
  },
  ["call-not-asked"] = {
    "Not now: the question is {calls}, not {call}.",
    ja = "今聞かれているのは{calls}で、{call}ではありません。",
  },
  ["call-by-showing"] = {
    "{Call} is made by showing {n} {n:card|cards}: type show and the cards.",
    ja = "{call}は{n}枚を見せて宣言します。show とカードを入力してください。",
  },
  ["number-not-open"] = { "Not now: {call} cannot be named here, only {calls}.",
                          ja = "ここでは{call}とは言えません。言えるのは{calls}です。" },
  ["total-barred"] = { "Not now: with {call} all numbers would add up to {n}, which they may not. Name {calls}.",
                       ja = "{call}では全員の数の合計が{n}になってしまいます。言えるのは{calls}です。" },
  ["call-cannot"] = { "{Call} is not possible with these cards.", ja = "この手札では{call}はできません。" },
  ["may-not-call"] = {
    "{Card} may not be called, only {cards}.",
    ja = "{card}は指名できません。指名できるのは{cards}です。",
  },
  ["may-not-pass-name"] = {
    "You may not pass here. Call {cards}.",
    ja = "ここではパスできません。{cards}を指名してください。",
  },

  -- Cards given away, put aside or shown.
  ["may-not-pass-give"] = {
    "You may not pass here. Give {n} {n:card|cards}.",
    ja = "ここではパスできません。{n}枚渡してください。",
  },
  ["may-not-pass-discard"] = {
    "You may not pass here. Discard {n} {n:card|cards}.",
    ja = "ここではパスできません。{n}枚捨ててください。",
  },
  ["may-not-pass-pick"] = {
    "You may not pass here: something has to be chosen.",
    ja = "ここではパスできません。何かを選んでください。",
  },
  ["wrong-number-give"] = {
    "Give {n} {n:card|cards}, not {given}.",
    ja = "渡すのは{n}枚です。{given}枚ではありません。",
  },
  ["wrong-number-discard"] = {
    "Discard {n} {n:card|cards}, not {given}.",
    ja = "捨てるのは{n}枚です。{given}枚ではありません。",
  },
  ["wrong-number-show"] = {
    "{Call}: show {n} {n:card|cards}, not {given}.",
    ja = "{call}で見せるのは{n}枚です。{given}枚ではありません。",
  },
  ["may-not-give"] = {
    "{Cards} may not be given. Give from {from}.",
    ja = "{cards}は渡せません。渡せるのは{from}です。",
  },
  ["may-not-discard"] = {
    "{Cards} may not be discarded. Discard from {from}.",
    ja = "{cards}は捨てられません。捨てられるのは{from}です。",
  },
  ["may-not-show"] = {
    "{Call}: {cards} may not be shown. Show from {from}.",
    ja = "{call}で{cards}は見せられません。見せられるのは{from}です。",
  },
  ["must-be-among"] = { "{Cards} must be among them.", ja = "{cards}を含めなければなりません。" },
  ["nothing-to-show"] = { "There is nothing you may show now.", ja = "今見せられるものはありません。" },
  ["nothing-to-give"] = { "None of your cards may be given away now.", ja = "今渡せるカードはありません。" },

  -- Melds.
  ["no-meld"] = {
    "{Cards} are no meld. A meld is {shapes}.",
    ja = "{cards}は役になりません。役になるのは{shapes}です。",
  },
  ["already-melded"] = { "{Cards}: already in a meld of yours.", ja = "{cards}はもう役に使っています。" },
  ["too-few-own-cards"] = {
    "A meld with cards of the table needs {n} {n:card|cards} of your hand, and this one has {given}.",
    ja = "場のカードを使う役には手札が{n}枚必要です。この役は{given}枚です。",
  },

  ["part-of-run"] = {
    "{Cards} are part of a longer sequence of yours: an unbroken run is one meld.",
    ja = "{cards}はもっと長い続きの一部です。続いているカードは1つの手役になります。",
  },

  -- Choices of a step.
  ["may-not-pick"] = {
    "{Card} cannot be chosen here, only {cards}.",
    ja = "ここで{card}は選べません。選べるのは{cards}です。",
  },
  ["may-not-pick-whose"] = {
    "That seat has nothing to choose here. You can choose {cards}.",
    ja = "その席に選べるものはありません。選べるのは{cards}です。",
  },
  ["nothing-to-pick"] = {
    "Not now: there is nothing for you in {zone}.",
    ja = "今{zone}に選べるものはありません。",
  },
  ["nothing-to-pick-hand"] = { "Not now: you hold no card for this.", ja = "今これに使えるカードは手札にありません。" },
}
