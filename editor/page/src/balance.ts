// What the rules do to the game: the same deals with and without them, played while one looks.

import { computed, effect, signal } from "@preact/signals";
import type { Study } from "./answers";
import { ask } from "./server";
import { pane, soundTable, table } from "./state";
import { gameOf, numberIn, withNumber } from "./spec";

export type Bots = "random" | "greedy";

export const bots = signal<Bots>("random");
export const study = signal<Study | null>(null);
export const studied = signal(""); // the tables the shown study is of
export const studyTime = signal(0); // milliseconds it took
const chosenBase = signal<string | null>(null);

const games: Record<Bots, number> = { random: 20_000, greedy: 1_000 };
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

let latest = 0;

export async function runStudy(): Promise<void> {
  const table = soundTable.value?.table;
  const against = base.value;
  const mine = ++latest;
  if (!table || !against) {
    study.value = null;
    studied.value = "";
    return;
  }
  const begun = performance.now();
  const asked = { tables: [against.table, table], bots: bots.value, games: games[bots.value] };
  const old = study.peek()?.study;
  let now = await ask<Study>("compare", old ? { ...asked, instead_of: old } : asked);
  const name = () => `${against.table} ${table} ${soundTable.value?.sheet?.rules_hash} ${bots.value}`;
  const shown = name();
  while (mine === latest) {
    // Until the new one has numbers, the old ones stay in sight.
    if (now.report || now.finished) {
      study.value = now;
      studied.value = shown;
      studyTime.value = performance.now() - begun;
    }
    if (now.finished) return;
    await new Promise((done) => setTimeout(done, patience));
    if (mine !== latest) return;
    now = await ask<Study>("progress", { study: now.study });
  }
}

export const isStudyOld = computed(() => {
  const sound = soundTable.value;
  const name = `${base.value?.table} ${sound?.table} ${sound?.sheet?.rules_hash} ${bots.value}`;
  return study.value !== null && studied.value !== name;
});

// Runs while somebody looks at it, and again when the rules are others.
effect(() => {
  // A study reads the scripts that lie there: those of broken rules are none to play.
  const isWanted = pane.value === "balance" && table.value?.ok;
  const name = `${base.value?.table} ${soundTable.value?.sheet?.rules_hash} ${bots.value}`;
  if (isWanted && name) void runStudy().catch(() => undefined);
});
