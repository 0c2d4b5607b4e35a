// House rules as files: a friend's, looked at before it is kept; one's own, renamed, deleted and put
// back; a ready-made one, copied.

import { signal } from "@preact/signals";
import type { Deleted, Incoming } from "./answers";
import { ask, Refused } from "./server";
import { showScript } from "./script/cursor";
import { mostOfPack, mostOfScript, tooLarge } from "./sizes";
import { gameOf, has, isOn, withVariant } from "./spec";
import { change } from "./spec_history";
import { closeScript, lastTableOf, openScript, save, script, showPane, showTable, spec, table } from "./state";
import { remembered } from "./store";
import { language, say } from "./texts";

// A file that is being looked at; `look` once it was read, `fault` if it cannot be.
export interface Offer {
  file: string;
  text: string;
  examples: string;
  look: Incoming | null;
  fault: string;
  fromLink?: boolean; // nobody chose it among their files
  waits?: boolean; // it is not tried before somebody says so
}

export const offer = signal<Offer | null>(null);

function faultOf(error: unknown): string {
  if (error instanceof Refused && error.place) return `${error.place}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}

// Bytes that are no text are not made into one: what is kept is what was sent.
async function textOf(file: File): Promise<string> {
  const most = /\.lua(\.txt)?$/i.test(file.name) ? mostOfScript : mostOfPack;
  if (file.size > most) throw new Error(tooLarge(file.size, most));
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error(say("no_text"));
  }
}

const isExamples = (file: File) => /\.examples\.lua(\.txt)?$/i.test(file.name);

// One house rule: a script, its examples beside it or not, or a pack.
export async function lookAtFiles(files: readonly File[]): Promise<void> {
  const rules = files.filter((one) => !isExamples(one));
  const file = rules[0] ?? files[0];
  if (!file) return;
  const shown: Offer = { file: file.name, text: "", examples: "", look: null, fault: "" };
  try {
    if (rules.length !== 1) throw new Error(say("one_rule_at_once"));
    const beside = files.find(isExamples);
    const [text, examples] = [await textOf(file), beside ? await textOf(beside) : ""];
    offer.value = { ...shown, text, examples };
    await lookAgain();
  } catch (error) {
    offer.value = { ...shown, fault: faultOf(error) };
  }
}

// In another language, or after something else has changed.
export async function lookAgain(): Promise<void> {
  const now = offer.value;
  if (!now?.text || now.waits) return;
  try {
    const look = await ask("look_at_file", {
      file: now.file,
      text: now.text,
      ...(now.examples ? { examples: now.examples } : {}),
      language: language.value,
    });
    if (offer.value === now) offer.value = { ...now, look, fault: "" };
  } catch (error) {
    if (offer.value === now) offer.value = { ...now, fault: faultOf(error) };
  }
}

export function tryIt(): Promise<void> {
  if (offer.value) offer.value = { ...offer.value, waits: false };
  return lookAgain();
}

// The words of a table at which a house rule is in force, with what it needs.
function withRule(words: string, game: string, names: string[]): string {
  const here = gameOf(words) === game ? words : lastTableOf(game);
  return names.reduce((all, name) => {
    const usual = gameOf(words) === game && table.value?.game.variants.find((one) => one.name === name)?.usual;
    return withVariant(all, name, usual ?? false, true);
  }, here);
}

export async function takeIn(name: string, replaces: boolean): Promise<void> {
  const now = offer.value;
  if (!now?.look) return;
  try {
    await save();
    const taken = await ask("take_in", {
      file: now.file,
      text: now.text,
      ...(now.examples ? { examples: now.examples } : {}),
      name,
      replace: replaces,
      language: language.value,
    });
    offer.value = null;
    await change(withRule(spec.value, taken.game, [...now.look.requires, taken.name]));
    if (script.value?.script === taken.script) closeScript();
    await showScript(taken.script);
    showPane("play");
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    offer.value = { ...now, fault: error.message };
  }
}

// The rule a script belongs to: that of its examples stands beside it.
export const ruleOf = (name: string): string => name.replace(/\.examples\.lua$/, ".lua");

// What was deleted last, until it is put back or let go.
interface Gone extends Deleted {
  title: string;
  game: string;
  wasOn: boolean;
}

const isGone = (value: unknown): value is Gone | null =>
  value === null || (typeof value === "object" && Array.isArray((value as Gone).files));
export const gone = remembered<Gone | null>("deleted", null, isGone);

export async function deleteRule(file: string): Promise<void> {
  const rule = table.value?.game.variants.find((one) => one.file === file);
  await save();
  const deleted = await ask("delete_rule", { script: file, language: language.value });
  gone.value = {
    ...deleted,
    title: rule?.title ?? deleted.name,
    game: gameOf(spec.value),
    wasOn: has(spec.value, `+${deleted.name}`),
  };
  if (script.value && ruleOf(script.value.script) === file) closeScript();
  await showTable(withVariant(spec.value, deleted.name, false, false));
}

export async function putBack(): Promise<void> {
  const what = gone.value;
  if (!what) return;
  await ask("put_back", { files: what.files, language: language.value });
  gone.value = null;
  const isHere = what.game === gameOf(spec.value) && what.wasOn;
  await showTable(isHere ? withVariant(spec.value, what.name, false, true) : spec.value);
}

export async function renameRule(file: string, title: string): Promise<void> {
  await save();
  const renamed = await ask("rename_rule", { script: file, title, language: language.value });
  const wasOn = has(spec.value, `+${renamed.before}`);
  const isOpen = script.value && ruleOf(script.value.script) === file;
  if (isOpen) closeScript();
  await showTable(
    wasOn && renamed.name !== renamed.before
      ? withVariant(withVariant(spec.value, renamed.before, false, false), renamed.name, false, true)
      : spec.value,
  );
  if (isOpen) await openScript(renamed.script);
}

// The copy goes in the place of what it was made of, so that not both are in force.
export async function copyRule(file: string): Promise<void> {
  const copy = await ask("copy_rule", { script: file, language: language.value });
  const old = table.value?.game.variants.find((one) => one.file === file);
  const without = old && isOn(spec.value, old.name, old.usual)
    ? withVariant(spec.value, old.name, old.usual, false)
    : spec.value;
  await change(withRule(without, copy.game, [...(old?.requires ?? []), copy.name]));
  await showScript(copy.script);
}

export const isOver = signal(false); // a file is held over the page

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") ?? false;
}

// Before the script hears of it, which would take the file for text.
export function watchDrops(): void {
  for (const kind of ["dragenter", "dragover", "dragleave", "drop"] as const) {
    addEventListener(
      kind,
      (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        isOver.value = kind === "dragenter" || kind === "dragover" || (kind === "dragleave" && event.relatedTarget !== null);
        if (kind === "drop") void lookAtFiles([...event.dataTransfer!.files]);
      },
      { capture: true },
    );
  }
}
