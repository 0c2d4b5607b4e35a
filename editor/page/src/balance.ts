// What the rules do to the game: the same deals with and without them, played while one looks.

import { batch, computed, effect, signal } from "@preact/signals";
import type { Study, Verbs } from "./answers";
import { ask, Refused } from "./server";
import { pane, soundTable, table } from "./state";
import { gameOf, numberIn, withNumber } from "./spec";
import { language } from "./texts";

export type Bots = "random" | "learned";

export const bots = signal<Bots>("learned");
export const ofMatches = signal(false); // whole matches, not single deals
export const study = signal<Study | null>(null); // the newest that has something to say
export const running = signal<Study | null>(null); // the one that is played now
export const studied = signal(""); // the tables the shown study is of
export const studyTime = signal(0); // milliseconds it took
const chosenBase = signal<string | null>(null);

// So many that a study is there in a moment; a match has many deals, a game for one is long.
const deals: Record<Bots, number> = { random: 20_000, learned: 10_000 };
const lengthOfMatch = 8;
const ofOneByThinkers = 100;

function gamesToPlay(): number {
  const isForOne = soundTable.value?.game.players[0] === 1;
  if (isForOne && bots.value === "learned") return ofOneByThinkers;
  const isLong = ofMatches.value || isForOne;
  return isLong ? deals[bots.value] / lengthOfMatch : deals[bots.value];
}

const patience = 120; // milliseconds between two looks

// What the table can be compared with: itself without one of its words, and the game alone.
export const bases = computed<{ table: string; word: string }[]>(() => {
  const table = soundTable.value?.table;
  if (!table) return [];
  const words = table.split(" ");
  const without = words
    .filter((word) => /^[+-]/.test(word) || (word.includes("=") && !word.startsWith("players=")))
    .map((word) => ({ table: words.filter((other) => other !== word).join(" "), word }))
    .reverse();
  const alone = withNumber(gameOf(table), "players", numberIn(table, "players") ?? "");
  return without.length === 1 || alone === table
    ? without
    : [...without, { table: alone, word: "" }];
});

export const base = computed(() => {
  const known = bases.value;
  return known.find((one) => one.table === chosenBase.value) ?? known[0] ?? null;
});

export function compareWith(table: string): void {
  chosenBase.value = table;
}

// A verdict is one when all is played that it rests on: of those who play as before, or of all.
export const isFirstPartOver = (one: Study): boolean => one.finished || one.report?.complete === true;

let latest = 0;
let newest: number | undefined; // the study that was asked for last

export async function runStudy(): Promise<void> {
  const table = soundTable.value?.table;
  const against = base.value;
  const mine = ++latest;
  if (!table || !against) {
    study.value = null;
    running.value = null;
    studied.value = "";
    return;
  }
  const begun = performance.now();
  const asked: Verbs["compare"]["keys"] = {
    tables: [against.table, table],
    bots: bots.value,
    games: gamesToPlay(),
    matches: ofMatches.value,
    instead_of: newest,
    language: language.value,
  };
  const shown = nameOfStudy();
  let now = await ask("compare", asked);
  newest = now.study;
  while (mine === latest) {
    // Until the new one has something to say, the old one stays in sight.
    const isNews = isFirstPartOver(now) || !study.peek()?.report || studied.peek() === shown;
    batch(() => {
      running.value = now.finished ? null : now;
      if (!isNews || !(now.report || now.finished)) return;
      study.value = now;
      studied.value = shown;
      studyTime.value = performance.now() - begun;
    });
    if (now.finished) return;
    await new Promise((done) => setTimeout(done, patience));
    if (mine !== latest) return;
    try {
      now = await progressOf(now);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "no-such-study" || mine !== latest) throw error;
      return runStudy(); // other pages have asked for so many
    }
  }
}

function progressOf(one: Study): Promise<Study> {
  return ask("progress", { study: one.study, language: language.value });
}

// What a study is of: tables, rules, bots.
function nameOfStudy(): string {
  const sound = soundTable.value;
  return `${base.value?.table} ${sound?.table} ${sound?.sheet?.rules_hash} ${bots.value} ${ofMatches.value}`;
}

export const isStudyOld = computed(() => study.value !== null && studied.value !== nameOfStudy());

// A study that was played to its end is told again, perhaps in another language; else it is played.
async function showStudy(): Promise<void> {
  const known = study.peek();
  if (!known?.finished || !known.report || studied.peek() !== nameOfStudy()) return runStudy();
  try {
    const told = await progressOf(known);
    if (study.peek() === known) study.value = told;
  } catch {
    return runStudy(); // the server has forgotten it
  }
}

// Runs while somebody looks at it, and again when the rules are others.
effect(() => {
  // A study reads the scripts that lie there: those of broken rules are none to play.
  const isWanted = pane.value === "balance" && table.value?.ok;
  if (isWanted && nameOfStudy() && language.value) void showStudy().catch(() => undefined);
});
