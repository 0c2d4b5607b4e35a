-- What a player hears at a board game.

return {
  -- Where the table stands.
  ["board-status"] = {
    "Round {round} of {rounds}, {phase}. {n} of {all} {workers} left. As it stands {score}.",
    ja = "第{round}ラウンド/{rounds}、{phase}。{workers} 残り{n}/{all}。今の得点は{score}。",
  },
  ["board-supply"] = { "Supply: {goods}.", ja = "手元: {goods}。" },
  ["board-supply-none"] = { "Your supply is empty.", ja = "手元には何もありません。" },
  ["board-menu-lay"] = {
    "On {boards}: {goods}, such as {typed}.",
    ja = "{boards}に置く: {goods}。例: {typed}。",
  },
  ["board-type-place"] = { "Type where, such as: {typed}.", ja = "場所を入力してください。例: {typed}。" },
  ["board-boards"] = { "Boards: {boards}.", ja = "ボード: {boards}。" },
  ["board-menu-place"] = { "place: {list}.", ja = "place: {list}。" },
  ["board-spaces-why"] = {
    "why and the name of a space says what it is for.",
    ja = "why とマスの名前で、何のマスかが分かります。",
  },
  ["board-menu-idle"] = { "Where nothing could be done now: {list}.", ja = "今は何もできないマス: {list}。" },
  ["board-looks"] = {
    "Look: board, board NAME, actions, supply, cards.",
    ja = "見る: board、board 名前、actions、supply、cards。",
  },
  ["board-gap-now"] = {
    "You are asked at the next moment when anything can be done.",
    ja = "次に何かできる時に尋ねます。",
  },
  ["board-only-board-games"] = { "That is for board games.", ja = "それはボードゲーム用です。" },
  ["board-no-such"] = {
    "No board here is called '{text}'. There are: {boards}.",
    ja = "「{text}」というボードはありません。あるのは{boards}です。",
  },
  ["board-gaps-new"] = {
    "At gaps you are asked when something new is possible.",
    ja = "合間には、新しくできることがある時だけ尋ねます。",
  },
  ["board-gaps-every"] = { "At gaps you are asked every time.", ja = "合間には毎回尋ねます。" },
  ["board-gaps-demand"] = {
    "At gaps you are asked only when you type a.",
    ja = "合間には、aと入力した時だけ尋ねます。",
  },
  ["board-gaps-choices"] = {
    "Type: set gaps new, set gaps every or set gaps asked.",
    ja = "set gaps new、set gaps every、set gaps asked のどれかを入力してください。",
  },
  ["option-gaps"] = { "At gaps you are asked", ja = "合間に尋ねる" },
  ["option-gaps-new"] = { "when something new is possible", ja = "新しくできることがある時" },
  ["option-gaps-every"] = { "every time", ja = "毎回" },
  ["option-gaps-demand"] = { "only on a", ja = "aを押した時だけ" },

  -- What is asked.
  ["board-ask-turn"] = {
    "Place {workers}: choose a space, or pass for the rest of the round.",
    ja = "{workers}を置くマスを選んでください。パスするとこのラウンドは終わりです。",
  },
  ["board-ask-gap"] = { "Do something in between, or go on.", ja = "合間に何かするか、先へ進んでください。" },
  ["board-ask-last"] = { "Do what is still possible now, or go on.", ja = "今できることをするか、先へ進んでください。" },
  ["board-ask-window"] = { "Use one of these now, or go on.", ja = "今使えるものを使うか、先へ進んでください。" },
  ["board-ask-instead"] = {
    "Take something else instead, or go on.",
    ja = "代わりのものを得るか、先へ進んでください。",
  },
  ["board-ask-sail"] = { "{roll}: how many with you: {vessel}?", ja = "{roll}: {vessel}を何隻使いますか。" },
  ["board-ask-roll-low"] = {
    "{roll}: the die shows {die}, {result} to pay, {left} more {left:roll|rolls}.",
    ja = "{roll}: 出目は{die}、支払いは{result}、あと{left}回振れます。",
  },
  ["board-ask-roll-high"] = {
    "{roll}: the die shows {die}, which comes to {result}, {left} more {left:roll|rolls}.",
    ja = "{roll}: 出目は{die}、合計{result}、あと{left}回振れます。",
  },
  ["board-ask-may"] = { "Do this, or leave it out: {what}.", ja = "するか、しないか: {what}。" },
  ["board-ask-pay"] = { "What do you pay with?", ja = "何で支払いますか。" },
  ["board-ask-get"] = { "Which do you take?", ja = "どれを得ますか。" },
  ["board-ask-buy"] = { "What do you buy?", ja = "何を買いますか。" },
  ["board-ask-upgrade"] = { "What do you trade up ({what})?", ja = "何を格上げしますか({what})。" },
  ["board-ask-shift"] = { "What do you trade?", ja = "何を交換しますか。" },
  ["board-ask-take"] = { "How many items of which strip do you take?", ja = "どの列からいくつ取りますか。" },
  ["board-ask-put"] = { "Where does it lie?", ja = "どこに置きますか。" },
  ["board-ask-set-out"] = {
    "Set something out on the {board}, or go on.",
    ja = "{board}に並べるか、先へ進んでください。",
  },
  ["board-ask-pick"] = { "Which card do you draw?", ja = "どのカードを引きますか。" },
  ["board-ask-play"] = { "Which card do you play?", ja = "どのカードを出しますか。" },
  ["board-ask-back"] = {
    "From which space do {workers} come back?",
    ja = "どのマスから{workers}を戻しますか。",
  },
  ["board-ask-visit"] = { "Which space do you use?", ja = "どのマスを使いますか。" },
  ["board-ask-choose"] = { "{Phase}: choose one of these.", ja = "{phase}: 1つ選んでください。" },

  -- What an option does.
  ["board-yes"] = { "yes", ja = "する" },
  ["board-pass-round"] = { "pass: no more {workers} this round", ja = "パス: もう{workers}を置かない" },
  ["board-pass"] = { "go on", ja = "先へ進む" },
  ["board-back"] = { "back from {space}", ja = "{space}から戻す" },
  ["board-use"] = { "use {card}", ja = "{card}を使う" },
  ["board-put"] = { "put {good} on {board}", ja = "{board}に{good}を置く" },
  ["board-buy"] = { "buy {good} ({price}$)", ja = "{good}を買う({price}$)" },
  ["board-load"] = { "load a {vessel} that has {n}", ja = "{n}個積んだ{vessel}に積む" },
  ["board-unload"] = { "unload a {vessel} that has {n}", ja = "{n}個積んだ{vessel}から降ろす" },
  ["board-take"] = { "{n} of strip {strip}: {goods}", ja = "列{strip}から{n}個: {goods}" },
  ["board-becomes"] = { "{from} becomes {to}", ja = "{from} → {to}" },
  ["board-roll"] = { "roll once more", ja = "もう一度振る" },
  ["board-succeed"] = { "succeed", ja = "成功する" },
  ["board-succeed-paying"] = { "succeed, paying {goods}", ja = "{goods}を払って成功する" },
  ["board-fail"] = { "give up", ja = "あきらめる" },

  -- What happens.
  ["board-phase"] = { "{Phase}.", ja = "{phase}。" },
  ["board-placed"] = {
    "You place {n} {workers} on {space}: {what}.",
    ja = "{space}に{workers}を{n}人置きました: {what}。",
  },
  ["board-used"] = { "You use {card}.", ja = "{card}を使いました。" },
  ["board-gain"] = { "You get {goods}.", ja = "{goods}を得ました。" },
  ["board-pay"] = { "You pay {goods}.", ja = "{goods}を払いました。" },
  ["board-change"] = { "{Lost} becomes {gained}.", ja = "{lost}が{gained}になりました。" },
  ["board-times"] = { "That happens {n} times.", ja = "これが{n}回続きました。" },
  ["board-earlier"] = { "Before that, {n} more things happened.", ja = "その前に、ほかに{n}件のできごとがありました。" },
  ["board-by-card"] = { "{card}: {what}", ja = "{card}: {what}" },
  ["board-instead"] = { "{card} takes its place.", ja = "代わりに{card}が働きました。" },
  ["board-played"] = { "You play {card}.", ja = "{card}を出しました。" },
  ["board-drew"] = { "You draw {card}.", ja = "{card}を引きました。" },
  ["board-laid"] = { "You lay {good} on {board}.", ja = "{board}に{good}を置きました。" },
  ["board-loaded"] = { "You load a {vessel}.", ja = "{vessel}に積みました。" },
  ["board-rolled"] = { "You roll {n}.", ja = "出目は{n}。" },
  ["board-rolled-to"] = { "You roll {n}, which comes to {result}.", ja = "出目は{n}、結果は{result}。" },
  ["board-success"] = { "It succeeds.", ja = "成功です。" },
  ["board-failure"] = { "It fails.", ja = "失敗です。" },
  ["board-came-back"] = {
    "{n} {workers} come back from {space}.",
    ja = "{space}から{workers}が{n}人戻りました。",
  },
  ["board-fizzles"] = { "Nothing could be done.", ja = "何もできませんでした。" },
  ["board-fizzles-on"] = { "Nothing could be done on {space}.", ja = "{space}では何もできませんでした。" },

  -- Why something cannot be done.
  ["board-taken"] = { "Workers stand on {space} already.", ja = "{space}にはもう置かれています。" },
  ["board-too-few"] = {
    "{space} takes {needed} {workers}; you have {n} left.",
    ja = "{space}には{workers}が{needed}人必要ですが、残りは{n}人です。",
  },
  ["board-nothing-yet"] = { "On {space} nothing could be done now.", ja = "{space}では今は何もできません。" },
  ["board-lacks"] = { "It takes {needed}; you have {there}.", ja = "{needed}が必要ですが、{there}です。" },
  ["board-needs"] = { "It takes: {need}.", ja = "必要なもの: {need}。" },
  ["board-fit-good"] = { "{board} does not take {good}.", ja = "{board}に{good}は置けません。" },
  ["board-fit-outside"] = { "Part of it would lie outside the board.", ja = "ボードからはみ出します。" },
  ["board-fit-forbidden"] = { "Nothing may ever lie on {cells}.", ja = "{cells}には何も置けません。" },
  ["board-fit-overlaps"] = { "Something lies on {cells} already.", ja = "{cells}はふさがっています。" },
  ["board-fit-beside"] = {
    "It would lie side by side with its own kind at {cells}.",
    ja = "{cells}の同じ種類と隣り合います。",
  },
  ["board-fit-income"] = {
    "An income cell must wait for {cells}.",
    ja = "収入マスより先に{cells}を埋める必要があります。",
  },
  ["board-fit-standing"] = { "It must stand on the lowest row.", ja = "一番下の段に立てて置きます。" },
  ["board-fit-turned"] = {
    "Another of its kind lies on its long side already.",
    ja = "横向きに置けるのは1枚だけです。",
  },

  -- Pictures and pages.
  ["board-title-actions"] = {
    "actions   X yours  y another round's  - not now  > cursor",
    ja = "アクション   X 自分  y 前のラウンド  - 今は不可  > カーソル",
  },
  ["board-title-supply"] = { "your supply", ja = "手元" },
  ["board-title-menu"] = { "what you may do", ja = "できること" },
  ["board-pass-again"] = {
    "You have {n} {workers} left. Pass once more, and no more are placed this round.",
    ja = "まだ{workers}が{n}人残っている。もう一度パスすると、このラウンドはもう置けない。",
  },
  ["board-enter-again"] = {
    "Enter once more places {workers} there all the same.",
    ja = "もう一度Enterを押すと、それでも{workers}を置きます。",
  },
  ["board-title-income"] = { "income {n}", ja = "収入{n}" },
  ["board-title-open"] = { "open -{n}", ja = "空き-{n}" },
  ["board-legend-cost"] = { "- costs 1", ja = "- 1点減" },
  ["board-legend-income"] = { "7 income", ja = "7 収入" },
  ["board-legend-bonus"] = { "+ bonus", ja = "+ ボーナス" },
  ["board-legend-closed"] = { "= closed", ja = "= 使えない" },
  ["board-legend-forbidden"] = { "/ never", ja = "/ 置けない" },
  ["board-legend-laying"] = { "## here   xx not here", ja = "## ここ   xx 置けない" },
  ["board-slots"] = { "{board}: {slots}", ja = "{board}: {slots}" },
  ["board-slot"] = { "{good} {n} of {all}", ja = "{good} {n}/{all}" },
  ["board-column"] = { "{n} {workers}", ja = "{workers}{n}人" },
  ["board-pieces"] = { "pieces", ja = "資材" },
  ["board-others"] = { "others", ja = "ほか" },
  ["board-strips"] = { "strips", ja = "列" },
  ["board-none"] = { "none", ja = "なし" },
  ["board-pane-actions"] = { "actions", ja = "行動" },
  ["board-pane-boards"] = { "boards", ja = "ボード" },
  ["board-pane-supply"] = { "supply", ja = "手元" },
  ["board-pane-cards"] = { "cards", ja = "カード" },
  ["board-pane-log"] = { "log", ja = "記録" },
  ["board-hand"] = { "in hand, {n}:", ja = "手札 {n}枚:" },
  ["board-open"] = { "played, {n}:", ja = "出したカード {n}枚:" },
  ["board-card"] = { "{card} ({points}): {does}", ja = "{card} ({points}点): {does}" },
  ["board-progress"] = {
    "round {round} of {rounds}   {phase}   {n} of {all} {workers}   {score}",
    ja = "第{round}ラウンド/{rounds}   {phase}   {workers} {n}/{all}   {score}点",
  },
  ["board-space-detail"] = {
    "{space}, {group}, {n} {workers}: {what}.",
    ja = "{space}、{group}、{workers}{n}人: {what}。",
  },
  ["board-space-may"] = { "You may place {workers} here.", ja = "ここに{workers}を置けます。" },
  ["board-lay-here"] = { "The {good} may lie here, at {cell}.", ja = "{good}は{cell}に置けます。" },
  ["board-lay-prompt"] = {
    "Lay the {good} on {board}: row, column",
    ja = "{board}に{good}を置く: 行,列",
  },
  ["board-keys-turn"] = {
    "arrows  Enter place  a menu  n pass  w why not  Tab pane  h u s  ? help",
    ja = "矢印  Enter 置く  a メニュー  n パス  w 理由  Tab 切替  h u s  ? 説明",
  },
  ["board-keys-list"] = {
    "arrows 1-9  Enter do it  n go on  Tab pane  w why  h u s  ? help",
    ja = "矢印 1-9  Enter 決定  n 先へ  Tab 切替  w 理由  h u s  ? 説明",
  },
  ["board-keys-lay"] = {
    "arrows  Space turn  Enter lay it  Tab next board  Esc back  ? help",
    ja = "矢印  Space 回す  Enter 置く  Tab 次のボード  Esc 戻る  ? 説明",
  },
  ["board-score-line"] = { "{name} {points}.", ja = "{name} {points}。" },
  ["board-score-total"] = { "As it stands: {points}.", ja = "今の合計は{points}点。" },
  ["board-keys-turn-wide"] = {
    "arrows move  Enter place  n pass  1-9 or a menu  Tab next pane  w why not  h hint  u undo  s score  " ..
      "r rules  ? help",
    ja = "矢印 動かす  Enter 置く  n パス  1-9かa メニュー  Tab 次の表示  w 理由  h ヒント  u 戻す  s 得点  r ルール  ? 説明",
  },
  ["board-keys-list-wide"] = {
    "arrows or 1-9 choose  Enter do it  n go on  Tab next pane  w why  h hint  u undo  s score  r rules  ? help",
    ja = "矢印か1-9 選ぶ  Enter 決定  n 先へ  Tab 次の表示  w 理由  h ヒント  u 戻す  s 得点  r ルール  ? 説明",
  },
  ["board-sum"] = { "all together", ja = "合計" },
  ["board-page-scores"] = { "the score sheet, as it stands: {game}", ja = "得点表(現在): {game}" },
  ["board-help-moves"] = {
    "To do something, type it or its number: C2-02, put hide home 9,2, put hide home 9,2 turned, buy knarr, pass.",
    ja = "手を打つには、そのまま入力するか番号を入力します: C2-02、put hide home 9,2、put hide home 9,2 turned、buy knarr、pass。",
  },
  ["board-help-look"] = {
    "To look: actions, board, board and a name, supply, cards, scores, log, options, again.",
    ja = "見る: actions 行動、board ボード(名前も可)、supply 手元、cards カード、scores 得点、log 記録、options 選択肢、again もう一度。",
  },
  ["board-help-ask"] = {
    "To ask: why and a space or a tile as it would be put, hint, rules, or rules and a number or word. " ..
      "To go back: undo.",
    ja = "尋ねる: why とマスか置き方、hint ヒント、rules ルール(番号や言葉も可)。戻す: undo。",
  },
  ["board-help-gaps"] = {
    "Between other things much can be done: set gaps new, every or asked says when you are asked, and a " ..
      "asks at the next moment.",
    ja = "合間にもいろいろできます。set gaps new、every、asked で尋ねる時を決め、a で次の合間に尋ねます。",
  },
  ["board-help-panes"] = {
    "Arrows move among spaces, entries or cells; Tab changes what is shown.",
    ja = "矢印でマスや項目を選び、Tabで表示を切り替えます。",
  },
  ["board-help-type"] = {
    "Moves can be typed: C2-02, put hide home 9,2, pass.",
    ja = "手は入力もできます: C2-02、put hide home 9,2、pass。",
  },
}
