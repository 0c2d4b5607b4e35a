// The language's words for CodeMirror: completion and what is shown on hover.

import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { hoverTooltip, type Tooltip } from "@codemirror/view";
import type { Word } from "../answers";
import { ask } from "../server";
import { tooLong } from "../sizes";
import { showPane } from "../state";
import { remembered } from "../store";
import { language, say } from "../texts";

// The word whose page is open in Why.
const isWord = (value: unknown): value is Word | null =>
  value === null || (typeof value === "object" && Array.isArray((value as Word).fields));
export const wordShown = remembered<Word | null>("word", null, isWord);

export function showWord(word: Word): void {
  wordShown.value = word;
  showPane("why");
}

let byName = new Map<string, Word>();

export function setWords(list: Word[]): void {
  byName = new Map();
  for (const word of list) if (!byName.has(word.name)) byName.set(word.name, word);
}

export function wordNames(): string[] {
  return [...byName.keys()].sort();
}

export function wordNamed(name: string): Word | undefined {
  return byName.get(name);
}

function explained(word: Word): HTMLElement {
  const box = document.createElement("div");
  box.className = "word";
  const name = document.createElement("code");
  name.textContent = word.written;
  const says = document.createElement("p");
  says.textContent = word.says;
  box.append(name, says);
  if (word.example) {
    const example = document.createElement("pre");
    example.textContent = word.example;
    box.append(example);
  }
  const page = document.createElement("button");
  page.textContent = say("word_page");
  page.onclick = () => showWord(word);
  box.append(page);
  return box;
}

// What may stand at the cursor is for the server to say, as for every other editor.
export async function complete(context: CompletionContext): Promise<CompletionResult | null> {
  const typed = context.matchBefore(/[A-Za-z_]\w*$/);
  if (!typed && !context.explicit) return null;
  if (tooLong(context.state.doc.toString())) return null;
  const line = context.state.doc.lineAt(context.pos);
  // Where nobody answers, nothing is offered.
  const { completions } = await ask("complete", {
    text: context.state.doc.toString(),
    line: line.number - 1,
    column: context.pos - line.from,
    language: language.value,
  }).catch(() => ({ completions: [] }));
  const options = completions.map((one) => {
    const word = byName.get(one.name);
    const isField = one.kind === "field";
    return {
      label: one.name,
      apply: one.insert,
      type: isField ? "property" : "keyword",
      detail: isField ? one.detail : one.kind,
      info: isField || !word ? one.says : () => explained(word),
      boost: isField ? (one.required ? 3 : 2) : 0,
    };
  });
  return { from: typed?.from ?? context.pos, options, validFor: /^\w*$/ };
}

export const wordHover = hoverTooltip((view, pos): Tooltip | null => {
  const range = view.state.wordAt(pos);
  const word = range && byName.get(view.state.sliceDoc(range.from, range.to));
  if (!range || !word) return null;
  return { pos: range.from, end: range.to, above: true, create: () => ({ dom: explained(word) }) };
});
