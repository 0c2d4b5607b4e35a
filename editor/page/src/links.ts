// Links that carry something behind the `#`, which no host gets to see: a house rule as a file,
// `#rule=NAME.lua.DATA`, the file deflated and in base64url; or a table, `#table=WORDS` or the code
// that stands for it. A stranger may have made them: they are shown, and nothing of them runs or is
// kept before somebody says so.

import { signal } from "@preact/signals";
import { offer } from "./files";
import { choosePane } from "./panes/Results";
import { deal, playedRules, position, whenSat } from "./play";
import { keepPosition } from "./positions";
import { ask } from "./server";
import { mostOfPack, tooLarge } from "./sizes";
import { isOn } from "./spec";
import { change } from "./spec_history";
import { soundTable, spec, table } from "./state";
import { language, say } from "./texts";

const longestTable = 1000; // letters
const longestName = 80;

function inBase64(bytes: Uint8Array): string {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (one) => one.charCodeAt(0));
}

function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough(change).getReader();
}

// At most so many bytes: a few that are sent may stand for very many.
async function allOf(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error(tooLarge(size, most));
    }
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

// What a link to a file has behind its `#`.
async function ruleMark(file: string, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = await allOf(through(bytes, new CompressionStream("deflate")), Infinity);
  return `rule=${file}.${inBase64(packed)}`;
}

async function textIn(data: string): Promise<string> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = fromBase64(data);
  } catch {
    throw new Error(say("link_damaged"));
  }
  try {
    const whole = await allOf(through(bytes, new DecompressionStream("deflate")), mostOfPack);
    return new TextDecoder("utf-8", { fatal: true }).decode(whole);
  } catch (error) {
    // Whatever else goes wrong there goes wrong with the bytes.
    throw error instanceof TypeError || error instanceof DOMException ? new Error(say("link_damaged")) : error;
  }
}

async function offerRule(carried: string): Promise<void> {
  tableOffer.value = null;
  const end = carried.lastIndexOf(".");
  const file = carried.slice(0, Math.max(end, 0)).slice(-longestName);
  const shown = { file: file || "?", text: "", examples: "", look: null, fault: "", fromLink: true };
  try {
    if (!/\.(lua|houserule)$/.test(file)) throw new Error(say("link_damaged"));
    offer.value = { ...shown, text: await textIn(carried.slice(end + 1)), waits: true };
  } catch (error) {
    offer.value = { ...shown, fault: (error as Error).message };
  }
}

// A table that a link names, until somebody opens it.
export interface TableOffer {
  words: string;
  title: string; // of its game; empty if there is no such table
  rules: string[]; // titles of its house rules
  seed: string; // of its cards, or empty
  warning: string;
  fault: string;
}

export const tableOffer = signal<TableOffer | null>(null);

async function offerTable(carried: string): Promise<void> {
  if (offer.value?.fromLink) offer.value = null;
  const shown: TableOffer = { words: carried.slice(0, longestTable), title: "", rules: [], seed: "", warning: "", fault: "" };
  try {
    // The words of a table have a hyphen only behind a blank.
    if (/^\w+-[\w-]+$/.test(shown.words)) {
      const code = await ask("read_code", { code: shown.words, language: language.value });
      Object.assign(shown, { words: code.table, seed: code.seed, warning: code.warning });
    }
    const named = await ask("table", { table: shown.words, language: language.value });
    const rules = named.game.variants.filter((one) => isOn(named.table, one.name, one.usual));
    tableOffer.value = { ...shown, words: named.table, title: named.game.title, rules: rules.map((one) => one.title) };
  } catch (error) {
    tableOffer.value = { ...shown, fault: (error as Error).message };
  }
}

// Other cards take the place of those somebody plays with: what was begun is kept.
export async function openTable(): Promise<void> {
  const now = tableOffer.value;
  if (!now) return;
  try {
    await change(now.words);
    if (now.seed) {
      await whenSat();
      const before = position.value;
      if (before?.moves.some((move) => move.startsWith(`${before.you} `))) await keepPosition(say("before_link"));
      await deal(now.seed);
    }
    tableOffer.value = null;
    choosePane("play");
  } catch (error) {
    tableOffer.value = { ...now, fault: (error as Error).message };
  }
}

export const hasOwnRules = () =>
  table.value?.game.variants.some((one) => one.own && isOn(spec.value, one.name, one.usual)) ?? false;

const address = (mark: string) => `${location.origin}${location.pathname}#${mark}`;

export async function linkToRule(script: string): Promise<string> {
  const pack = await ask("pack", { script });
  return address(await ruleMark(pack.file, pack.text));
}

// With the cards that lie there if they can be told in a word; of a table without rules of one's own,
// which have to be sent themselves.
export async function linkToTable(): Promise<{ link: string; seed: string }> {
  const now = position.value;
  const words = spec.value;
  const isOfNow = playedRules.value !== "" && playedRules.value === soundTable.value?.sheet?.rules_hash;
  const { code } = now && isOfNow ? await ask("table_code", { sitting: now.sitting, language: language.value }) : { code: "" };
  return code
    ? { link: address(`table=${code}`), seed: now!.seed }
    : { link: address(`table=${encodeURIComponent(words)}`), seed: "" };
}

// Takes what the address carries out of it, so that a reload does not bring it once more. Returns
// whether there was something.
let carried = "";

export function takeLink(): boolean {
  const found = /^#((?:rule|table)=.*)$/.exec(location.hash)?.[1];
  if (!found) return false;
  carried = found;
  history.replaceState(null, "", location.pathname + location.search);
  return true;
}

export async function showLink(): Promise<void> {
  const [kind, ...rest] = carried.split("=");
  carried = "";
  let text = rest.join("=");
  try {
    text = decodeURIComponent(text);
  } catch {
    // Of a sign that was cut off the rest is shown as it came.
  }
  if (kind === "rule") await offerRule(text);
  if (kind === "table") await offerTable(text);
}

// One that is opened where the page is open already.
export function watchLinks(): void {
  addEventListener("hashchange", () => {
    if (takeLink()) void showLink();
  });
}
