// The table in the pane Play. It is kept as a record - table, seed, moves - and set up again from
// it whenever the rules change or the server was started anew.

import { effect, signal } from "@preact/signals";
import type { Hand, Misfit, Position, Why } from "./answers";
import { ask, Refused } from "./server";
import { soundTable } from "./state";
import { language } from "./texts";

export const position = signal<Position | null>(null);
// A line of what happened; its number tells it apart for as long as it is shown.
export type Told = Position["said"][number] & { number: number };
export const said = signal<Told[]>([]);
let toldSoFar = 0;
export const misfit = signal<Misfit | null>(null); // why the newest rules do not fit the moves
export const playedRules = signal(""); // hash of the rules the table is played by
let playedLanguage = "";
export const refused = signal(""); // why what was tapped may not be done
// A move that is seldom meant, and what is said before it is made.
export const warned = signal<{ move: string; warning: string } | null>(null);
export const why = signal<Why | null>(null);

// What the last answer told. Whoever sits down again has heard all but the news.
export const lastSaid = signal<string[]>([]);

const mostSaid = 200;

function take(answer: Position, kinds: string[]): void {
  position.value = answer;
  lastSaid.value = answer.said
    .filter((one) => kinds.includes(one.kind) && one.text !== answer.refused)
    .map((one) => one.text);
  const news = answer.said.map((one) => ({ ...one, number: ++toldSoFar }));
  said.value = [...said.value, ...news].slice(-mostSaid);
  refused.value = answer.refused;
  warned.value = null;
  if (hands.value) void showHands().catch(() => undefined);
}

let sitting: Promise<void> = Promise.resolve();

// One after the other: what is answered belongs to the position it was asked of.
function inTurn(what: () => Promise<void>): Promise<void> {
  sitting = sitting.then(what, what);
  return sitting;
}

async function setUp(keys: { seed?: string; moves?: string[] }): Promise<void> {
  const table = soundTable.value;
  if (!table?.sheet) return;
  const answer = await ask("sit", {
    table: table.table,
    language: language.value,
    ...keys,
  });
  if (!answer.fits) {
    misfit.value = answer;
    return;
  }
  misfit.value = null;
  playedRules.value = table.sheet.rules_hash;
  playedLanguage = language.value;
  take(answer, ["news"]);
}

export function deal(seed?: string): Promise<void> {
  said.value = [];
  return inTurn(() => setUp(seed ? { seed } : {}));
}

function goOn(): Promise<void> {
  const now = position.value;
  return now ? setUp({ seed: now.seed, moves: now.moves }) : setUp({});
}

// A table the server does not know any more is set up from its moves first.
async function answered<Answer>(asked: (sitting: number) => Promise<Answer>, now: Position): Promise<Answer> {
  try {
    return await asked(now.sitting);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "no-such-sitting") throw error;
    await goOn();
    return asked(position.value!.sitting);
  }
}

// Asks at the table.
function atTable(asked: (sitting: number) => Promise<Position>): Promise<void> {
  return inTurn(async () => {
    if (position.value) take(await answered(asked, position.value), ["news", "says"]);
  });
}

export const say = (line: string) => atTable((sitting) => ask("say", { sitting, line }));
export const choose = (row: number, item: number) =>
  atTable((sitting) => ask("choose", { sitting, row, item }));
export const chooseDone = () => atTable((sitting) => ask("choose", { sitting, done: true }));

let acting = false;

// Makes a move of a board game; `sure`: whatever there is to say before. Of two quick taps the second
// was not meant for what comes next.
export async function act(move: string, sure = false): Promise<void> {
  if (acting) return;
  acting = true;
  try {
    await atTable((sitting) => ask("act", { sitting, move, sure }));
  } finally {
    acting = false;
  }
  const warning = position.value?.warning;
  if (warning) warned.value = { move, warning };
}

export const hands = signal<Hand[] | null>(null); // null: not asked for

export async function showHands(): Promise<void> {
  const now = position.value;
  if (!now) return;
  hands.value = (await answered((sitting) => ask("hands", { sitting }), now)).hands;
}

export async function askWhy(move: string): Promise<void> {
  const now = position.value;
  if (!now) return;
  why.value = await answered((sitting) => ask("why", { sitting, move, language: language.value }), now);
}

// Other rules or another language: the same cards and moves, if they still stand. Another game: other
// cards.
effect(() => {
  const table = soundTable.value;
  if (!table?.sheet) return;
  const now = position.peek();
  const isSameGame = now?.table.split(" ")[0] === table.game.name;
  if (!isSameGame) {
    position.value = null;
    misfit.value = null;
    void deal().catch(() => undefined);
  } else if (playedRules.peek() !== table.sheet.rules_hash || playedLanguage !== language.peek()) {
    void inTurn(goOn).catch(() => undefined);
  }
});
