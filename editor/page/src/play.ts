// The table in the pane Play. It is kept as a record - table, seed, moves - and set up again from
// it whenever the rules change or the server was started anew.

import { effect, signal } from "@preact/signals";
import type { Hand, Misfit, Position, Why } from "./answers";
import { ask, Refused } from "./server";
import { soundTable } from "./state";
import { isTexts, isText, isTruth, keep, keptValue, remembered } from "./store";
import { language } from "./texts";

export const position = signal<Position | null>(null);
// A line of what happened; its number tells it apart for as long as it is shown.
export type Told = Position["said"][number] & { number: number };
export const said = signal<Told[]>([]);
let toldSoFar = 0;
export const misfit = signal<Misfit | null>(null); // why the newest rules do not fit the moves
export const unfit = signal<TableRecord>({}); // the table they are of
export const playedRules = signal(""); // hash of the rules the table is played by
let playedLanguage = "";
export const refused = signal(""); // why what was tapped may not be done
// A move that is seldom meant, and what is said before it is made.
export const warned = signal<{ move: string; warning: string } | null>(null);
export const why = signal<Why | null>(null);

// What the last answer told. Whoever sits down again has heard all but the news.
export const lastSaid = signal<string[]>([]);

// The deal whose result is shown until somebody wants the next one; 0: none.
export const shownResult = signal(0);
let endedLast = 0; // the newest deal that has ended, as far as this page has seen

const mostSaid = 200;

const numbered = (lines: Position["said"]): Told[] => lines.map((one) => ({ ...one, number: ++toldSoFar }));

function take(answer: Position, kinds: string[]): void {
  const ended = answer.board ? 0 : (answer.ended?.deal ?? 0);
  if (ended !== endedLast) shownResult.value = ended > endedLast ? ended : 0;
  endedLast = ended;
  position.value = answer;
  lastSaid.value = answer.said
    .filter((one) => kinds.includes(one.kind) && one.text !== answer.refused)
    .map((one) => one.text);
  said.value = [...said.value, ...numbered(answer.said)].slice(-mostSaid);
  refused.value = answer.refused;
  warned.value = null;
  keepTable();
  if (showsHands.value) void showHands().catch(() => undefined);
}

let sitting: Promise<void> = Promise.resolve();

// One after the other: what is answered belongs to the position it was asked of.
function inTurn(what: () => Promise<void>): Promise<void> {
  sitting = sitting.then(what, what);
  return sitting;
}

// Once all that was asked at the table is answered.
export const whenSat = (): Promise<void> => inTurn(async () => undefined);

// What sets a table up again.
export interface TableRecord {
  seed?: string;
  setups?: string;
  moves?: string[];
}

// For a page that is loaded again, and for another day.
interface KeptTable extends TableRecord {
  shown: number;
  said: Position["said"];
}

const keptName = (game: string) => `houserule.sitting.${game}`;

function isKeptTable(value: unknown): value is KeptTable {
  const one = value as KeptTable | null;
  return typeof one === "object" && one !== null && isText(one.seed) && isText(one.setups) && isTexts(one.moves) && Array.isArray(one.said) && one.said.every((line) => isText(line?.text) && Array.isArray(line.rules));
}

function keepTable(): void {
  const now = position.value;
  const game = now?.table.split(" ")[0];
  if (!now || !game) return;
  const record = { seed: now.seed, setups: now.setups, moves: now.moves, shown: shownResult.value, said: said.value };
  const text = JSON.stringify(record);
  keep("tab", keptName(game), text);
  keep("browser", keptName(game), text);
}

// Where somebody had got to at a table of this game; else new cards.
async function comeBackTo(game: string): Promise<void> {
  const before = keptValue("tab", keptName(game), isKeptTable) ?? keptValue("browser", keptName(game), isKeptTable);
  if (before) {
    const { seed, setups, moves } = before;
    await setUp({ seed, setups, moves });
    if (position.value) {
      said.value = numbered(before.said); // which has told all of it
      shownResult.value = before.shown <= endedLast ? before.shown : 0;
      return keepTable();
    }
    // Under the rules of now it cannot be played so far: the same cards anew.
    misfit.value = null;
    return setUp({ seed, setups }, true);
  }
  return setUp({}, true);
}

// `isNew`: another table, at which nothing was said yet.
async function setUp(keys: TableRecord, isNew = false): Promise<void> {
  const table = soundTable.value;
  if (!table?.sheet) return;
  const answer = await ask("sit", {
    table: table.table,
    language: language.value,
    ...keys,
  });
  if (!answer.fits) {
    misfit.value = answer;
    unfit.value = keys;
    return;
  }
  misfit.value = null;
  if (isNew) said.value = [];
  playedRules.value = table.sheet.rules_hash;
  playedLanguage = language.value;
  take(answer, ["news"]);
}

// New cards, or those of a seed, or a table as it was kept.
export function deal(of: string | TableRecord = {}): Promise<void> {
  const { seed, setups, moves } = typeof of === "string" ? { seed: of, setups: "", moves: [] } : of;
  return inTurn(async () => {
    await setUp({ ...(seed ? { seed } : {}), ...(setups ? { setups } : {}), ...(moves ? { moves } : {}) }, true);
    if (!misfit.value) nextDeal(); // nothing that has ended before is news
  });
}

export function nextDeal(): void {
  shownResult.value = 0;
  keepTable();
}

function goOn(): Promise<void> {
  const now = position.value;
  return now ? setUp({ seed: now.seed, setups: now.setups, moves: now.moves }) : setUp({});
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

export const showsHands = remembered("hands", false, isTruth);
export const hands = signal<Hand[] | null>(null); // null: not asked for

export async function showHands(): Promise<void> {
  const now = position.value;
  showsHands.value = true;
  if (!now) return;
  hands.value = (await answered((sitting) => ask("hands", { sitting }), now)).hands;
}

export function hideHands(): void {
  showsHands.value = false;
  hands.value = null;
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
    hands.value = null;
    shownResult.value = 0;
    endedLast = 0;
    void inTurn(() => comeBackTo(table.game.name)).catch(() => undefined);
  } else if (playedRules.peek() !== table.sheet.rules_hash || playedLanguage !== language.peek()) {
    void inTurn(goOn).catch(() => undefined);
  }
});
