// Sentences on tables that are kept: their list, their results, their codes.

#include "session/texts/message.h"

namespace houserule {

namespace {

constexpr Message history_table[] = {
    // Table codes.
    {"no-code-own", "This table has no code: {file} is not an installed rule.",
     "このテーブルにコードはありません: {file}はインストールされたルールではありません。"},
    {"no-code-seed", "This table has no code: its seed is larger than 4294967295.",
     "このテーブルにコードはありません: シードが4294967295を超えています。"},
    {"no-code-setup", "This table has no code: it began with cards that a record has laid out.",
     "このテーブルにコードはありません: 記録で決めたカードから始まりました。"},
    {"code-other-rules",
     "The table code was made under other rules than those here: the game, one of its house rules "
     "or its texts have changed. The table is played by the rules here, and cards may fall "
     "otherwise.",
     "テーブルコードは、ここにあるものとは違うルールで作られました。ゲーム、ハウスルール、"
     "または文章が変わっています。ここのルールで遊ぶので、配られるカードも変わることがあります。"},
    {"code-with-words",
     "A table code is the whole table: leave out {words}, or write the game's name instead of the "
     "code.",
     "テーブルコードはテーブルの全部です。{words}を外すか、コードの代わりにゲーム名を書いてください"
     "。"},

    // Where tables are kept.
    {"data-home-passed-over",
     "XDG_DATA_HOME is no full path and is passed over: tables and settings are kept in {folder}.",
     "XDG_DATA_HOMEは絶対パスではないので使いません。テーブルと設定は{folder}に保存されます。"},

    // The list.
    {"history-empty", "No table has been played yet. Sit down with: houserule play GAME",
     "まだ遊んだテーブルがありません。始めるには houserule play GAME"},
    {"history-none", "No table is like that. All of them: houserule history",
     "当てはまるテーブルはありません。すべて見るには houserule history"},
    {"history-id", "id", "番号"},
    {"history-when", "when", "日時"},
    {"history-table", "table", "テーブル"},
    {"history-deals", "deals", "ディール"},
    {"history-own", "you", "あなた"},
    {"history-place", "place", "順位"},
    {"history-seed", "seed", "シード"},
    {"history-today", "today {time}", "今日 {time}"},
    {"history-yesterday", "yesterday", "昨日"},
    {"history-of", "{n} of {all}", "{n}/{all}"},
    {"history-open", "open", "途中"},
    {"history-over", "over", "終了"},
    {"history-more", "{n} {n:table is|tables are} older: houserule history --most {all}",
     "ほかに古いテーブルが{n}あります: houserule history --most {all}"},
    {"history-go-on", "Go on: houserule resume {id}", "続き: houserule resume {id}"},
    {"history-look", "Look: houserule history {id}", "詳しく: houserule history {id}"},

    // Statistics of a game.
    {"history-game",
     "{game}: {n} {n:table|tables} finished, {won} won. Best {best}, mean {mean}. Places: "
     "{places}.",
     "{game}: {n}テーブル終了、{won}勝。最高{best}、平均{mean}。順位: {places}。"},
    {"history-place-times", "{place} ({n} {n:time|times})", "{place}位{n}回"},
    {"history-streak", "{game}: {n} won in a row now, {longest} at most.",
     "{game}: 現在{n}連勝、最長{longest}連勝。"},
    {"history-results",
     "Your results in {game}, the latest on the right:", "{game}の結果(右が最新):"},

    // One table.
    {"history-head", "Table {id}: {table}", "テーブル{id}: {table}"},
    {"history-begun", "Begun {time}. Seed {seed}, {n} {n:move|moves}.",
     "開始 {time}。シード{seed}、{n}手。"},
    {"history-sat", "You sat in seat {seat}; the bots were {level}.",
     "あなたは席{seat}、ボットは{level}。"},
    {"history-code", "Table code, rules and cards to send: {code}",
     "テーブルコード(ルールとカードを送る): {code}"},
    {"history-no-rules", "Its rules cannot be read now: houserule check {table}",
     "ルールを今は読めません: houserule check {table}"},
    {"history-changed", "Its rules have changed since.", "その後ルールが変わりました。"},
    {"history-deal", "deal", "ディール"},
    {"history-final", "end", "最後"},
    {"history-no-deals", "No deal is over yet.", "まだ終わったディールがありません。"},
    {"history-scores", "Your score after each deal:", "各ディール後のあなたの得点:"},
    {"history-won", "You won.", "あなたの勝ちです。"},
    {"history-won-by", "Won in seat {seats}; you are in place {place}.",
     "席{seats}の勝ち。あなたは{place}位です。"},
    {"history-export", "As a record: houserule history {id} --export FILE",
     "記録として書き出す: houserule history {id} --export ファイル"},
    {"history-imported", "The record is table {id} now.", "記録をテーブル{id}にしました。"},
    {"history-deleted", "Table {id} is deleted: {table}, {n} {n:move|moves}.",
     "テーブル{id}を削除しました: {table}、{n}手。"},
};

}  // namespace

std::span<const Message> history_messages() { return history_table; }

}  // namespace houserule
