-- What is said of a fault in a script, a table or a record. What stands before the dot of a key is the code of the
-- fault. A sentence of its own without full stop; quotation marks in Japanese are 「」.

return {
  ["list-has-games"] = { "houserule list shows the games", ja = "houserule list でゲームの一覧が出ます" },
  ["nearest-game"] = { "nearest is '{name}'", ja = "いちばん近いのは「{name}」です" },
  ["did-you-mean"] = { "did you mean '{name}'?", ja = "「{name}」のことですか" },
  ["as-the-game-has-it"] = { "what the game has there", ja = "元のゲームの該当箇所" },
  ["choose-or-after"] = {
    "choose one, or write after = { \"{other}\" } in {rule}, or the other way round",
    ja = "どちらか1つを選ぶか、{rule}に after = { \"{other}\" } と(または逆に)書いてください",
  },

  -- Where a fault came up.
  ["after-move"] = { "after move {move}, seed {seed}", ja = "{move}手の後、シード{seed}" },
  ["fault-in-deal"] = {
    "{fault}, in deal {deal} of {table}, seed {seed}",
    ja = "{fault} ({table}、シード{seed}のディール{deal})",
  },
  ["fault-in-random-deal"] = {
    "{fault}, in a random deal of {table}: deal {deal}, seed {seed}",
    ja = "{fault} ({table}のランダムなディール: シード{seed}、ディール{deal})",
  },
  ["fault-in-told"] = {
    "{fault}: so the table cannot tell its figures while cards are played, at no move of a deal",
    ja = "{fault} (このため、プレイ中のテーブルにはどの手でも数が示されない)",
  },
  ["fault-in-steered-deal"] = {
    "{fault}, in a deal of {table} in which {how} (seed {seed})",
    ja = "{fault} ({table}のあるディール: {how}、シード{seed})",
  },
  ["fault-at-end"] = {
    "{fault}: the bounds of house.{name} allow {value}",
    ja = "{fault}: house.{name} の範囲では {value} も選べます",
  },
  ["gains-sum"] = {
    "in the game what some gain is what the others lose; here the gains add up to {now} (a deal in which {how})",
    ja = "元のゲームでは誰かの得点はほかの人の失点ですが、ここでは合計が {now} になります (あるディール: {how})",
  },
  ["gains-sum.suggest"] = {
    "who pays and who gets: is it the same amount? If it is meant so, leave it",
    ja = "払う人と受け取る人の数は合っていますか。そのつもりなら、そのままでかまいません",
  },
  ["seat-order"] = {
    "what seats gain depends on where they sit: seat {seat} has {before}, and {now} if all sit one further on ({how})",
    ja = "座る場所で得点が変わります。席 {seat} は {before} ですが、全員が1つ移ると {now} です ({how})",
  },
  ["seat-order.suggest"] = {
    "say who is meant by what they do, or by their place after the dealer or the eldest hand",
    ja = "誰のことかを、することや、ディーラーやエルデストハンドから何番目かで書いてください",
  },
  ["partners-part"] = {
    "partners do not score the same: seat {seat} has {one}, seat {partner} {other} ({how}); each wins or loses alone",
    ja = "味方どうしの得点が違います。席 {seat} は {one}、席 {partner} は {other} です ({how})。勝敗は別々に決まります",
  },
  ["partners-part.suggest"] = {
    "a line of each_side gives all of a side the same",
    ja = "each_side の行なら、味方どうし同じ得点になります",
  },
  ["endless-match"] = {
    "a match has not ended after {deals} deals, nor has any of some that were played otherwise",
    ja = "マッチが {deals} ディールたっても終わりません。別の遊び方をしても終わりませんでした",
  },
  ["endless-match.suggest"] = {
    "something has to bring the scores to what ends_when asks for; deals = .. ends it in any case",
    ja = "ends_when の条件になるまで得点が進む必要があります。deals = .. なら必ず終わります",
  },
  ["number-said"] = {
    "the comment says {said}, and the rule has {has}",
    ja = "コメントには {said} とありますが、ルールにあるのは {has} です",
  },
  ["number-said.ja"] = {
    "the Japanese text says {said} where the comment and the rule have {has}",
    ja = "日本語の文には {said} とありますが、コメントとルールでは {has} です",
  },
  ["number-said.suggest"] = {
    "one of them is a slip: say what is played",
    ja = "どちらかが書き間違いです。遊ぶとおりに書いてください",
  },
  ["number-said.fixed"] = {
    "a sentence says {value}, and house.{name} can be changed",
    ja = "文には {value} とありますが、house.{name} は変えられます",
  },
  ["number-said.fixed-suggest"] = {
    "write {hole} in its place",
    ja = "代わりに {hole} と書いてください",
  },
  ["guess-fails"] = {
    "at {path} bots choose blindly: a deal they guess fails ({fault})",
    ja = "{path} でボットは当てずっぽうに選びます。推測したディールが失敗します ({fault})",
  },
  ["guess-fails.suggest"] = {
    "what must lie where should follow from what the seats have seen: from moves of named cards or from open zones",
    ja = "どこに何があるかは、名前を挙げた移動や表向きの置き場から、見ていた人に分かるようにしてください",
  },
  ["fault-in-study"] = {
    "{fault}, in deal {deal} of {table}, seed {seed}, move {move}; {n} {n:game|games}",
    ja = "{fault} ({table}、シード{seed}のディール{deal}、{move}手目。{n}ゲーム)",
  },
  ["fault-in-study.record"] = {
    "{fault} (see it: houserule replay {file})",
    ja = "{fault} (見るには: houserule replay {file})",
  },

  ["patch-conflict.replaced"] = {
    "{rule} changes '{path}', which {other} has replaced",
    ja = "{rule}が変える「{path}」は{other}が置き換えています",
  },
  ["patch-conflict.taken-out"] = {
    "{rule} changes '{path}', which {other} has taken out",
    ja = "{rule}が変える「{path}」は{other}が取り除いています",
  },
  ["rules-changed.record"] = {
    "the record was made under other rules: {hash}, and these are {here}; " ..
      "without its rules_hash it is tried under these",
    ja = "記録は別のルールで作られました: {hash}、ここでは{here}。rules_hash を消せばこのルールで試します",
  },
  ["instruction-budget.together"] = {
    "the script was stopped: it and those before it ran too long together",
    ja = "スクリプトを止めました: これまでのものと合わせて実行時間が長すぎます",
  },
  ["unknown-variant"] = { "{game} has no house rule '{name}'", ja = "{game}に「{name}」というハウスルールはありません" },
  ["where-variants-are"] = {
    "its file must stand in the folder variants beside the game",
    ja = "そのファイルはゲームの横の variants フォルダに置きます",
  },
  ["unknown-variant.of-several-games"] = {
    "several games have a house rule '{name}'; name its file",
    ja = "「{name}」というハウスルールはいくつかのゲームにあります。ファイルを指定してください",
  },
}
