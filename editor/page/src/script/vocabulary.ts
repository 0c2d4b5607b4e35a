// The language's words for CodeMirror: completion and what is shown on hover.

import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { hoverTooltip, type Tooltip } from "@codemirror/view";
import type { Word } from "../answers";

let words: Word[] = [];
let byName = new Map<string, Word>();

export function setWords(list: Word[]): void {
  words = list;
  byName = new Map();
  for (const word of list) if (!byName.has(word.name)) byName.set(word.name, word);
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
  return box;
}

// The table word around a place, for the fields it takes: the nearest `word {` that is still open.
function wordAround(text: string): Word | undefined {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; --at) {
    if (text[at] === "}") ++depth;
    if (text[at] === "{" && --depth < 0) {
      const name = /([A-Za-z_]\w*)\s*(?:"[^"]*"\s*)?$/.exec(text.slice(0, at))?.[1];
      return name ? byName.get(name) : undefined;
    }
  }
  return undefined;
}

export function complete(context: CompletionContext): CompletionResult | null {
  const typed = context.matchBefore(/[A-Za-z_]\w*$/);
  if (!typed && !context.explicit) return null;
  const from = typed?.from ?? context.pos;
  const around = wordAround(context.state.sliceDoc(0, from));
  const fields = (around?.fields ?? []).map((field) => ({
    label: field.name,
    apply: `${field.name} = `,
    type: "property",
    detail: field.types.join(" | "),
    info: field.says,
    boost: field.required ? 3 : 2,
  }));
  const bare = words
    .filter((word) => !["table", "method", "result"].includes(word.kind))
    .map((word) => ({
      label: word.name,
      type: "keyword",
      detail: word.kind,
      info: () => explained(word),
    }));
  return { from, options: [...fields, ...bare], validFor: /^\w*$/ };
}

export const wordHover = hoverTooltip((view, pos): Tooltip | null => {
  const range = view.state.wordAt(pos);
  const word = range && byName.get(view.state.sliceDoc(range.from, range.to));
  if (!range || !word) return null;
  return { pos: range.from, end: range.to, above: true, create: () => ({ dom: explained(word) }) };
});
