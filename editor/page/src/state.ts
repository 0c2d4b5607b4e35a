// What the page knows: the table that is looked at, the script that is open, what is wrong.
//
// Everything that is shown follows from these signals; panes only show them and call what is below.

import { batch, computed, signal } from "@preact/signals";
import type { Diagnostic, Hello, Script, Table } from "./answers";
import { ask, Refused } from "./server";
import { tooLong } from "./sizes";
import { gameOf, has, numberIn, withNumber, withVariant } from "./spec";
import { forget, isText, keep, kept, keptValue, remembered } from "./store";
import { language, say } from "./texts";

export const hello = signal<Hello | null>(null);
export const spec = signal(""); // "": no game was chosen yet
export const table = signal<Table | null>(null);
// The last table that could be set up; what is played and compared while there are problems.
export const soundTable = signal<Table | null>(null);

export interface OpenScript {
  script: string;
  text: string; // as it stands in the page
  base: string; // the hash of the text that lies on disk, as far as we know
  writable: boolean;
  versions: number;
  savedAt: Date | null;
  state: "saved" | "typed" | "saving" | "refused" | "conflict" | "gone";
  why: string; // of a refusal
  other: Script | null; // of a conflict: what lies on disk
  kept: string | null; // typed earlier, and not known to be on disk: offered again
  revision: number; // counts the texts that were not typed
}

export const script = signal<OpenScript | null>(null);
export const wantedRules = remembered("search", "", isText); // what is looked for among the house rules
export const savedOften = signal(0); // how often this page has saved
export const soughtOften = signal(0); // how often somebody wanted to see the script

// What is looked at on the right.
export const panes = ["play", "examples", "rules", "balance", "why"] as const;
export type PaneName = (typeof panes)[number];
const isPane = (value: unknown): value is PaneName => panes.some((one) => one === value);
export const pane = remembered<PaneName>("pane", "rules", isPane);

export function showPane(name: PaneName): void {
  pane.value = name;
  view.value = "results";
}

export const shownClause = signal(0); // of the rule sheet; 0: none is pointed at

// Whether a script is a house rule of the game that is shown.
export function hasOwnTable(name: string): boolean {
  return table.value?.game.variants.some((one) => one.own && one.file === name) ?? false;
}

// Whether it belongs to the table in any way: what was looked at is there again after a reload.
function isOfTable(name: string): boolean {
  const rule = name.replace(/\.examples\.lua$/, ".lua");
  const now = table.value;
  return now !== null && (now.game.variants.some((one) => one.file === rule) || (now.files?.includes(name) ?? false));
}
const typedProblems = signal<Diagnostic[]>([]);

// Of files of examples, which the table can do without.
export const exampleProblems = signal<Diagnostic[]>([]);

// All problems in reading order: those of the script as it is typed, then others of the table.
export const problems = computed<Diagnostic[]>(() => {
  const typed = typedProblems.value;
  const name = (one: Diagnostic) => `${one.file}:${one.line}:${one.message}`;
  const seen = new Set(typed.map(name));
  const others = [...(table.value?.diagnostics ?? []), ...exampleProblems.value].filter(
    (one) => one.file !== script.value?.script && !seen.has(name(one)),
  );
  return [...typed, ...others];
});

// On a phone one thing at a time: what can be changed, or one of the panes.
type View = "change" | "results";
const isView = (value: unknown): value is View => value === "change" || value === "results";
export const view = remembered<View>("view", "change", isView);

// What was typed and is not known to be on disk, so that a page that is closed loses nothing.
const keptName = (name: string) => `houserule.typed.${name}`;

