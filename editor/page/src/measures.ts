// What measures are called in Japanese; in English they come with the numbers.

import type { ReportRow } from "./answers";
import { language } from "./texts";

const japanese: Record<string, string> = {
  "chips a deal": "1ディールのチップ",
  "points a deal": "1ディールの得点",
  "chips a deal, by role": "役割ごとの1ディールのチップ",
  "points a deal, by role": "役割ごとの1ディールの得点",
  "in a deal": "1ディールで",
  "in a game": "1ゲームで",
  "in a match": "1マッチで",
  "card points a deal": "1ディールのカード点",
  "tricks a deal": "1ディールのトリック",
  "how deals come out": "ディールの結果",
  contracts: "コントラクト",
  calls: "宣言",
  "eldest hand": "最初に出す席",
  "2nd": "2番目",
  "3rd": "3番目",
  "4th": "4番目",
  "5th": "5番目",
  "6th": "6番目",
  dealer: "ディーラー",
  declarer: "宣言者",
  partner: "パートナー",
  defender: "守備側",
  "the player": "プレイヤー",
  decisions: "選択の数",
  "chips, first to last": "1位と最下位の差(チップ)",
  "points, first to last": "1位と最下位の差(点)",
  "card points taken": "取られたカード点",
  "deals thrown in": "流れたディール",
  "points for melds": "メルドの点",
  "a card is exposed": "カードの公開",
  "all tricks to one": "1人が全トリック",
  none: "なし",
  made: "達成",
};

function named(label: string): string {
  return language.value === "ja" ? (japanese[label] ?? label) : label;
}

// What is measured of one contract is named after it.
export function labelOf(row: { label: string; key?: string }, all: ReportRow[] = []): string {
  const of = /^(?:made|gain)\.(.+)$/.exec(row.key ?? "")?.[1];
  const contract = of && all.find((one) => one.key === `contract.${of}`);
  return contract ? `${contract.label}: ${named(row.label)}` : named(row.label);
}
