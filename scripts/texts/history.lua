-- What is said of tables that are kept and sent to others.

return {
  -- Table codes.
  ["no-code-own"] = {
    "This table has no code: {file} is not an installed rule.",
    ja = "このテーブルにコードはありません: {file}はインストールされたルールではありません。",
  },
  ["no-code-seed"] = {
    "This table has no code: its seed is larger than 4294967295.",
    ja = "このテーブルにコードはありません: シードが4294967295を超えています。",
  },
  ["no-code-setup"] = {
    "This table has no code: it began with cards that a record has laid out.",
    ja = "このテーブルにコードはありません: 記録で決めたカードから始まりました。",
  },
  ["code-other-rules"] = {
    "The table code was made under other rules than those here: the game, one of its house rules or its " ..
      "texts have changed. The table is played by the rules here, and cards may fall otherwise.",
    ja = "テーブルコードは、ここにあるものとは違うルールで作られました。ゲーム、ハウスルール、または文章が変わっています。ここのルールで遊ぶので、配られるカードも変わることがあります。",
  },
  ["code-with-words"] = {
    "A table code is the whole table: leave out {words}, or write the game's name instead of the code.",
    ja = "テーブルコードはテーブルの全部です。{words}を外すか、コードの代わりにゲーム名を書いてください。",
  },

  -- Where tables are kept.
  ["data-home-passed-over"] = {
    "XDG_DATA_HOME is no full path and is passed over: tables and settings are kept in {folder}.",
    ja = "XDG_DATA_HOMEは絶対パスではないので使いません。テーブルと設定は{folder}に保存されます。",
  },

  -- The list.
  ["history-empty"] = {
    "No table has been played yet. Sit down with: houserule play GAME",
    ja = "まだ遊んだテーブルがありません。始めるには houserule play GAME",
  },
  ["history-none"] = {
    "No table is like that. All of them: houserule history",
    ja = "当てはまるテーブルはありません。すべて見るには houserule history",
  },
  ["history-id"] = { "id", ja = "番号" },
  ["history-when"] = { "when", ja = "日時" },
  ["history-table"] = { "table", ja = "テーブル" },
  ["history-deals"] = { "deals", ja = "ディール" },
  ["history-own"] = { "you", ja = "あなた" },
  ["history-place"] = { "place", ja = "順位" },
  ["history-seed"] = { "seed", ja = "シード" },
  ["history-today"] = { "today {time}", ja = "今日 {time}" },
  ["history-yesterday"] = { "yesterday", ja = "昨日" },
  ["history-of"] = { "{n} of {all}", ja = "{n}/{all}" },
  ["history-open"] = { "open", ja = "途中" },
  ["history-over"] = { "over", ja = "終了" },
  ["history-more"] = {
    "{n} {n:table is|tables are} older: houserule history --most {all}",
    ja = "ほかに古いテーブルが{n}あります: houserule history --most {all}",
  },
  ["history-go-on"] = { "Go on: houserule resume {id}", ja = "続き: houserule resume {id}" },
  ["history-look"] = { "Look: houserule history {id}", ja = "詳しく: houserule history {id}" },

  -- Statistics of a game.
  ["history-game"] = {
    "{game}: {n} {n:table|tables} finished, {won} won. Best {best}, mean {mean}. Places: {places}.",
    ja = "{game}: {n}テーブル終了、{won}勝。最高{best}、平均{mean}。順位: {places}。",
  },
  ["history-place-times"] = { "{place} ({n} {n:time|times})", ja = "{place}位{n}回" },
  ["history-streak"] = {
    "{game}: {n} won in a row now, {longest} at most.",
    ja = "{game}: 現在{n}連勝、最長{longest}連勝。",
  },
  ["history-results"] = {
    "Your results in {game}, the latest on the right:",
    ja = "{game}の結果(右が最新):",
  },

  -- One table.
  ["history-head"] = { "Table {id}: {table}", ja = "テーブル{id}: {table}" },
  ["history-begun"] = {
    "Begun {time}. Seed {seed}, {n} {n:move|moves}.",
    ja = "開始 {time}。シード{seed}、{n}手。",
  },
  ["history-sat"] = {
    "You sat in seat {seat}, against {level}.",
    ja = "あなたは席{seat}、相手は{level}。",
  },
  ["history-code"] = {
    "Table code, rules and cards to send: {code}",
    ja = "テーブルコード(ルールとカードを送る): {code}",
  },
  ["history-no-rules"] = {
    "Its rules cannot be read now: houserule check {table}",
    ja = "ルールを今は読めません: houserule check {table}",
  },
  ["history-changed"] = { "Its rules have changed since.", ja = "その後ルールが変わりました。" },
  ["history-deal"] = { "deal", ja = "ディール" },
  ["history-final"] = { "end", ja = "最後" },
  ["history-no-deals"] = { "No deal is over yet.", ja = "まだ終わったディールがありません。" },
  ["history-scores"] = { "Your score after each deal:", ja = "各ディール後のあなたの得点:" },
  ["history-won"] = { "You won.", ja = "あなたの勝ちです。" },
  ["history-won-by"] = {
    "Won in seat {seats}; you are in place {place}.",
    ja = "席{seats}の勝ち。あなたは{place}位です。",
  },
  ["history-export"] = {
    "As a record: houserule history {id} --export FILE",
    ja = "記録として書き出す: houserule history {id} --export ファイル",
  },
  ["history-imported"] = { "The record is table {id} now.", ja = "記録をテーブル{id}にしました。" },
  ["history-deleted"] = {
    "Table {id} is deleted: {table}, {n} {n:move|moves}.",
    ja = "テーブル{id}を削除しました: {table}、{n}手。",
  },
}
