-- What is said of a fault in a table that is asked for, in house rules and how they go together, in house numbers, in
-- the words of a file and in the names its functions use. What stands before the dot of a key is the code of the fault.

return {
  ["ask-for-it"] = { "ask for it: function ({parameters})", ja = "function ({parameters}) と引数に書いてください" },
  ["advice.of-side"] = {
    "this function is given a side: write side, or go through side.seats",
    ja = "この関数に渡されるのは side です。side と書くか、side.seats を調べてください",
  },
  ["advice.of-seat"] = {
    "this function is given a seat: write seat, or seat.side",
    ja = "この関数に渡されるのは seat です。seat か seat.side と書いてください",
  },
  ["there-is"] = { "there is: {names}", ja = "あるのは {names} です" },
  ["always-may-pass"] = {
    "whoever is asked may always pass: that cannot be forbidden",
    ja = "たずねられた人はいつでもパスできます。禁じることはできません",
  },
  ["bad-name.house-number"] = {
    "a house number cannot be called '{name}': whoever plays could not type it",
    ja = "ハウス数値の名前に「{name}」は使えません。遊ぶ人が入力できません",
  },
  ["bad-name.players"] = {
    "a house number cannot be called '{name}': that says how many play",
    ja = "ハウス数値の名前に「{name}」は使えません。人数を表します",
  },
  ["bad-name.suggest"] = { "call it {name}", ja = "{name} という名前にしてください" },
  ["bad-number.choice"] = {
    "house.{name} is {names}, not '{chosen}'",
    ja = "house.{name} にできるのは{names}です。「{chosen}」は書けません",
  },
  ["bad-number.deals-one"] = {
    "deals takes one number, not '{typed}'",
    ja = "deals に指定できるのは1つの数です。「{typed}」は指定できません",
  },
  ["bad-number.deals-range"] = {
    "deals goes from 1 to {most}, not {typed}",
    ja = "deals に指定できるのは1から{most}までです。{typed} は指定できません",
  },
  ["bad-number.places"] = {
    "house.{name} is {n} numbers, each read by its place, not {given}",
    ja = "house.{name} は{n}個の数で、それぞれ何番目かで読まれます。{given}個は指定できません",
  },
  ["bad-number.places-suggest"] = { "as in {example}", ja = "例: {example}" },
  ["bad-number.players-fit"] = {
    "1 to {most} players fit at a table, not {given}",
    ja = "テーブルに着けるのは1人から{most}人までです。{given} は書けません",
  },
  ["bad-number.players-twice"] = { "{number} players are listed twice", ja = "{number}人が2回書かれています" },
  ["bad-number.players-typed"] = {
    "{game} is played by {numbers}, not by '{typed}'",
    ja = "{game}は{numbers}人で遊びます。「{typed}」は指定できません",
  },
  ["bad-number.range"] = {
    "{name} goes from {from} to {to}, not {given}",
    ja = "{name}は{from}から{to}までです。{given}にはできません",
  },
  ["bad-number.takes"] = { "{name} takes {what}, not '{typed}'", ja = "{name}に指定できるのは{what}です。「{typed}」は指定できません" },
  ["by-players"] = { "by_players gives no value for {seats} players", ja = "by_players に{seats}人のときの値がありません" },
  ["duplicate-name.figure"] = {
    "a figure cannot be called '{name}': {read} is something else already",
    ja = "figure の名前に「{name}」は使えません。{read} はもう別のものです",
  },
  ["duplicate-name.figure-suggest"] = {
    "use {read}, or give the figure another name",
    ja = "{read} を使うか、figure を別の名前にしてください",
  },
  ["duplicate-name.value"] = {
    "a value that is seats cannot be called '{name}': {read} is something else already",
    ja = "人を表す値の名前に「{name}」は使えません。{read} はもう別のものです",
  },
  ["duplicate-name.house-number"] = { "there is a house number '{name}' already", ja = "「{name}」というハウス数値はもうあります" },
  ["duplicate-name.house-number-suggest"] = { "{change} changes it", ja = "{change} で変えられます" },
  ["duplicate-name.in-that-list"] = { "there is already a '{name}' in that list", ja = "そのリストにはもう「{name}」があります" },
  ["duplicate-name.in-this-list"] = { "there is already a '{name}' in this list", ja = "このリストにはもう「{name}」があります" },
  ["duplicate-name.players"] = {
    "a house number cannot be called 'players': the number of players is",
    ja = "ハウス数値の名前に「players」は使えません。人数の名前です",
  },
  ["excluded-variant"] = {
    "{name} cannot be played with {other}: {reason}",
    ja = "{name}は{other}と一緒には使えません: {reason}",
  },
  ["excluded-variant.suggest"] = {
    "write -{name} beside it",
    ja = "-{name} と書き添えてください",
  },
  ["idle-variant.changes-nothing"] = {
    "{name} changes nothing with {seats} players: the game is so already",
    ja = "{seats}人では{name}は何も変えません。ゲームがもうそうなっています",
  },
  ["idle-variant.drops-nothing"] = {
    "-{name} drops nothing: {name} is not in force at this table",
    ja = "-{name} は何も外しません。{name}はこのテーブルで使われていません",
  },
  ["into-changes"] = {
    "what a house rule does to the game stands in changes = { .. }",
    ja = "ゲームへの変更は changes = { .. } の中に書いてください",
  },
  ["into-changes.field"] = {
    "what a house rule does to the game stands in changes = { set { path = \"{field}\", value = .. } }; "
      .. "append, insert, wrap and remove stand there, too",
    ja = "ゲームへの変更は changes = { set { path = \"{field}\", value = .. } } のように書いてください。"
      .. "append、insert、wrap、remove も changes の中に書きます",
  },
  ["leave-it-out"] = { "leave it out", ja = "書かなければよいです" },
  ["missing-field.insert-what"] = {
    "insert needs what it brings: phase, bid, announcement, line, step, entry",
    ja = "insert には入れるものが必要です: phase、bid、announcement、line、step、entry",
  },
  ["missing-field.insert-where"] = {
    "insert needs one of before, after, at_start_of, at_end_of",
    ja = "insert には before、after、at_start_of、at_end_of のどれかが必要です",
  },
  ["missing-field.line-function"] = {
    "{word} '{name}' needs one function, not {given}",
    ja = "{word}「{name}」に必要な関数は1つです。{given}個ではありません",
  },
  ["missing-field.line-name"] = { "{word} needs a name: {example}", ja = "{word} には名前が必要です: {example}" },
  ["missing-field.needs"] = { "{called} needs '{field}'", ja = "{called} には「{field}」が必要です" },
  ["missing-field.picked"] = {
    "picked needs the name of what was picked: picked \"card\"",
    ja = "picked には選んだものの名前が必要です: picked \"card\"",
  },
  ["missing-field.settle"] = { "settle needs 'pay' or a line", ja = "settle には「pay」か行が必要です" },
  ["missing-variant"] = { "{name} needs {required}", ja = "{name}には{required}が必要です" },
  ["missing-variant.suggest"] = { "add +{required}", ja = "+{required} を加えてください" },
  ["node.function"] = { "a function", ja = "関数" },
  ["node.list"] = { "a list", ja = "リスト" },
  ["node.nothing"] = { "nothing", ja = "空の値" },
  ["node.number"] = { "the number {number}", ja = "数 {number}" },
  ["node.text"] = { "the text '{text}'", ja = "文章「{text}」" },
  ["node.word"] = { "the word {word}", ja = "語 {word}" },
  ["origin.game"] = { "{name} (which belongs to {game})", ja = "{game}に元からある{name}" },
  ["origin.preset"] = { "{name} (brought in by {preset})", ja = "{preset}に含まれる{name}" },
  ["no-effect.training"] = {
    "{table} has no tricks, and other games are not learned",
    ja = "{table}にはトリックがなく、学習できるのはトリックのあるゲームだけです",
  },
  ["no-effect.training-suggest"] = {
    "bots look ahead there: houserule play GAME --bots greedy",
    ja = "ここではボットが先を読みます: houserule play GAME --bots greedy",
  },
  ["no-promise"] = {
    "{name} has a stake and promises nothing, so it is kept whatever is played",
    ja = "{name}には賭け金があるのに約束がないので、何をプレイしても達成になります",
  },
  ["no-promise.suggest"] = {
    "write promise = take_no_trick or promise = take_every_trick",
    ja = "promise = take_no_trick か promise = take_every_trick と書いてください",
  },
  ["patch-conflict.both-change"] = {
    "{one} and {other} both change {path}",
    ja = "{one}と{other}がどちらも {path} を変えています",
  },
  ["patch-conflict.both-set"] = { "{one} and {other} both set {path}", ja = "{one}と{other}がどちらも {path} を決めています" },
  ["patch-conflict.circle"] = {
    "these house rules wait for each other: {names}",
    ja = "これらのハウスルールは互いを待っています: {names}",
  },
  ["patch-conflict.lost"] = {
    "this change of {path} is lost: line {line} replaces it or takes it out",
    ja = "{path} のこの変更は無駄になります。{line}行目が置き換えるか取り除きます",
  },
  ["patch-conflict.order"] = {
    "{one} and {other} both change {path}, and deals come out otherwise the other way round",
    ja = "{one}と{other}がどちらも {path} を変えており、順を逆にするとディールの結果が変わります",
  },
  ["patch-target.append"] = {
    "'{path}' is no list, so nothing can be appended",
    ja = "「{path}」はリストではないので、後に何も加えられません",
  },
  ["patch-target.field"] = { "'{path}' is a field, not an entry of a list", ja = "「{path}」はフィールドで、リストの項目ではありません" },
  ["patch-target.insert"] = {
    "'{path}' is no list, so nothing can be put there",
    ja = "「{path}」はリストではないので、何も入れられません",
  },
  ["patch-target.into-itself"] = { "'{path}' cannot be carried into itself", ja = "「{path}」をその中に移すことはできません" },
  ["patch-target.no-list"] = { "'{path}' is no list", ja = "「{path}」はリストではありません" },
  ["patch-target.no-place"] = { "the game has no place '{path}'", ja = "ゲームに「{path}」という場所はありません" },
  ["patch-target.shared"] = {
    "two things have the path '{path}': give one of them a name of its own",
    ja = "「{path}」というパスのものが2つあります。片方に別の名前を付けてください",
  },
  ["patch-target.with"] = {
    "which house rules are in force is settled before any of them changes something",
    ja = "どのハウスルールを使うかは、変更が行われる前に決まっています",
  },
  ["patch-target.with-suggest"] = {
    "type -name with the table, or bring others in by `includes`",
    ja = "テーブルの指定に -name を加えるか、`includes` で他のハウスルールを取り入れてください",
  },
  ["patch-target.wrap"] = {
    "'{path}' is no function and no line of a settlement, so nothing can be put around it",
    ja = "「{path}」は関数でも精算の行でもないので、包めません",
  },
  ["pay-a-seat"] = {
    "pay goes to a place of chips in quotes; a seat is paid in a function: "
      .. "step { apply = function (table) table.chips:pay(one, other, 1) end }",
    ja = "pay の行き先は引用符で囲んだチップの置き場です。席に払うには関数を使います: "
      .. "step { apply = function (table) table.chips:pay(払う人, もらう人, 1) end }",
  },
  ["spec-format.no-game"] = {
    "no game is named; houserule list shows the games",
    ja = "ゲームが指定されていません。houserule list でゲームの一覧が出ます",
  },
  ["spec-format.no-sign"] = {
    "'{word}' is no word of a table: write +{word} for a house rule, {word}=4 for a number",
    ja = "「{word}」はテーブルの指定になりません。ハウスルールなら +{word}、数なら {word}=4 のように書きます",
  },
  ["spec-format.no-word"] = {
    "'{word}' is no word of a table: write +variant, -variant or number=value",
    ja = "「{word}」はテーブルの指定になりません。+variant、-variant、number=value のように書きます",
  },
  ["spec-format.twice"] = { "'{key}' is set twice", ja = "「{key}」が2回指定されています" },
  ["takes.number"] = { "one number", ja = "1つの数" },
  ["takes.numbers"] = { "numbers such as 1,2", ja = "1,2 のような数" },
  ["too-many.changes"] = { "a house rule makes at most {most} changes", ja = "1つのハウスルールの変更は{most}個までです" },
  ["too-many.house-numbers"] = { "a game has at most {most} house numbers", ja = "1つのゲームのハウス数値は{most}個までです" },
  ["unknown-field.has-no"] = { "{called} has no '{field}'", ja = "{called} に「{field}」はありません" },
  ["unknown-field.list"] = { "{called} is a list and has no '{field}'", ja = "{called} はリストで、「{field}」はありません" },
  ["unknown-name.part"] = { "{path} has no line '{name}'", ja = "{path} に「{name}」という行はありません" },
  ["unknown-name.field"] = { "nothing has a field '{name}'", ja = "「{name}」というフィールドはどこにもありません" },
  ["unknown-name.global"] = { "nothing is called '{name}'", ja = "「{name}」という名前のものはありません" },
  ["unknown-name.member"] = { "there is no '{name}'", ja = "「{name}」はありません" },
  ["unknown-name.method"] = { "nothing has a method '{name}'", ja = "「{name}」というメソッドはどこにもありません" },
  ["unknown-number.member"] = { "there is no '{name}'", ja = "「{name}」はありません" },
  ["unknown-number.not-called"] = { "no house number is called '{name}'", ja = "「{name}」というハウス数値はありません" },
  ["unknown-number.of-game"] = { "{game} has no number '{name}'", ja = "{game}に「{name}」という数はありません" },
  ["unsaid-change"] = {
    "{name} changes {path}, and nothing new is said of it: the rule sheet strikes what it said",
    ja = "{name} が {path} を変えますが、新しい説明がありません。ルール表では前の説明を取り消します",
  },
  ["unsaid-change.rule"] = {
    "{name} opens with no comment: rule sheets and lists have only its title",
    ja = "{name} の最初にコメントがありません。ルール表と一覧にはタイトルしか出ません",
  },
  ["unsaid-change.rule-suggest"] = {
    "begin the file with -- House rule: and what it is, as said at the table",
    ja = "ファイルの最初に -- House rule: と書き、その内容を続けてください",
  },
  ["unsaid-change.suggest"] = {
    "say it anew: set the sentence it had in {path}, or append one there",
    ja = "{path} の前の文を書き直す (set) か、文を加えて (append) ください",
  },
  ["unused-number"] = {
    "house.{name} is read by no value and no function of this table",
    ja = "house.{name} はこのテーブルのどの値にもどの関数にも使われていません",
  },
  ["unused-number.suggest"] = { "take it out, or use it", ja = "消すか、使ってください" },
  ["unused-number.suggest-removal"] = {
    "a house rule that does without it should remove it",
    ja = "これを使わないハウスルールでは remove で消してください",
  },
  ["variant-players"] = {
    "{name} is a house rule for {numbers} players, not for {seats}",
    ja = "{name}は{numbers}人用のハウスルールで、{seats}人では使えません",
  },
  ["wrong-arguments.no-base"] = {
    "{function} does not ask for the function inside",
    ja = "{function} は内側の関数を受け取っていません",
  },
  ["wrong-arguments.suggest"] = {
    "write {code}; `set` replaces it altogether",
    ja = "{code} と書いてください。`set` なら全体を置き換えます",
  },
  ["wrong-arguments.too-many"] = { "{function} asks for more than it is given", ja = "{function} の引数は渡される数より多すぎます" },
  ["wrong-arguments.unasked"] = {
    "the wrap never asks the function inside, and so takes its place",
    ja = "wrap が内側の関数を一度も呼んでいないので、その代わりになってしまいます",
  },
  ["wrong-arguments.unasked-suggest"] = { "call base(..), or name it _", ja = "base(..) を呼ぶか、引数の名前を _ にしてください" },
  ["wrong-type.append"] = { "append takes a list of values, not {given}", ja = "append には値のリストを書きます。{given}は書けません" },
  ["wrong-type.brought"] = {
    "what is new at '{path}' is written {right} = .., not {wrong} = ..",
    ja = "「{path}」に入れるものは {wrong} = .. ではなく {right} = .. と書きます",
  },
  ["wrong-type.each-deal"] = {
    "{called} cannot change from deal to deal: each_deal stands in one_by_one of deal, in fix and in to of exchange",
    ja = "{called} はディールごとに変えられません。each_deal は deal の one_by_one、fix、exchange の to で使えます",
  },
  ["wrong-type.entries"] = {
    "{called} takes {limit} entries without a field name, not {given}",
    ja = "{called} に書くフィールド名のない項目は{limit}個です。{given}個ではありません",
  },
  ["wrong-type.entry"] = {
    "{called} takes one entry without a field name, not {given}",
    ja = "{called} に書くフィールド名のない項目は1個です。{given}個ではありません",
  },
  ["wrong-type.entries-least"] = {
    "{called} takes at least {limit} entries without a field name, not {given}",
    ja = "{called} に書くフィールド名のない項目は{limit}個以上です。{given}個ではありません",
  },
  ["wrong-type.entries-most"] = {
    "{called} takes at most {limit} entries without a field name, not {given}",
    ja = "{called} に書くフィールド名のない項目は{limit}個以下です。{given}個ではありません",
  },
  ["wrong-type.excludes"] = {
    "excludes names house rules with the reason: {example}",
    ja = "excludes には一緒に使えないハウスルールとその理由を書きます: {example}",
  },
  ["wrong-type.house-bound"] = {
    "house.{name}.{field} must be a whole number up to a million",
    ja = "house.{name}.{field} は100万までの整数でなければなりません",
  },
  ["wrong-type.house-choice"] = {
    "house.{name} needs names to choose from: {example}",
    ja = "house.{name} には選べる名前が必要です: {example}",
  },
  ["wrong-type.house-label"] = {
    "the label of house.{name} must be a text, not {given}",
    ja = "house.{name} のラベルには文章を書きます。{given}は書けません",
  },
  ["wrong-type.house-number"] = {
    "house.{name} must be {forms}, not {given}",
    ja = "house.{name} には {forms} を書きます。{given}は書けません",
  },
  ["wrong-type.house-position"] = {
    "house.{name} has {n} numbers, and no [{position}]",
    ja = "house.{name} の数は{n}個で、[{position}] はありません",
  },
  ["wrong-type.house-single"] = {
    "house.{name} is one number, without [..]",
    ja = "house.{name} は1つの数で、[..] は付けられません",
  },
  ["wrong-type.house-whole"] = { "house.{name} must begin with a whole number", ja = "house.{name} は整数で始めます" },
  ["wrong-type.house-whole-numbers"] = {
    "house.{name} must begin with a list of whole numbers",
    ja = "house.{name} は整数のリストで始めます",
  },
  ["wrong-type.insert-both"] = { "insert says both '{one}' and '{other}'", ja = "insert に「{one}」と「{other}」の両方があります" },
  ["wrong-type.must-be"] = {
    "{called} must be {wanted}, not {given}",
    ja = "{called} に書けるのは{wanted}です。{given}は書けません",
  },
  ["wrong-type.must-be-reading"] = {
    'suit_of { "turned", 1 } reads a card; a suit that is trumps in every deal is said by trumps = "spades"',
    ja = 'suit_of { "turned", 1 } はカードを読みます。いつも切札のスートは trumps = "spades" と書きます',
  },
  ["wrong-type.must-be-without"] = {
    "{called} must be {wanted}, not {given} with {part}",
    ja = "{called} に書けるのは{wanted}です。{part}の入った{given}は書けません",
  },
  ["wrong-type.no-entries"] = {
    "{called} takes no values without a field name, but has {given}",
    ja = "{called} にフィールド名のない値は書けませんが、{given}があります",
  },
  ["wrong-type.no-entries-chips"] = {
    "a place of chips is empty at first: let a phase pay into it",
    ja = "チップの置き場は初めは空です。pay のフェイズで入れてください",
  },
  ["wrong-type.own-name"] = { "{word} takes no name of its own", ja = "{word} に名前は付けられません" },
  ["wrong-type.value-of-deal"] = {
    "{value} changes from deal to deal: it can be read in a function, and stand in sets and orders of cards",
    ja = "{value} はディールごとに変わります。関数の中と、カードの集まりや順序にだけ書けます",
  },
}
