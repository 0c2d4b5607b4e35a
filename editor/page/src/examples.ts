// The examples of the rules in force, run whenever the rules change.

import { computed, effect, signal } from "@preact/signals";
import type { Example, Examples, Righted as RightedExample } from "./answers";
import { ask } from "./server";
import {
  exampleProblems,
  hasOwnTable,
  openScript,
  pane,
  save,
  savedOften,
  script,
  soundTable,
  table,
} from "./state";
import { ruleOf } from "./files";
import { position, shownResult } from "./play";
import { language } from "./texts";

export const examples = signal<Examples | null>(null);

export const failing = computed(
  () => examples.value?.examples.filter((one) => !one.passed).length ?? 0,
);

let latest = 0;

// Those of the house rules always, those of the whole game while somebody looks at them.
export async function runExamples(): Promise<void> {
  const sound = soundTable.value?.table;
  if (!sound) return;
  const mine = ++latest;
  const answer = await ask("examples", {
    table: sound,
    whole: pane.value === "examples",
    language: language.value,
  });
  if (mine !== latest) return;
  examples.value = answer;
  exampleProblems.value = answer.diagnostics;
}

// Beside which script an example of the table in Play can be written.
export const writableBeside = computed(() => {
  const open = script.value;
  if (!open?.writable || !position.value) return "";
  const name = ruleOf(open.script);
  return hasOwnTable(name) ? name : "";
});

// The deal that would be written down: the one whose result is shown, or that somebody has acted in.
export const dealToAdd = computed(() => shownResult.value || (position.value?.example_deal ?? 0));

export async function addExample(): Promise<void> {
  const beside = writableBeside.value;
  if (!beside || !position.value) return;
  const added = await ask("add_example", {
    sitting: position.value.sitting,
    script: beside,
    ...(dealToAdd.value > 0 ? { deal: dealToAdd.value } : {}),
    language: language.value,
  });
  await openScript(added.script);
  await runExamples();
}

// A failing example as it comes out now, shown before it is written.
interface Righted {
  example: Example;
  now: RightedExample;
}

export const righted = signal<Righted | null>(null);

// What the examples say is asked for again and again; one that still stands there and still comes out
// so is the same.
export const isSameExample = (one: Example, other: Example) =>
  one.file === other.file && one.line === other.line && one.say === other.say && one.got === other.got;

export async function rightExample(example: Example): Promise<void> {
  const sound = soundTable.value?.table;
  if (!sound) return;
  await save(); // it may be open, with something typed
  const { file, line } = example;
  const now = await ask("right_example", { table: sound, script: file, line, language: language.value });
  righted.value = { example, now };
}

export async function writeRighted(): Promise<void> {
  const now = righted.value;
  if (!now) return;
  righted.value = null;
  await ask("save", { script: now.example.file, text: now.now.text, base: now.now.base });
  if (script.value?.script === now.example.file) await openScript(now.example.file);
  await runExamples();
}

effect(() => {
  void savedOften.value; // an example may have been written
  const wanted = soundTable.value?.sheet?.rules_hash || pane.value;
  if (wanted && table.value?.ok) void runExamples().catch(() => undefined);
});
