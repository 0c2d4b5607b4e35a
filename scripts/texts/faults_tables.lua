-- What is said of a fault in a table, a record, a pack or a study. What stands before the dot of a key is the code of
-- the fault.

return {
  ["bad-name.folder"] = {
    "a folder of a game cannot be called '{name}': nobody could type it",
    ja = "ゲームのフォルダーの名前は「{name}」にできません。だれも入力できないからです",
  },
  ["bad-name.rules"] = {
    "'{name}' is no name for a file of rules: a small letter, then small letters, digits and _, at most {n}",
    ja = "「{name}」はルールのファイルの名前になりません。小文字で始め、小文字、数字、_ を合わせて{n}文字までにしてください",
  },
  ["bad-name.script"] = {
    "a script cannot be called '{name}': nobody could type it",
    ja = "スクリプトの名前は「{name}」にできません。だれも入力できないからです",
  },
  ["bad-name.taken-folder"] = {
    "'{name}' is the name of a folder that no game can have to itself",
    ja = "「{name}」はゲームの名前にできないフォルダーの名前です",
  },
  ["bad-number.bot-seat"] = {
    "there is no seat {seat} for '{command}': this table has seats 1 to {seats}",
    ja = "「{command}」の席{seat}はありません。このテーブルの席は1から{seats}までです",
  },
  ["bad-number.also-by"] = {
    "'{bots}' plays it already: --also-by names others",
    ja = "「{bots}」はすでに遊んでいます。--also-by には別のボットを書いてください",
  },
  ["bad-number.bots"] = { "{bots} bots are named for {seats} seats", ja = "{seats}席に{bots}体のボットが指定されています" },
  ["bad-number.row-percent"] = {
    "'{text}': {row} is no share of games, and is not said in per cent",
    ja = "「{text}」: {row} はゲームの割合ではないので、%では書けません",
  },
  ["bad-number.row-share"] = {
    "'{text}': {row} is a share of games: say it in per cent, or from -1 to 1",
    ja = "「{text}」: {row} はゲームの割合です。%で、または -1 から 1 までの数で書いてください",
  },
  ["call-it"] = { "call it {name}", ja = "{name} という名前にしてください" },
  ["duplicate-name.of-part"] = { "the game has '{name}' already", ja = "ゲームにはもう「{name}」があります" },
  ["endless-redeal.bots"] = { "these bots throw in deal after deal", ja = "このボットたちでは、どのディールも流れてしまいます" },
  ["file-exists.another-rule"] = { "another house rule of that name is there", ja = "同じ名前の別のハウスルールがあります" },
  ["file-exists.deck-hides"] = {
    "this deck hides {file}, which is installed",
    ja = "このデッキは、インストールされている{file}を隠します",
  },
  ["file-exists.game"] = {
    "there is a game of that name already, and nothing was written",
    ja = "同じ名前のゲームがもうあるので、何も書きませんでした",
  },
  ["file-exists.game-hides"] = {
    "this game hides {file}, which is installed",
    ja = "このゲームは、インストールされている{file}を隠します",
  },
  ["file-exists.no-pack"] = {
    "the file is there already and is no pack of {name}; nothing was written",
    ja = "ファイルはもうあり、{name}をパックしたものではないので、何も書きませんでした",
  },
  ["file-exists.not-written"] = {
    "the file is there already, and nothing was written",
    ja = "ファイルがもうあるので、何も書きませんでした",
  },
  ["file-exists.rule"] = {
    "there is a house rule of that name already, and nothing was written",
    ja = "同じ名前のハウスルールがもうあるので、何も書きませんでした",
  },
  ["file-exists.rule-hides"] = {
    "this house rule hides {file}, which is installed",
    ja = "このハウスルールは、インストールされている{file}を隠します",
  },
  ["file-exists.second-rule"] = {
    "{game} has another house rule of that name, and nobody can add a second",
    ja = "{game}には同じ名前の別のハウスルールがあり、2つ目は追加できません",
  },
  ["file-exists.would-hide"] = {
    "another house rule of that name would hide the one to be added",
    ja = "同じ名前の別のハウスルールが、追加するものを隠してしまいます",
  },
  ["give-another-name"] = { "give yours another name", ja = "別の名前にしてください" },
  ["bot-fails"] = {
    "the program '{command}' in seat {seat} cannot go on: {reason}; asked in deal {deal} of {table}, seed {seed}",
    ja = "席{seat}のプログラム「{command}」は続けられません: {reason} ({table}、シード{seed}のディール{deal})",
  },
  ["mend-the-program"] = {
    "the same command plays the same deals once the program is mended",
    ja = "プログラムを直して同じコマンドを実行すれば、同じディールをプレイします",
  },
  ["give-each-part-once"] = { "give each part once", ja = "各部分を1回ずつ指定してください" },
  ["give-written-parts"] = {
    "give files that --out has written; play a broken one again",
    ja = "--out で書いたファイルを指定し、壊れたものはもう一度プレイしてください",
  },
  ["hook-fault.other-process"] = { "another process of this study has failed", ja = "この調査の別のプロセスが失敗しました" },
  ["iterations-between"] = {
    "the iterations of ismcts, and the deals of learned, are a whole number from {from} to {to}",
    ja = "ismcts の反復の数と learned のディールの数は{from}から{to}までの整数です",
  },
  ["json.behind-comma"] = { "{sign} cannot stand here, behind a comma", ja = "ここ(コンマの後)に{sign}は置けません" },
  ["json.cannot-stand"] = { "{sign} cannot stand here", ja = "ここに{sign}は置けません" },
  ["json.column"] = { "column {column}: {what}", ja = "{column}文字目: {what}" },
  ["json.ends"] = { "the text ends before the JSON does", ja = "JSON が途中で終わっています" },
  ["json.key-twice"] = { "the key '{name}' is there twice", ja = "「{name}」というキーが2回あります" },
  ["json.line"] = { "line {line}, column {column}: {what}", ja = "{line}行{column}文字目: {what}" },
  ["json.line-ends"] = { "the line ends within a text", ja = "文字列の途中で行が終わっています" },
  ["json.number-too-large"] = { "the number that ends here is too large", ja = "ここで終わる数は大きすぎます" },
  ["json.too-deep"] = { "lists and objects go at most {n} levels deep", ja = "リストとオブジェクトの入れ子は{n}段までです" },
  ["leave-replaces-out"] = { "leave replaces out", ja = "replaces を消してください" },
  ["merge-one-study"] = {
    "merge parts of one study: the same tables, rules, bots, seed, -n and number of parts",
    ja = "1つの調査の部分をまとめてください。テーブル、ルール、ボット、シード、-n、部分の数が同じものです",
  },
  ["missing-file.deck"] = { "there is no deck '{name}'", ja = "「{name}」というデッキはありません" },
  ["missing-file.empty-folder"] = {
    "the folder has no games and no house rules",
    ja = "フォルダーにゲームもハウスルールもありません",
  },
  ["missing-file.folder-not-made"] = { "the folder cannot be made: {reason}", ja = "フォルダーを作れません: {reason}" },
  ["missing-file.no-file"] = { "there is no file '{file}'", ja = "「{file}」というファイルはありません" },
  ["missing-file.not-read"] = { "the file cannot be read", ja = "ファイルが読めません" },
  ["missing-file.not-written"] = { "the file cannot be written: {reason}", ja = "ファイルを書けません: {reason}" },
  ["missing-file.part"] = {
    "there is no part '{name}' beside the game",
    ja = "ゲームのそばに「{name}」という部分のファイルがありません",
  },
  ["missing-file.record"] = { "the record cannot be read", ja = "記録が読めません" },
  ["missing-file.words"] = {
    "the folder scripts/words was not found beside the program",
    ja = "プログラムのそばに scripts/words フォルダーがありません",
  },
  ["missing-variant.add-first"] = {
    "{rule} needs the house rule '{name}', which is not there; add it first",
    ja = "{rule}に必要なハウスルール「{name}」がありません。先に追加してください",
  },
  ["name-one-or-each"] = { "name one for all seats, or one for each", ja = "全席に1つか、席ごとに1つ指定してください" },
  ["named.hand"] = { "the hand of seat {seat}", ja = "席{seat}の手札" },
  ["named.score"] = { "the score of seat {seat}", ja = "席{seat}の得点" },
  ["named.zone"] = { "{zone} of seat {seat}", ja = "席{seat}の{zone}" },
  ["no-effect.replaces"] = {
    "there is nothing installed that this replaces",
    ja = "これが置き換えるものはインストールされていません",
  },
  ["no-such-level"] = {
    "there is no bot level '{name}'; there are random, greedy, learned, learned+N, ismcts and ismcts:N with a number N",
    ja = "「{name}」というボットの強さはありません。random、greedy、learned、learned+N、ismcts、ismcts:N(N は数)があります",
  },
  ["not-a-deal.cannot-lie"] = {
    "{card} cannot lie in {zone} when the deal is out",
    ja = "配り終えたとき、{card}は{zone}にはありません",
  },
  ["not-a-deal.hand"] = {
    "seat {seat} must hold {n} {n:card|cards}, not {held}",
    ja = "席{seat}の手札は{n}枚でなければなりませんが、{held}枚です",
  },
  ["not-a-deal.no-card"] = { "'{name}' is no card in play", ja = "「{name}」は使われているカードではありません" },
  ["not-a-deal.not-dealt"] = { "{zone} has cards that are not dealt", ja = "{zone}に配られないカードがあります" },
  ["not-a-deal.not-to-hands"] = { "{card} is not dealt to the hands", ja = "{card}は手札に配られるカードではありません" },
  ["not-a-deal.room"] = { "{zone} has room for {n} {n:card|cards}", ja = "{zone}に置けるのは{n}枚です" },
  ["not-a-deal.too-many"] = { "there are only {n} {card}", ja = "{card}は{n}枚しかありません" },
  ["not-a-deal.twice"] = { "{card} is dealt twice", ja = "{card}が2回配られています" },
  ["not-a-deal.zone"] = {
    "{zone} must have {n} {n:card|cards}, not {there}",
    ja = "{zone}は{n}枚でなければなりませんが、{there}枚です",
  },
  ["not-comparable.games"] = {
    "{game} and {other} are different games: their rows have no difference",
    ja = "{game}と{other}は別のゲームなので、行の差がありません",
  },
  ["not-comparable.players"] = {
    "'{table}' is for {n} players and '{other}' for {others}: the same cards cannot be played at both",
    ja = "「{table}」は{n}人用、「{other}」は{others}人用なので、同じカードを両方でプレイできません",
  },
  ["not-comparable.units"] = {
    "'{table}' is counted in {unit} and '{other}' in {units}: one less the other is nothing",
    ja = "「{table}」は{unit}、「{other}」は{units}で数えるので、差がとれません",
  },
  ["pack-changed"] = {
    "'{name}' is not as it was packed: it says hash {said} and has {hash}",
    ja = "「{name}」はパックしたときから変わっています。書かれたハッシュは{said}、実際は{hash}です",
  },
  ["pack-format.differs"] = {
    "the house rule and what is said about it differ in its game or in what it needs",
    ja = "ハウスルールとその説明とで、ゲームか必要なハウスルールが違います",
  },
  ["pack-format.game"] = {
    "game must be the name of a game, not '{name}'",
    ja = "game はゲームの名前でなければなりませんが、「{name}」です",
  },
  ["pack-format.key"] = { "a packed house rule has no key '{key}'", ja = "パックしたハウスルールに「{key}」というキーはありません" },
  ["pack-format.line-feed"] = { "{key} has a line feed within a line", ja = "{key} の行の中に改行があります" },
  ["pack-format.needs-list"] = {
    "a packed house rule needs '{key}', a list of texts",
    ja = "パックしたハウスルールには「{key}」という文字列のリストが必要です",
  },
  ["pack-format.needs-text"] = {
    "a packed house rule needs the text '{key}'",
    ja = "パックしたハウスルールには「{key}」という文字列が必要です",
  },
  ["pack-format.no-lines"] = { "rule has no lines", ja = "rule に行がありません" },
  ["pack-format.no-object"] = {
    "a packed house rule is a JSON object, and this is none",
    ja = "パックしたハウスルールは JSON オブジェクトですが、これは違います",
  },
  ["pack-format.not-read"] = {
    "the file cannot be read, or is larger than {n} KB",
    ja = "ファイルが読めないか、{n} KBを超えています",
  },
  ["pack-format.size"] = { "a packed house rule has at most {n} KB", ja = "パックしたハウスルールは{n} KBまでです" },
  ["pack-format.version"] = {
    "a packed house rule says \"houserule_pack\": 1, the version of its format",
    ja = "パックしたハウスルールには形式のバージョン \"houserule_pack\": 1 が必要です",
  },
  ["pack-is-an-object"] = { "a packed house rule is a JSON object", ja = "パックしたハウスルールは1つの JSON オブジェクトです" },
  ["play-part-again"] = { "play the part again", ja = "この部分をもう一度プレイしてください" },
  ["play-study-again"] = { "play the study again", ja = "調査をもう一度プレイしてください" },
  ["play-that-part"] = { "play it: {command}", ja = "プレイしてください: {command}" },
  ["play-with-others"] = { "play with others: --bots", ja = "--bots で別のボットにしてください" },
  ["record-format.amount"] = {
    "{what} must be a whole or half number up to a million",
    ja = "{what}は100万までの、0.5刻みの数でなければなりません",
  },
  ["record-format.by-seat"] = {
    "{what} must be an object with a list of cards for each seat",
    ja = "{what}は席ごとのカードのリストを持つオブジェクトでなければなりません",
  },
  ["record-format.cards"] = { "{what} must be a list of cards", ja = "{what}はカードのリストでなければなりません" },
  ["record-format.deal"] = { "deal must be a number from 1", ja = "deal は1以上の数でなければなりません" },
  ["record-format.follows"] = {
    "{what} follows from the cards and cannot be set",
    ja = "{what}はカードで決まるので、設定できません",
  },
  ["record-format.given"] = {
    "given must be an object with a position of a board game",
    ja = "given はボードゲームの局面のオブジェクトでなければなりません",
  },
  ["record-format.key"] = { "a record has no key '{key}'", ja = "記録に「{key}」というキーはありません" },
  ["record-format.move"] = { "move {n} is no text", ja = "{n}手目が文字列ではありません" },
  ["record-format.moves"] = { "moves must be a list of texts", ja = "moves は文字列のリストでなければなりません" },
  ["record-format.needs-key"] = { "a record needs the key '{key}'", ja = "記録には「{key}」というキーが必要です" },
  ["record-format.no-object"] = {
    "a record is a JSON object, and this is none",
    ja = "記録は JSON オブジェクトですが、これは違います",
  },
  ["record-format.no-seat"] = { "'{name}' is no seat from 1 to {n}", ja = "「{name}」は1から{n}までの席ではありません" },
  ["record-format.no-zone"] = { "the table has no zone '{name}'", ja = "テーブルに「{name}」という置き場はありません" },
  ["record-format.one-score"] = {
    "seats {seat} and {other} are partners and have one score",
    ja = "席{seat}と席{other}はパートナーで、得点は1つです",
  },
  ["record-format.optional"] = {
    "optional must be \"ask\" or \"pass\"",
    ja = "optional は \"ask\" か \"pass\" でなければなりません",
  },
  ["record-format.scores"] = {
    "scores must be an object with a number for each seat",
    ja = "scores は席ごとの数を持つオブジェクトでなければなりません",
  },
  ["record-format.seed"] = {
    "seed must be a whole number from 0 to 18446744073709551615, as a text",
    ja = "seed は0から18446744073709551615までの整数を文字列で書きます",
  },
  ["record-format.setup"] = { "a setup must be an object", ja = "設定 (setup) はオブジェクトでなければなりません" },
  ["record-format.setup-key"] = { "a setup has no key '{key}'", ja = "設定 (setup) に「{key}」というキーはありません" },
  ["record-format.setups"] = { "setups must be a list", ja = "setups はリストでなければなりません" },
  ["record-format.text"] = { "{key} must be a text", ja = "{key} は文字列でなければなりません" },
  ["record-format.too-long"] = {
    "{key} has more than {n} bytes, as no table has",
    ja = "{key} が{n}バイトを超えています。そのようなテーブルはありません",
  },
  ["record-format.version"] = {
    "a record says \"houserule\": 1, the version of its format",
    ja = "記録には形式のバージョン \"houserule\": 1 が必要です",
  },
  ["record-format.zones"] = { "zones must be an object", ja = "zones はオブジェクトでなければなりません" },
  ["record-is-an-object"] = { "a record is a JSON object", ja = "記録は1つの JSON オブジェクトです" },
  ["replace-puts-it"] = { "--replace puts this one in its place", ja = "--replace を付ければ置き換えます" },
  ["rules-changed.study"] = {
    "the rules of '{table}' have changed since it was played",
    ja = "「{table}」のルールは、プレイしたときから変わっています",
  },
  ["simulate-each"] = {
    "ask for each with `houserule simulate`",
    ja = "それぞれを `houserule simulate` で調べてください",
  },
  ["rows-in-csv"] = { "`--csv /dev/stdout` lists all rows", ja = "`--csv /dev/stdout` ですべての行がわかります" },
  ["say-players-at-both"] = { "say players= at both", ja = "両方に players= を書いてください" },
  ["script-size.pack"] = {
    "{key} has {n} bytes; a file has at most 64 KB",
    ja = "{key} は{n}バイトです。ファイルは64 KBまでです",
  },
  ["script-size.rule"] = { "the file is larger than 64 KB", ja = "ファイルが64 KBを超えています" },
  ["shard-format.bots"] = { "no bots are called so: {why}", ja = "そのようなボットはいません: {why}" },
  ["shard-format.no-part"] = { "the file is no part of a study", ja = "このファイルは調査の一部ではありません" },
  ["shard-format.totals"] = { "the totals are no totals of this study", ja = "合計がこの調査のものではありません" },
  ["shard-format.version"] = {
    "the part was written by another version of the program",
    ja = "この部分は別のバージョンのプログラムで書かれました",
  },
  ["shard-missing"] = { "part {number} of {parts} is missing", ja = "{parts}個のうち{number}番目の部分がありません" },
  ["shard-mixed"] = { "this is a part of another study than '{file}'", ja = "これは「{file}」とは別の調査の一部です" },
  ["shard-twice"] = {
    "part {number} of {parts} is in '{file}' as well",
    ja = "{parts}個のうち{number}番目の部分は「{file}」にもあります",
  },
  ["spec-format.code"] = {
    "the table code '{code}' is mistyped: a character is wrong, missing or one too many",
    ja = "テーブルコード「{code}」は打ち間違いです。文字が違うか、足りないか、多すぎます",
  },
  ["spec-format.no-table"] = {
    "'{word}' is for tables, and this is none",
    ja = "「{word}」はテーブルに使うもので、これはテーブルではありません",
  },
  ["syntax.not-utf8"] = { "the file is not UTF-8", ja = "ファイルが UTF-8 ではありません" },
  ["unknown-game.no-name"] = { "'{name}' is no name of a game", ja = "「{name}」はゲームの名前ではありません" },
  ["unknown-game.no-such"] = { "there is no game '{name}'", ja = "「{name}」というゲームはありません" },
  ["unknown-game.of-code"] = {
    "the table code is for '{name}', which is not installed",
    ja = "テーブルコードは「{name}」のものですが、インストールされていません",
  },
  ["unknown-game.of-rule"] = {
    "{name} is a house rule of '{game}', which is not installed",
    ja = "{name}は「{game}」のハウスルールですが、そのゲームはインストールされていません",
  },
  ["unknown-name.row"] = { "a study of these tables has no row '{name}'", ja = "この研究に「{name}」という行はありません" },
  ["unknown-number.choice-of-code"] = {
    "the table code names a choice of {name} that the installed {game} does not have; it comes from " ..
      "another version",
    ja = "テーブルコードの{name}の選択肢が、インストールされている{game}にありません。別のバージョンのコードです",
  },
  ["unknown-number.of-code"] = {
    "the table code names a number that the installed {game} does not have; it comes from another version",
    ja = "テーブルコードの数値が、インストールされている{game}にありません。別のバージョンのコードです",
  },
  ["unknown-variant.no-name"] = { "'{name}' is no name of a house rule", ja = "「{name}」はハウスルールの名前ではありません" },
  ["unknown-variant.no-such"] = { "there is no house rule '{name}'", ja = "「{name}」というハウスルールはありません" },
  ["unknown-variant.of-code"] = {
    "the table code names a house rule that the installed {game} does not have; it comes from another version",
    ja = "テーブルコードのハウスルールが、インストールされている{game}にありません。別のバージョンのコードです",
  },
  ["unknown-variant.of-other-game"] = {
    "{name} is a house rule of {other}, not of {game}",
    ja = "{name}は{game}ではなく{other}のハウスルールです",
  },
  ["with-replace-added"] = { "with --replace it is added all the same", ja = "--replace を付ければそれでも追加します" },
  ["write-replaces"] = {
    "write replaces = true if it is to be used instead, or give it another name",
    ja = "代わりに使うなら replaces = true と書き、そうでなければ別の名前にしてください",
  },
  ["wrong-type.file-returns"] = {
    "the file must return {form}, not {kind}",
    ja = "このファイルが返すのは {form} でなければなりませんが、{kind}です",
  },
  ["wrong-type.rule-returns"] = {
    "a house rule must return {form}, not {kind}",
    ja = "ハウスルールが返すのは {form} でなければなりませんが、{kind}です",
  },
  ["wrong-type.script-returns"] = {
    "the file must return a game, variant, deck, examples or translation, not {kind}",
    ja = "このファイルが返すのは game、variant、deck、examples、translation のどれかでなければなりませんが、{kind}です",
  },
  ["wrong-type.translation-of"] = { "`{field}` must be {name} here", ja = "ここの `{field}` は {name} でなければなりません" },
  ["wrong-type.translation"] = { "a translation is a text", ja = "訳は文字列です" },
}