interface Kept {
  text: string;
  base: string;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && isText((value as Kept).text) && isText((value as Kept).base);

export function keptText(name: string): Kept | null {
  return keptValue("browser", keptName(name), isKept);
}

export function dropKept(name: string): void {
  forget("browser", keptName(name));
}

// Only the answer to the latest request counts.
function latestOnly() {
  let latest = 0;
  return () => {
    const mine = ++latest;
    return () => mine === latest;
  };
}

// The table and the script somebody had, for when they come back: to this page, or another day.
const keptTable = "houserule.table";
const keptScript = "houserule.script";

function rememberBoth(name: string, value: string): void {
  keep("tab", name, value);
  keep("browser", name, value);
}

const begunTable = latestOnly();

export async function showTable(words: string): Promise<void> {
  spec.value = words;
  rememberBoth(keptTable, words);
  if (words) keep("browser", `${keptTable}.${gameOf(words)}`, words);
  if (!words) {
    table.value = null;
    return;
  }
  const isLatest = begunTable();
  try {
    const answer = await ask("table", { table: words, language: language.value });
    if (!isLatest()) return;
    // At once: what hears of the one asks for the other.
    batch(() => {
      table.value = answer;
      if (answer.ok) soundTable.value = answer;
    });
    void checkScript().catch(() => undefined);
  } catch (error) {
    if (!(error instanceof Refused) || !isLatest()) throw error;
    if (table.value) table.value = { ...table.value, ok: false, diagnostics: [faultOf(error)] };
    else spec.value = ""; // a game that is not there any more
  }
}

// Of a request that was refused as a whole.
function faultOf(error: Refused): Diagnostic {
  return {
    file: "",
    line: 0,
    code: error.code,
    level: "error",
    message: error.message,
    suggestion: "",
  };
}

export async function begin(isFresh = false): Promise<void> {
  hello.value = await ask("hello", { language: language.value });
  if (spec.value) return showTable(spec.value);
  const asked = hello.value.table || (kept("browser", keptTable) ?? "");
  // A page that is loaded again goes on; one that was opened by an address begins as that says.
  const words = isFresh ? asked : (kept("tab", keptTable) ?? asked);
  if (words) await showTable(words);
  const open = kept("tab", keptScript) ?? kept("browser", keptScript);
  if (open && isOfTable(open)) await openScript(open).catch(() => undefined);
}

export async function openScript(name: string): Promise<void> {
  const before = script.value;
  if (before && before.script !== name) await save();
  const read = await ask("read", { script: name });
  // Opened twice, and typed into while the second answer was on its way: what was typed stays.
  const now = script.value;
  if (now && now !== before && now.script === name && (now.state !== "saved" || now.savedAt)) return;
  script.value = {
    script: read.script,
    text: read.text,
    base: read.hash,
    writable: read.writable,
    versions: read.versions,
    savedAt: null,
    state: "saved",
    why: "",
    other: null,
    kept: keptBeside(read),
    revision: (script.value?.revision ?? 0) + 1,
  };
  rememberBoth(keptScript, name);
  void checkScript().catch(() => undefined);
}

function keptBeside(read: Script): string | null {
  const typed = read.writable ? keptText(read.script) : null;
  return typed && typed.text !== read.text ? typed.text : null;
}

// Goes on with the text that was kept, or lets go of it.
export function takeKept(wanted: boolean): void {
  const open = script.value;
  if (!open?.kept) return;
  const typed = open.kept;
  script.value = { ...open, kept: null };
  if (wanted) replaceText(typed);
  else dropKept(open.script);
}

const begunCheck = latestOnly();

// The table a script is checked at: the one that is shown, or for a house rule that is not in force
// there the game with it and with what it needs.
function tableToCheck(name: string): string {
  const rule = table.value?.game.variants.find((one) => one.own && one.file === name);
  if (!rule || has(spec.value, `+${rule.name}`)) return spec.value;
  const alone = withNumber(gameOf(spec.value), "players", numberIn(spec.value, "players") ?? "");
  return [rule.name, ...rule.requires].reduce(
    (words, one) => withVariant(words, one, false, true),
    alone,
  );
}

async function checkScript(): Promise<void> {
  const open = script.value;
  if (!open || !spec.value) return;
  const isLatest = begunCheck();
  const why = tooLong(open.text);
  if (why) {
    typedProblems.value = [{ file: open.script, line: 1, code: "too-large", level: "error", message: why, suggestion: "" }];
    return;
  }
  const check = await ask("check", {
    table: tableToCheck(open.script),
    script: open.script,
    text: open.text,
    language: language.value,
  });
  if (isLatest()) typedProblems.value = check.diagnostics;
}

const quiet = 300; // milliseconds without typing
let timer: ReturnType<typeof setTimeout> | undefined;

export function type(text: string): void {
  const open = script.value;
  if (!open || open.text === text) return;
  const isHeld = open.state === "conflict" || open.state === "gone"; // until somebody decides
  script.value = { ...open, text, state: isHeld ? open.state : "typed" };
  keep("browser", keptName(open.script), JSON.stringify({ text, base: open.base }));
  clearTimeout(timer);
  timer = setTimeout(() => void save(), quiet);
}

// Another text than the one typed: a mend, a version, that of another tab.
export function replaceText(text: string): void {
  type(text);
  const open = script.value;
  if (open) script.value = { ...open, revision: open.revision + 1 };
}

// One save at a time: the next one begins from what this one has written.
let saving: Promise<void> = Promise.resolve();

export function save(): Promise<void> {
  clearTimeout(timer);
  saving = saving.then(saveNow, saveNow);
  return saving;
}

async function saveNow(): Promise<void> {
  const open = script.value;
  if (!open || open.state === "saved" || open.state === "conflict" || open.state === "gone") return;
  const text = open.text;
  const long = tooLong(text);
  if (long) {
    script.value = { ...open, state: "refused", why: long };
    return checkScript();
  }
  script.value = { ...open, state: "saving" };
  try {
    const saved = await ask("save", { script: open.script, text, base: open.base });
    const now = script.value;
    if (!now || now.script !== open.script) return;
    if (saved.gone) {
      script.value = { ...now, state: "gone" };
      return;
    }
    if (!saved.saved) {
      script.value = { ...now, state: "conflict", other: saved, versions: saved.versions };
      return;
    }
    const typedOn = now.text !== text;
    script.value = {
      ...now,
      base: saved.hash,
      versions: saved.versions,
      savedAt: new Date(),
      state: typedOn ? "typed" : "saved",
      why: "",
    };
    savedOften.value += 1;
    if (!typedOn) dropKept(open.script);
  } catch (error) {
    const why = error instanceof Refused ? error.message : `${say("went_wrong")} ${String(error)}`;
    if (script.value?.script === open.script) {
      script.value = { ...script.value, state: "refused", why };
    }
    return;
  }
  // What is wrong with it is another matter: it is saved.
  await showTable(spec.value).catch(() => undefined);
}

// A file that somebody has deleted or renamed is written again only when asked for.
export async function writeAgain(): Promise<void> {
  if (!script.value) return;
  script.value = { ...script.value, base: "", state: "typed" };
  await save();
}

// The table somebody had of a game.
export const lastTableOf = (game: string): string =>
  kept("browser", `${keptTable}.${game}`) ?? game;

export function closeScript(): void {
  if (script.value) dropKept(script.value.script);
  script.value = null;
  typedProblems.value = [];
}

// After a conflict: go on with one of the texts. Both are among the versions.
export async function settleConflict(mine: boolean): Promise<void> {
  const open = script.value;
  if (!open?.other) return;
  const text = mine ? open.text : open.other.text;
  const revision = open.revision + 1;
  script.value = { ...open, text, base: open.other.hash, other: null, state: "typed", revision };
  await save();
}

// Tries again what could not be saved, once somebody answers.
export async function comeBack(): Promise<void> {
  await begin();
  if (script.value?.state === "refused") {
    script.value = { ...script.value, state: "typed" };
    await save();
  }
}

// The file of the open script is another by now. Where nothing was typed the page shows it; what was
// typed and could not be saved is set against it; all else the next save finds out.
export function takeFromDisk(read: Script): void {
  const open = script.value;
  if (!open || open.script !== read.script || read.hash === open.base) return;
  if (open.state === "refused" || (open.state === "conflict" && open.other?.hash !== read.hash)) {
    script.value = { ...open, state: "conflict", other: read };
    return;
  }
  if (open.state !== "saved" && open.state !== "gone") return;
  const isShown = open.text === read.text;
  const wasTyped = open.state === "gone" && !isShown;
  script.value = wasTyped
    ? { ...open, state: "conflict", other: read }
    : {
        ...open,
        text: read.text,
        base: read.hash,
        versions: read.versions,
        savedAt: null,
        state: "saved",
        revision: open.revision + 1,
      };
  if (!wasTyped) void showTable(spec.value).catch(() => undefined);
}

// Its file is not there any more.
export function closedOnDisk(): void {
  const open = script.value;
  if (open?.state !== "saved" || open.base === "") return;
  script.value = { ...open, state: "gone" };
  void showTable(spec.value).catch(() => undefined);
}
