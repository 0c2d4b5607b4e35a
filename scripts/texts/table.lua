-- What a player hears at the table.

return {
  -- Sitting down.
  ["you"] = { "you", ja = "あなた" },
  ["greeting-plain"] = {
    "{Game}, {players} {players:player|players}, {length}, no house rules.",
    ja = "{game}、{players}人、{length}、ハウスルールなし。",
  },
  ["greeting-usual"] = {
    "{Game}, {players} {players:player|players}, {length}, with the house rules that are usual.",
    ja = "{game}、{players}人、{length}、通常のハウスルール。",
  },
  ["greeting-house"] = {
    "{Game}, {players} {players:player|players}, {length}. House rules: {rules}.",
    ja = "{game}、{players}人、{length}。ハウスルール: {rules}。",
  },
  ["greeting-numbers"] = { "Numbers of this table: {numbers}.", ja = "このテーブルの数: {numbers}。" },
  ["your-seat"] = { "You are seat {seat}.", ja = "あなたは席{seat}です。" },
  ["sitting-bot"] = {
    "{names} is in seat {seats}: {level}.",
    ja = "{names}は席{seats}、{level}です。",
  },
  ["sitting-bots"] = {
    "{names} are in seats {seats}: {level}.",
    ja = "{names}は席{seats}、{level}です。",
  },
  ["level.random"] = { "{n:a bot that moves|bots that move} at random", ja = "ボット{n}体(でたらめに打つ)" },
  ["level.greedy"] = {
    "{n:a bot that tries|bots that try} each move out in a few guesses at the hidden cards",
    ja = "ボット{n}体(見えないカードを数通り仮定して手を試す)",
  },
  ["level.learned"] = {
    "{n:a bot that has|bots that have} learned this table",
    ja = "ボット{n}体(このテーブルを学習済み)",
  },
  ["level.learned-ahead"] = {
    "{n:a bot that has|bots that have} learned this table and {n:looks|look} a move ahead",
    ja = "ボット{n}体(このテーブルを学習済みで、1手先を読む)",
  },
  ["level.ismcts"] = {
    "{n:a bot that searches|bots that search} through guesses at the hidden cards",
    ja = "ボット{n}体(見えないカードを仮定して探索する)",
  },

  -- Bots that are programs.
  ["bot-lost"] = {
    "The bot in seat {seat} cannot go on: {reason}. From now on its place is taken by {level}.",
    ja = "席{seat}のボットは続けられません: {reason}。これからは{level}が代わりにプレイします。",
  },
  ["bot-twice"] = {
    "Seat {seat} has two programs: give one --bot for a seat.",
    ja = "席{seat}にプログラムが2つあります。--bot は1つの席に1つだけ付けてください。",
  },
  ["bot-in-persons-seat"] = {
    "A person sits in seat {seat}: --bot is for the others. Another seat to sit in: --seat.",
    ja = "席{seat}には人が座ります。--bot はほかの席に付けてください。座る席は --seat で変えられます。",
  },
  ["option-for-nobody"] = {
    "{option} is for seats that no person and no program has, and there are none: leave it out.",
    ja = "{option} は人もプログラムも座らない席のためのものですが、そのような席はありません。外してください。",
  },
  ["bench.trainings"] = {
    "--trainings is for learned or learned+N as the challenger, not {level}.",
    ja = "--trainingsは、挑戦者がlearnedかlearned+Nのときだけ使えます。{level}には使えません。",
  },
  ["bots-one-thread"] = {
    "A program plays one deal after the other, in one thread of one process: leave --threads out.",
    ja = "プログラムは1つのプロセスの1つのスレッドでディールを順にプレイします。--threads を外してください。",
  },
  ["bot-not-started"] = {
    "its program cannot be started: {reason}",
    ja = "プログラムを始められません: {reason}",
  },
  ["bot-ended"] = { "its program has ended", ja = "プログラムが終わりました" },
  ["bot-ended-saying"] = { "its program has ended: {text}", ja = "プログラムが終わりました: {text}" },
  ["bot-too-late"] = { "it has not answered in time", ja = "時間内に答えませんでした" },
  ["bot-too-long"] = { "its answer is longer than {bytes} bytes", ja = "答えが{bytes}バイトを超えました" },
  ["bot-unreadable"] = { "what it has answered is no answer: {text}", ja = "答えになっていません: {text}" },
  ["bot-error"] = { "it has answered with an error: {text}", ja = "エラーを答えました: {text}" },
  ["bot-illegal"] = { "it has answered {move}, which is no legal move", ja = "答えた{move}は今できない手です" },
  ["bot-stopped"] = { "it was told to stop", ja = "止められました" },

  ["turns-left"] = { "Turns pass to the left.", ja = "順番は時計回りです。" },
  ["turns-right"] = { "Turns pass to the right.", ja = "順番は反時計回りです。" },
  ["seed"] = { "Seed {seed}.", ja = "シードは{seed}。" },
  ["resumed"] = {
    "Back at the table: {game}, deal {deal} of {deals}.",
    ja = "再開します: {game}、第{deal}ディール(全{deals}ディール)。",
  },
  ["handover"] = {
    "Pass the keyboard to {name}. Enter when only they look.",
    ja = "{name}さんに交代してください。ほかの人が見ていないことを確かめて、Enter を押してください。",
  },
  ["handover-you"] = {
    "It is your turn again. Enter when only you look.",
    ja = "またあなたの番です。ほかの人が見ていないことを確かめて、Enter を押してください。",
  },
  ["kept"] = {
    "The table is kept. Go on with: houserule resume {id}",
    ja = "テーブルを保存しました。続きは houserule resume {id}",
  },

  ["edit-opened"] = {
    "The editor is open in your browser. If it is not, open {address}",
    ja = "ブラウザでエディタを開きました。開かないときは {address}",
  },
  ["edit-open"] = {
    "Open this address in a browser: {address}",
    ja = "ブラウザでこのアドレスを開いてください: {address}",
  },
  ["edit-address"] = {
    "A new address, good for one page: {address}",
    ja = "新しいアドレス(1ページ分): {address}",
  },
  ["edit-end"] = {
    "Enter prints a new address, Ctrl-C ends the editor.",
    ja = "Enterで新しいアドレス、Ctrl-Cで終了。",
  },
  ["edit-port-taken"] = {
    "Nothing can listen on port {port}: something else does. Leave --port away.",
    ja = "ポート{port}は使われています。--port を付けずに始めてください。",
  },
  ["edit-no-page"] = {
    "The page of the editor was not built. Start it from the sources by ./houserule edit, or build the " ..
      "target editor_page (docs/building.md).",
    ja = "エディタのページが作られていません。ソースからは ./houserule edit で始めるか、ターゲット editor_page を作ってください(docs/building.md)。",
  },
  ["as-spec-of-board-game"] = {
    "what chance has brought in a board game is not written down as an example; write one that begins " ..
      "with a position",
    ja = "ボードゲームの記録は、偶然の結果を書けないため、例になりません。局面から始まる例を書いてください",
  },
  ["output-not-written"] = {
    "standard output cannot be written: {reason}",
    ja = "標準出力に書き込めません: {reason}",
  },
  ["not-kept"] = { "This table cannot be kept: {reason}.", ja = "このテーブルは保存できません: {reason}。" },
  ["store-stopped"] = {
    "The tables cannot be kept or read: {reason}.",
    ja = "テーブルの保存や読み込みができません: {reason}。",
  },
  ["hotseat-people"] = {
    "--hotseat {seat}: from 2 to {seats} people can share this table; one alone plays without it.",
    ja = "--hotseat {seat}: このテーブルを共有できるのは2人から{seats}人です。1人なら付けずに始めてください。",
  },
  ["hotseat-alone"] = {
    "This table is for one player: leave --hotseat out.",
    ja = "このテーブルは1人用です。--hotseat を付けずに始めてください。",
  },
  ["names-too-many"] = {
    "--names: there {n:is|are} {n} to be named.",
    ja = "--names: 名前を付けられるのは{n}人です。",
  },
  ["name-will-not-do"] = {
    "--names: '{name}' will not do. A name takes 1 to {most} columns and is not the word for yourself.",
    ja = "--names: 「{name}」は使えません。名前は1から{most}桁まで、「あなた」は使えません。",
  },
  ["name-twice"] = { "--names: '{name}' is there twice.", ja = "--names: 「{name}」が2度あります。" },
  ["no-such-seat"] = {
    "There is no seat {seat}: this table has seats 1 to {seats}.",
    ja = "席{seat}はありません。このテーブルの席は1から{seats}までです。",
  },
  ["no-such-table"] = { "There is no table {id}.", ja = "テーブル{id}はありません。" },
  ["no-open-table"] = {
    "No table was left open. Sit down with: houserule play GAME",
    ja = "途中のテーブルはありません。始めるには houserule play GAME",
  },
  ["table-finished"] = { "Table {id} is finished. {summary}", ja = "テーブル{id}は終わっています。{summary}" },
  ["table-damaged"] = {
    "Table {id} ({spec}) is damaged: who sits where cannot be read. What is kept of it stays as it is; " ..
      "houserule history {id} --export FILE makes a record of it.",
    ja = "テーブル{id}({spec})は壊れています。だれがどの席かが読めません。データはそのまま残ります。houserule history {id} --export FILE で記録に書き出せます。",
  },
  ["rules-changed"] = {
    "The rules of table {id} ({spec}) have changed since it was left: move {n}, {move}, would not be legal now.",
    ja = "テーブル{id}({spec})のルールが変わりました。{n}手目の{move}が反則になるので、続けられません。",
  },

  ["resume-waits"] = {
    "Table {id} ({spec}) cannot go on as its rules are now, and waits as it was left. Mend what is named " ..
      "above, or undo the edit, and resume it again; its record: houserule history {id} --export FILE",
    ja = "テーブル{id}({spec})は今のルールでは続けられませんが、そのまま残っています。上に示した点を直すか、変更を元に戻してから、もう一度再開してください。記録の書き出し: houseru" ..
      "le history {id} --export FILE",
  },
  ["resume-edited"] = {
    "The rules have changed since the table was left. {n} {n:move still stands|moves still stand}.",
    ja = "テーブルを離れてからルールが変わりました。{n}手はすべて有効です。",
  },

  -- Rules that were edited while the table is played.
  ["reload-ok"] = {
    "New rules since now: {files}. {n} {n:move still stands|moves still stand}.",
    ja = "新しいルールになりました: {files}。{n}手はすべて有効です。",
  },
  ["reload-ok-fresh"] = { "New rules since now: {files}.", ja = "新しいルールになりました: {files}。" },
  ["reload-added"] = {
    "The new rules ask for {n} more: made where forced, passed where not.",
    ja = "新しいルールが求める{n}手は、強制の手かパスとして補いました。",
  },
  ["reload-value"] = {
    "{path} is now {after}, and was {before} ({file} line {line}).",
    ja = "{path}は{before}から{after}になりました({file} {line}行)。",
  },
  ["reload-value-new"] = {
    "{path} is new: {after} ({file} line {line}).",
    ja = "{path}が加わりました: {after}({file} {line}行)。",
  },
  ["reload-value-gone"] = {
    "{path} is gone; it was {before}.",
    ja = "{path}がなくなりました。{before}でした。",
  },
  ["reload-value-wrapped"] = {
    "{path} is changed by another house rule or function ({file} line {line}).",
    ja = "{path}を変えるハウスルールか関数が変わりました({file} {line}行)。",
  },
  ["reload-more"] = { "{n} more {n:value is|values are} different.", ja = "ほかに{n}か所が変わりました。" },
  ["reload-functions"] = {
    "No value is different: functions or comments are.",
    ja = "値は変わっていません。関数かコメントが変わりました。",
  },
  ["reload-line"] = {
    "{file} line {line} is now {after}, and was {before}.",
    ja = "{file} {line}行は{before}から{after}になりました。",
  },
  ["reload-lines"] = {
    "{file} is different from line {line} on: functions or comments.",
    ja = "{file}の{line}行からの関数かコメントが変わりました。",
  },
  ["reload-fails"] = {
    "The old rules stay, since {files} fails at move {n}: {reason}",
    ja = "古いルールのままです。{files}は{n}手目で失敗します: {reason}",
  },
  ["reload-refused"] = {
    "The old rules stay: move {n}, {move}, would be illegal.",
    ja = "古いルールのままです。{n}手目の{move}が反則になります。",
  },
  ["reload-other-cards"] = {
    "The old rules stay: under the new ones the cards of this deal would be dealt otherwise.",
    ja = "古いルールのままです。新しいルールではこのディールの配り方が変わります。",
  },
  ["reload-broken"] = {
    "The old rules stay: {files} cannot be used.",
    ja = "古いルールのままです。{files}を使えません。",
  },
  ["reload-wait"] = {
    "Mend the file and press Enter, and the table goes on. quit keeps the table.",
    ja = "ファイルを直してEnterを押すと続きます。「終了」でテーブルを保存します。",
  },

  -- A function of the rules has failed.
  ["failure"] = {
    "A rule of the game has failed ({path}), in deal {deal} {when}. Seed {seed}.",
    ja = "ゲームのルールが失敗しました({path})。第{deal}ディール、{when}。シード{seed}。",
  },
  ["failure-in-rule"] = {
    "The house rule {rule} has failed ({path}), in deal {deal} {when}. Seed {seed}.",
    ja = "ハウスルール{rule}が失敗しました({path})。第{deal}ディール、{when}。シード{seed}。",
  },
  ["failure-at-move"] = { "at move {n}: {move}", ja = "{n}手目: {move}" },
  ["failure-at-start"] = { "before the first move", ja = "最初の手の前" },
  ["failure-as-before"] = { "The table stands as before that move.", ja = "テーブルはその手の前のままです。" },
  ["failure-ways"] = {
    "Mend the file and save it, and the table goes on. export FILE keeps the case as a record.",
    ja = "ファイルを直して保存すると続きます。「書き出す ファイル名」で記録を保存します。",
  },
  ["failure-ways-rule"] = {
    "Mend the file and save it, or go on without it: without {rule}. export FILE keeps the case as a record.",
    ja = "ファイルを直して保存するか、「なしで {rule}」で抜いて続けます。「書き出す ファイル名」で記録を保存します。",
  },
  ["without-none"] = { "This table has no house rules.", ja = "このテーブルにハウスルールはありません。" },
  ["without-unknown"] = {
    "{rule} is no house rule of this table. It has {rules}.",
    ja = "{rule}はこのテーブルのハウスルールではありません。あるのは{rules}です。",
  },
  ["without-which"] = {
    "Say which one: without and its name. This table has {rules}.",
    ja = "なしで のあとに名前を続けてください。このテーブルにあるのは{rules}です。",
  },
  ["without-name"] = { "without {rule}", ja = "{rule}なし" },
  ["without-broken"] = { "The table cannot do without {rule}.", ja = "{rule}を抜くことはできません。" },
  ["export-where"] = { "Say where to: export FILE.", ja = "書き出し先のファイル名を続けてください。" },
  ["exported"] = {
    "The table is written to {file}. It can be played again: houserule replay {file}",
    ja = "{file}に書き出しました。houserule replay {file}で再生できます。",
  },
  ["export-exists"] = {
    "{file} is there already. Name another file.",
    ja = "{file}はすでにあります。別の名前にしてください。",
  },
  ["export-failed"] = { "{file} cannot be written: {reason}.", ja = "{file}に書き込めません: {reason}。" },

  ["move-does-not-fit"] = {
    "Table {id} cannot go on: move {n}, {move}, does not fit its rules.",
    ja = "テーブル{id}は続けられません。{n}手目の{move}がルールに合いません。",
  },

  -- A deal begins; announcements.
  ["deal-begins"] = {
    "Deal {deal} of {deals}. {name} deals.",
    ja = "第{deal}ディール(全{deals}ディール)。ディーラーは{name}。",
  },
  ["deal-begins-you"] = {
    "Deal {deal} of {deals}. {Name} deal.",
    ja = "第{deal}ディール(全{deals}ディール)。ディーラーは{name}。",
  },
  ["your-cards"] = { "Your {n} {n:card|cards}:", ja = "手札は{n}枚。" },
  ["passes"] = { "{name} passes.", ja = "{name}はパス。" },
  ["passes-you"] = { "{Name} pass.", ja = "{name}はパス。" },
  ["declares"] = { "{name} declares {call}.", ja = "{name}は{call}を宣言。" },
  ["declares-you"] = { "{Name} declare {call}.", ja = "{name}は{call}を宣言。" },
  ["exposes"] = { "{name} lays {card} face up.", ja = "{name}は{card}を公開。" },
  ["exposes-you"] = { "{Name} lay {card} face up.", ja = "{name}は{card}を公開。" },
  ["no-contract"] = { "Nobody names a contract.", ja = "コントラクトを宣言した人はいません。" },
  ["normal-game"] = { "Nothing is declared: a normal game.", ja = "宣言なし。通常ゲームです。" },
  ["deal-card-points"] = { "Card points: {list}.", ja = "カードの点: {list}。" },
  ["last-trick-counts"] = {
    "The last trick counts {n} {n:point|points} more.",
    ja = "最後のトリックでさらに{n}点。",
  },
  ["trick-counts"] = { "It counts {n} {n:point|points} more.", ja = "このトリックでさらに{n}点。" },
  ["contract-is"] = { "{name} plays {call}.", ja = "{name}の{call}です。" },
  ["contract-is-you"] = { "{Name} play {call}.", ja = "{name}の{call}です。" },
  ["contract-bid"] = { "{name} wins the bidding with {call}.", ja = "{name}が{call}で競り勝ちました。" },
  ["contract-bid-you"] = { "{Name} win the bidding with {call}.", ja = "{name}が{call}で競り勝ちました。" },
  ["contract-named"] = { "Contract: {call}, by {name}.", ja = "コントラクト: {name}の{call}。" },
  ["contract-named-you"] = { "Contract: {call}, by {name}.", ja = "コントラクト: {name}の{call}。" },
  ["contract-no-trick"] = {
    "{name} plays {call}: to take no trick.",
    ja = "{name}の{call}です。1トリックも取らない約束です。",
  },
  ["contract-no-trick-you"] = {
    "{Name} play {call}: to take no trick.",
    ja = "{name}の{call}です。1トリックも取らない約束です。",
  },
  ["contract-every-trick"] = {
    "{name} plays {call}: to take every trick.",
    ja = "{name}の{call}です。全トリックを取る約束です。",
  },
  ["contract-every-trick-you"] = {
    "{Name} play {call}: to take every trick.",
    ja = "{name}の{call}です。全トリックを取る約束です。",
  },
  ["no-calls"] = { "Nobody has declared anything in this deal.", ja = "このディールではまだ宣言がありません。" },

  -- Cards and tricks.
  ["leads"] = { "{name} leads {card}.", ja = "{name}が{card}をリード。" },
  ["leads-you"] = { "{Name} lead {card}.", ja = "{name}が{card}をリード。" },
  ["leads-points"] = {
    "{name} leads {card}, {points} {points:point|points}.",
    ja = "{name}が{card}をリード、{points}点。",
  },
  ["leads-points-you"] = {
    "{Name} lead {card}, {points} {points:point|points}.",
    ja = "{name}が{card}をリード、{points}点。",
  },
  ["plays"] = { "{name} {card}.", ja = "{name}は{card}。" },
  ["plays-you"] = { "{Name} play {card}.", ja = "{name}は{card}。" },
  ["plays-points"] = {
    "{name} {card}, {points} {points:point|points}.",
    ja = "{name}は{card}、{points}点。",
  },
  ["plays-points-you"] = {
    "{Name} play {card}, {points} {points:point|points}.",
    ja = "{name}は{card}、{points}点。",
  },
  ["only-card"] = {
    "{Card} is your only legal card; it was played.",
    ja = "出せるカードは{card}だけなので、出しました。",
  },
  ["last-card"] = { "You play your last card, {card}.", ja = "あなたは最後の1枚、{card}を出しました。" },
  ["trick-won"] = { "{name} wins trick {trick}.", ja = "{name}が第{trick}トリックを取りました。" },
  ["trick-won-you"] = { "{Name} win trick {trick}.", ja = "{name}が第{trick}トリックを取りました。" },
  ["trick-won-points"] = {
    "{name} wins trick {trick}, {points} {points:point|points}.",
    ja = "{name}が第{trick}トリックを取りました。{points}点。",
  },
  ["trick-won-points-you"] = {
    "{Name} win trick {trick}, {points} {points:point|points}.",
    ja = "{name}が第{trick}トリックを取りました。{points}点。",
  },
  ["points-now"] = { "Points: {list}.", ja = "得点: {list}。" },
  ["no-open-trick"] = { "No card lies on the table.", ja = "場にカードはありません。" },
  ["no-last-trick"] = { "No trick has been won yet.", ja = "まだ取られたトリックはありません。" },

  -- Settlements.
  ["broken-off"] = {
    "The match is decided: the rest of the deal is not played.",
    ja = "マッチが決まりました。ディールの残りはプレイしません。",
  },
  ["tally"] = { "{tally}: {list}.", ja = "{tally}: {list}。" },
  ["deal-over-points"] = {
    "Deal {deal} is over. Points: {list}.",
    ja = "第{deal}ディール終了。得点: {list}。",
  },
  ["deal-over-tricks"] = {
    "Deal {deal} is over. Tricks: {list}.",
    ja = "第{deal}ディール終了。トリック数: {list}。",
  },
  ["deal-said"] = { "Said: {list}.", ja = "予告: {list}。" },
  ["deal-said-one"] = { "{name} {call}", ja = "{name} {call}" },
  ["made"] = { "{name} made {call}.", ja = "{name}は{call}に成功。" },
  ["made-you"] = { "{Name} made {call}.", ja = "{name}は{call}に成功。" },
  ["failed"] = { "{name} failed at {call}.", ja = "{name}は{call}に失敗。" },
  ["failed-you"] = { "{Name} failed at {call}.", ja = "{name}は{call}に失敗。" },
  ["sweep"] = { "{name} took every trick.", ja = "{name}が全トリックを取りました。" },
  ["sweep-you"] = { "{Name} took every trick.", ja = "{name}が全トリックを取りました。" },
  ["paid-in"] = { "Paid into the {value}: {list}.", ja = "{value}に入れるチップ: {list}。" },
  ["takes-value"] = {
    "{name} takes {n} {n:chip|chips} from the {value}.",
    ja = "{name}が{value}から{n}枚取ります。",
  },
  ["takes-value-you"] = {
    "{Name} take {n} {n:chip|chips} from the {value}.",
    ja = "{name}が{value}から{n}枚取ります。",
  },
  ["share-value"] = {
    "{Names} share the {value}: {n} {n:chip|chips} each.",
    ja = "{names}が{value}を分けます。{n}枚ずつ。",
  },
  ["gets-from-each"] = {
    "{name} gets {n} {n:chip|chips} from each of the others.",
    ja = "{name}はほかの全員から{n}枚ずつもらいます。",
  },
  ["gets-from-each-you"] = {
    "{Name} get {n} {n:chip|chips} from each of the others.",
    ja = "{name}はほかの全員から{n}枚ずつもらいます。",
  },
  ["pays-each"] = {
    "{name} pays {n} {n:chip|chips} to each of the others.",
    ja = "{name}はほかの全員に{n}枚ずつ払います。",
  },
  ["pays-each-you"] = {
    "{Name} pay {n} {n:chip|chips} to each of the others.",
    ja = "{name}はほかの全員に{n}枚ずつ払います。",
  },
  ["paid"] = { "From {from} to {to}: {n} {n:chip|chips}.", ja = "{from}から{to}へ{n}枚。" },
  ["scored"] = { "Scored: {list}.", ja = "加点: {list}。" },
  ["deal-gains"] = { "This deal: {list}.", ja = "このディールの増減: {list}。" },
  ["totals-chips"] = { "Chips: {list}.", ja = "チップ: {list}。" },
  ["totals-points"] = { "Score: {list}.", ja = "得点: {list}。" },
  ["value-holds"] = { "In the {value}: {n}.", ja = "{value}: {n}。" },
  ["match-ends"] = { "The match is over.", ja = "ゲーム終了です。" },
  ["winner-chips"] = { "{name} wins the match with {n} {n:chip|chips}.", ja = "{name}の勝ち、{n}枚です。" },
  ["winner-chips-you"] = {
    "{Name} win the match with {n} {n:chip|chips}.",
    ja = "{name}の勝ち、{n}枚です。",
  },
  ["winner-points"] = { "{name} wins the match with {score}.", ja = "{name}の勝ち、{score}です。" },
  ["winner-points-you"] = { "{Name} win the match with {score}.", ja = "{name}の勝ち、{score}です。" },
  ["winners-chips"] = {
    "{Names} share the win with {n} {n:chip|chips} each.",
    ja = "{names}が{n}枚ずつで勝ちを分けました。",
  },
  ["winners-points"] = {
    "{Names} share the win with {score} each.",
    ja = "{names}が{score}ずつで勝ちを分けました。",
  },
}
