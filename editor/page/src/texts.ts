// Every sentence of the page, in English and Japanese. What the rules say comes from the server.

import { signal } from "@preact/signals";

export type Language = "en" | "ja";

export const language = signal<Language>("en");

const texts = {
  which_game: ["Which game do you play?", "どのゲームを遊びますか？"],
  other_game: ["Another game", "別のゲーム"],
  house_rules: ["House rules of this table", "この卓のハウスルール"],
  numbers: ["Numbers", "数値"],
  players: ["players", "人数"],
  my_rule: ["my rule", "自作"],
  needs: ["needs {rules}", "{rules}が必要"],
  includes: ["brings {rules}", "{rules}を含む"],
  cannot_be_read: ["cannot be read", "読み込めません"],
  range: ["{from} to {to}", "{from}～{to}"],
  out_of_range: ["{from} to {to}; you wrote {value}", "{from}～{to}の数。入力は{value}"],
  script: ["Script", "スクリプト"],
  rules: ["Rules", "ルール"],
  play: ["Play", "プレイ"],
  examples: ["Examples", "例"],
  balance: ["Balance", "バランス"],
  why: ["Why", "理由"],
  problems: ["Problems", "問題"],
  no_problems: ["No problems.", "問題はありません。"],
  some_problems: ["{n} problems. F8 goes to the next one.", "問題が{n}件あります。F8で次へ。"],
  one_problem: ["1 problem. F8 goes to it.", "問題が1件あります。F8で移動。"],
  mend: ["Write {instead}", "{instead}に直す"],
  as_a_command: ["as a command", "コマンドで"],
  copy: ["copy", "コピー"],
  copied: ["copied", "コピーしました"],
  saved: ["saved {time}, {n} versions", "{time}に保存、{n}版"],
  saving: ["saving", "保存中"],
  not_saved: ["not saved: {why}", "保存できません: {why}"],
  read_only: ["installed with the program: read only", "インストール済み: 読み取り専用"],
  leave_script: ["Esc then Tab leaves the script", "Esc、Tabでスクリプトから出る"],
  away: [
    "Not connected. Your text is safe here and will be saved when the editor answers again.",
    "接続していません。入力した文はここに残り、再接続時に保存されます。",
  ],
  locked: [
    "This page is not let in. Open the address that houserule edit has printed.",
    "このページは許可されていません。houserule edit が表示したアドレスを開いてください。",
  ],
  conflict: [
    "This file was changed elsewhere. Yours and the other text are both kept.",
    "このファイルは別の場所で変更されました。両方の文が残っています。",
  ],
  keep_mine: ["Keep mine", "自分の文を使う"],
  take_other: ["Take the other", "相手の文を使う"],
  kept_here: [
    "Text typed while the editor was away is still here.",
    "切断中に入力した文が残っています。",
  ],
  offer_it: ["Use it", "使う"],
  drop_it: ["Drop it", "捨てる"],
  old_rules: [
    "As the rules were before the problem.",
    "問題が起きる前のルールです。",
  ],
  changed_by: ["changed by {rules}", "変更: {rules}"],
  open_script: ["Open the script of {title}", "{title}のスクリプトを開く"],
  no_script: ["Choose a house rule to see its script.", "ハウスルールを選ぶとスクリプトが表示されます。"],
  light: ["light", "明"],
  dark: ["dark", "暗"],
  theme: ["Light or dark", "配色"],
  language: ["Language", "言語"],
  results: ["Results", "結果"],
  tables: ["Games and house rules", "ゲームとハウスルール"],
  changed: ["changed", "変更あり"],
} as const satisfies Record<string, readonly [string, string]>;

export type TextName = keyof typeof texts;

export function say(name: TextName, values: Record<string, string | number> = {}): string {
  const text: string = texts[name][language.value === "ja" ? 1 : 0];
  return text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    key in values ? String(values[key]) : whole,
  );
}
