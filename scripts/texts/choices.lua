-- What is said of bids, of cards that are given, picked and melded, and of what is set.

return {
  -- The length of a match; deals of a match that has no number of them.
  ["length-deals"] = { "{n} {n:deal|deals}", ja = "全{n}ディール" },
  ["length-score"] = { "until somebody has {score}", ja = "{score}に達するまで" },
  ["length-open"] = { "as long as it takes", ja = "終わるまで" },
  ["deal-begins-open"] = { "Deal {deal}. {name} deals.", ja = "第{deal}ディール。ディーラーは{name}。" },
  ["deal-begins-open-you"] = { "Deal {deal}. {Name} deal.", ja = "第{deal}ディール。ディーラーは{name}。" },
  ["resumed-open"] = {
    "Back at the table: {game}, deal {deal}.",
    ja = "再開します: {game}、第{deal}ディール。",
  },
  -- Bids, calls, cards given away, shown or melded.
  ["bids"] = { "{name} bids {call}.", ja = "{name}は{call}をビッド。" },
  ["bids-you"] = { "{Name} bid {call}.", ja = "{name}は{call}をビッド。" },
  ["calls-card"] = { "{name} calls {card}.", ja = "{name}は{card}を指名。" },
  ["calls-card-you"] = { "{Name} call {card}.", ja = "{name}は{card}を指名。" },
  ["you-are-partner"] = {
    "You hold {card}: you are the partner, and nobody else knows.",
    ja = "{card}を持っているあなたがパートナーです。ほかの人は知りません。",
  },
  ["partner"] = { "{name} is the partner of {declarer}.", ja = "{name}が{declarer}のパートナーです。" },
  ["partner-you"] = { "{Name} are the partner of {declarer}.", ja = "{name}が{declarer}のパートナーです。" },
  ["partner-yours"] = { "{name} is your partner.", ja = "{name}があなたのパートナーです。" },
  ["plays-alone"] = { "{name} plays alone.", ja = "{name}は1人で戦います。" },
  ["plays-alone-you"] = { "{Name} play alone.", ja = "{name}は1人で戦います。" },
  ["declares-showing"] = {
    "{name} declares {call} and shows {cards}.",
    ja = "{name}は{call}を宣言し、{cards}を見せました。",
  },
  ["declares-showing-you"] = {
    "{Name} declare {call} and show {cards}.",
    ja = "{name}は{call}を宣言し、{cards}を見せました。",
  },
  ["melds"] = {
    "{name} melds {shape} ({cards}), {points} {points:point|points}.",
    ja = "{name}は手役「{shape}」（{cards}）を公開、{points}点。",
  },
  ["melds-you"] = {
    "{Name} meld {shape} ({cards}), {points} {points:point|points}.",
    ja = "{name}は手役「{shape}」（{cards}）を公開、{points}点。",
  },
  ["melds-unseen"] = {
    "{name} melds {shape}, {points} {points:point|points}.",
    ja = "{name}は手役「{shape}」を宣言、{points}点。",
  },
  ["melds-unseen-you"] = {
    "{Name} meld {shape}, {points} {points:point|points}.",
    ja = "{name}は手役「{shape}」を宣言、{points}点。",
  },
  ["discards"] = { "{name} discards {cards}.", ja = "{name}は{cards}を捨てました。" },
  ["discards-you"] = { "{Name} discard {cards}.", ja = "{name}は{cards}を捨てました。" },
  ["discards-unseen"] = { "{name} discards {n} {n:card|cards}.", ja = "{name}は{n}枚捨てました。" },
  ["discards-unseen-you"] = { "{Name} discard {n} {n:card|cards}.", ja = "{name}は{n}枚捨てました。" },
  ["gives"] = { "{name} gives away {cards}.", ja = "{name}は{cards}を渡しました。" },
  ["gives-you"] = { "{Name} give away {cards}.", ja = "{name}は{cards}を渡しました。" },
  ["gives-unseen"] = { "{name} gives away {n} {n:card|cards}.", ja = "{name}は{n}枚渡しました。" },
  ["gives-unseen-you"] = { "{Name} give away {n} {n:card|cards}.", ja = "{name}は{n}枚渡しました。" },
  ["gives-mine"] = { "{name} gives you {cards}.", ja = "{name}から{cards}を受け取りました。" },
  ["takes-up"] = { "{name} takes up {cards}.", ja = "{name}は{cards}を手札に加えました。" },
  ["takes-up-you"] = { "{Name} take up {cards}.", ja = "{name}は{cards}を手札に加えました。" },
  ["takes-up-unseen"] = { "{name} takes up {n} {n:card|cards}.", ja = "{name}は{n}枚を手札に加えました。" },
  ["takes-up-unseen-you"] = { "{Name} take up {n} {n:card|cards}.", ja = "{name}は{n}枚を手札に加えました。" },
  ["shows"] = { "{name} shows {cards}.", ja = "{name}は{cards}を見せました。" },
  ["shows-you"] = { "{Name} show {cards}.", ja = "{name}は{cards}を見せました。" },
  ["picks"] = { "{name}, {step}: {cards}.", ja = "{name}、{step}: {cards}。" },
  ["picks-unseen"] = { "{name}, {step}: unseen.", ja = "{name}、{step}: 見えません。" },
  ["picks-unseen-you"] = { "{Name}, {step}: unseen.", ja = "{name}、{step}: 見えません。" },
  ["picks-you"] = { "{Name}, {step}: {cards}.", ja = "{name}、{step}: {cards}。" },
  ["all-passed"] = {
    "Everybody has passed: the cards are dealt again.",
    ja = "全員がパスしました。カードを配り直します。",
  },
  ["deal-void"] = {
    "The deal is void: the cards are dealt again.",
    ja = "このディールは無効です。カードを配り直します。",
  },
  -- Places, values, awards, figures.
  ["zone"] = { "{Zone}: {cards}.", ja = "{zone}: {cards}。" },
  ["zone-part"] = { "{name} {cards}", ja = "{name} {cards}" },
  ["zone-hidden"] = { "{n} {n:card|cards} face down", ja = "裏向きの{n}枚" },
  ["zone-hand"] = { "hand", ja = "手札" },
  ["trump-suit"] = { "trump suit", ja = "切り札スート" },
  ["value-is"] = { "{Value}: {is}.", ja = "{value}: {is}。" },
  ["draws"] = { "{name} draws {cards}.", ja = "{name}は{cards}を引きます。" },
  ["draws-you"] = { "{Name} draw {cards}.", ja = "{name}は{cards}を引きます。" },
  ["draws-unseen"] = { "{name} draws {n} {n:card|cards}.", ja = "{name}は{n}枚引きます。" },
  ["draws-unseen-you"] = { "{Name} draw {n} {n:card|cards}.", ja = "{name}は{n}枚引きます。" },
  ["pays-in"] = { "{name} pays {n} {n:chip|chips} into the {value}.", ja = "{name}は{value}に{n}チップ入れます。" },
  ["pays-in-you"] = { "{Name} pay {n} {n:chip|chips} into the {value}.", ja = "{name}は{value}に{n}チップ入れます。" },
  ["scores-now"] = { "{name} scores {n} ({line}).", ja = "{name}は{n}点({line})。" },
  ["scores-now-you"] = { "{Name} score {n} ({line}).", ja = "{name}は{n}点({line})。" },
  ["notes-now"] = { "{line} of {name}: {n}.", ja = "{name}の{line}: {n}。" },
  ["notes-now-you"] = { "Your {line}: {n}.", ja = "あなたの{line}: {n}。" },
  ["all-pay-in"] = { "Everybody pays {n} {n:chip|chips} into the {value}.", ja = "全員が{value}に{n}チップ入れます。" },
  ["award"] = { "{name} gets {cards}.", ja = "{name}は{cards}を受け取ります。" },
  ["award-you"] = { "{Name} get {cards}.", ja = "{name}は{cards}を受け取ります。" },
  ["trick-void"] = {
    "Trick {trick} is thrown away: nobody wins it.",
    ja = "第{trick}トリックは流れました。勝者はいません。",
  },
  ["figure"] = { "{Figure}: {is}.", ja = "{figure}: {is}。" },
  ["figure-part"] = { "{names} {is}", ja = "{names} {is}" },
  ["yes"] = { "yes", ja = "はい" },
  ["no"] = { "no", ja = "いいえ" },
  ["scored-line"] = { "{Line}: {list}.", ja = "{line}: {list}。" },
  ["winners-side"] = { "{Names} win the match with {score}.", ja = "{names}の勝ち、{score}です。" },
  -- Questions.
  ["ask-bid"] = { "Do you bid?", ja = "ビッドしますか。" },
  ["ask-overbid"] = {
    "{name} has bid {call}. Do you bid higher?",
    ja = "{name}が{call}をビッドしました。それより強いビッドをしますか。",
  },
  ["ask-overbid-you"] = {
    "You have bid {call}, {name}. Do you bid higher?",
    ja = "{name}は{call}をビッドしています。もっと強いビッドをしますか。",
  },
  ["ask-predict"] = { "Which number do you name?", ja = "いくつと言いますか。" },
  ["chooses"] = { "{name} chooses {call}.", ja = "{name}は{call}を選ぶ。" },
  ["chooses-you"] = { "{Name} choose {call}.", ja = "{name}は{call}を選ぶ。" },
  ["predicts"] = { "{name} says {call}.", ja = "{name}は{call}と言う。" },
  ["predicts-you"] = { "{Name} say {call}.", ja = "{name}は{call}と言う。" },
  ["said-predicted"] = { "says {call}", ja = "予告 {call}" },
  ["shows-unseen"] = { "{name} shows {n} {n:card|cards}, not to you.", ja = "{name}は{n}枚を見せます(あなたには見えません)。" },
  ["shows-unseen-you"] = { "{Name} show {n} {n:card|cards}.", ja = "{name}は{n}枚を見せます。" },
  ["ask-announce"] = { "Do you announce anything?", ja = "何か宣言しますか。" },
  ["ask-call-card"] = { "Which card do you call?", ja = "どのカードを指名しますか。" },
  ["ask-step"] = { "{Step}: what do you choose?", ja = "{step}: 何を選びますか。" },
  ["ask-pick"] = { "{Step}: choose a card ({zone}).", ja = "{step}: カードを選んでください({zone})。" },
  ["ask-meld"] = { "Do you meld?", ja = "手役を公開しますか。" },
  ["many-melds"] = {
    "{n} {n:meld|melds} are possible. Type the cards of one, hint, or pass.",
    ja = "公開できる手役は{n}通りあります。カードを並べて入力するか、hint か pass と入力してください。",
  },
  ["ask-discard"] = { "Discard {n} {n:card|cards}.", ja = "捨てるカードを{n}枚選んでください。" },
  ["ask-give"] = { "Give away {n} {n:card|cards}.", ja = "渡すカードを{n}枚選んでください。" },
  ["ask-show"] = {
    "{Call}: choose {n} {n:card|cards} to show.",
    ja = "{call}: 見せるカードを{n}枚選んでください。",
  },
  ["ask-fixed"] = { "{Cards} must be among them.", ja = "{cards}は必ず含まれます。" },
  ["choice-set"] = { "{n} choose {cards} {cards:card|cards}.", ja = "{n} {cards}枚を選ぶ。" },
  ["choice-show"] = {
    "{n} {call}, showing {cards} {cards:card|cards}.",
    ja = "{n} {call}、{cards}枚を見せる。",
  },
  ["choice-show-cards"] = { "{n} {call}, showing {cards}.", ja = "{n} {call}、{cards}を見せる。" },
  ["choice-meld"] = {
    "{n} {meld}: {cards}, {points} {points:point|points}.",
    ja = "{n} {meld}: {cards}、{points}点。",
  },
  ["numbered-card"] = { "{n}: {card}.", ja = "{n}: {card}。" },
  ["numbered-card-of"] = { "{n}: {card} ({name}).", ja = "{n}: {card}({name})。" },
  ["numbered-card-of-you"] = { "{n}: {card} ({name}).", ja = "{n}: {card}({name})。" },
  ["your-lead-open"] = {
    "Your lead, trick {trick}. Every card of your hand may be played.",
    ja = "第{trick}トリック、あなたのリード。手札のどのカードも出せます。",
  },
  ["your-lead-from-open"] = {
    "Your lead, trick {trick}. You may lead {cards}.",
    ja = "第{trick}トリック、あなたのリード。リードできるのは{cards}です。",
  },
  ["your-turn-none"] = {
    "Your turn, trick {trick}. No card of your hand may be played.",
    ja = "あなたの番、第{trick}トリック。手札から出せるカードはありません。",
  },
  ["also-playable"] = { "You may also play {cards}.", ja = "{cards}も出せます。" },
  ["may-pass"] = { "You may pass.", ja = "パスもできます。" },
  ["type-cards"] = {
    "Type {n} {n:number|numbers} or cards in one line, or help.",
    ja = "番号かカードを{n}個並べて、または help と入力してください。",
  },
  ["type-picks"] = {
    "Type a number or a card, or all of them in one line, or help.",
    ja = "番号かカードを1つ、または全部を1行に、あるいは help と入力してください。",
  },
  ["not-among"] = {
    "{Card} cannot be chosen here, only {cards}.",
    ja = "ここで{card}は選べません。選べるのは{cards}です。",
  },
  ["confirm"] = { "{Move}: is that right? 1 yes. 2 no.", ja = "{move}でよいですか。1 はい。2 いいえ。" },
  ["pass-word"] = { "pass", ja = "パス" },
  -- Payments from seat to seat where a game has points, not chips.
  ["gets-from-each-points"] = {
    "{name} gets {score} from each of the others.",
    ja = "{name}はほかの全員から{score}ずつもらいます。",
  },
  ["gets-from-each-points-you"] = {
    "{Name} get {score} from each of the others.",
    ja = "{name}はほかの全員から{score}ずつもらいます。",
  },
  ["pays-each-points"] = {
    "{name} pays {score} to each of the others.",
    ja = "{name}はほかの全員に{score}ずつ払います。",
  },
  ["pays-each-points-you"] = {
    "{Name} pay {score} to each of the others.",
    ja = "{name}はほかの全員に{score}ずつ払います。",
  },
  ["paid-points"] = { "From {from} to {to}: {score}.", ja = "{from}から{to}へ{score}。" },

  -- Settings, help, why.
  ["confirm-on"] = {
    "Every move is asked for once more: set confirm off ends that.",
    ja = "手を決める前に毎回確認します。set confirm off で解除します。",
  },
  ["confirm-off"] = {
    "Moves are made at once: set confirm on asks once more.",
    ja = "手は確認なしで決まります。set confirm on で毎回確認します。",
  },
  ["auto-pass-on"] = { "{Step} is passed without asking.", ja = "{step}は聞かずにパスします。" },
  ["auto-pass-off"] = { "{Step} is asked for.", ja = "{step}は毎回聞きます。" },
  ["auto-pass-advice"] = {
    "It holds for this and later games. With four cards or fewer in the hand it is wise to switch it off.",
    ja = "この設定は以後のゲームでも続きます。手札が4枚以下になったら解除をおすすめします。",
  },
  ["set-choices"] = {
    "To change: set confirm on or off, set auto_pass, a step, on or off.",
    ja = "変更: set confirm on か off、set auto_pass ステップ名 on か off。",
  },
  ["settings-unread"] = {
    "The settings in {file} cannot be read: {reason}. The usual ones hold until the file is mended or removed.",
    ja = "設定ファイル{file}が読めません: {reason}。ファイルを直すか消すまでは、ふだんの設定を使います。",
  },
  ["set-not-kept"] = {
    "The setting holds for this table, but could not be kept.",
    ja = "設定はこのテーブルでは有効ですが、保存できませんでした。",
  },
  ["no-steps"] = {
    "Nothing in this game can be passed unasked.",
    ja = "このゲームには自動でパスできるステップがありません。",
  },
  ["no-such-step"] = {
    "There is no step '{text}' to pass. The steps: {steps}.",
    ja = "「{text}」というステップはありません。選べるのは{steps}です。",
  },
  ["help-cards"] = {
    "To choose several cards, type their numbers or codes in one line.",
    ja = "何枚か選ぶときは、番号か記号を1行に並べて入力します。",
  },
  ["help-set"] = {
    "To set: set confirm on or off; set auto_pass, a step ({steps}), on or off.",
    ja = "設定: set 設定。set confirm on か off、set auto_pass ステップ名({steps}) on か off。",
  },
  ["step-pass"] = {
    "Step {n}, {word}: nothing before it offers a card.",
    ja = "ステップ{n}、{word}: ここまでに選べるカードがありません。",
  },
  ["step-always"] = {
    "{Cards} may be played whatever the steps say.",
    ja = "{cards}はステップにかかわらず出せます。",
  },
}
