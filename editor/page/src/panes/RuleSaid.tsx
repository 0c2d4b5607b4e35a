// Above the script of a house rule the sentences it was made of, to be filled otherwise there: the
// script follows, and what is typed in the script is read back.

import { signal, effect } from "@preact/signals";
import type { RuleSaid as Said } from "../answers";
import { ask } from "../server";
import { hasOwnTable, replaceText, script, spec } from "../state";
import { language, say } from "../texts";
import { outOfBounds, Sentence } from "./Sentence";

const said = signal<Said | null>(null);
let latest = 0;
const quiet = 300; // milliseconds without typing
let timer: ReturnType<typeof setTimeout> | undefined;

const isRule = () => script.value?.writable === true && hasOwnTable(script.value.script);

effect(() => {
  const text = isRule() ? script.value!.text : null;
  const mine = ++latest;
  const table = spec.value;
  const inWords = language.value;
  clearTimeout(timer);
  if (text === null || !table) {
    said.value = null;
    return;
  }
  timer = setTimeout(() => {
    void ask("rule_said", { table, text, language: inWords })
      .then((answer) => {
        if (mine === latest) said.value = answer;
      })
      .catch(() => undefined);
  }, quiet);
});

async function refill(at: number, values: number[]): Promise<void> {
  const now = said.value!;
  said.value = { ...now, said: now.said.map((one, i) => (i === at ? { ...one, values } : one)) };
  if (outOfBounds(now.said[at]!, values)) return;
  const before = script.value!;
  const { text } = await ask("refill", { table: spec.value, text: before.text, at, values });
  if (script.value?.script === before.script && script.value.text === before.text) replaceText(text);
}

export function RuleSaid() {
  const rule = said.value;
  if (!rule || rule.said.length === 0) return null;
  return (
    <section class="said" aria-label={say("the_rule_says")}>
      {rule.said.map((one, at) => (
        <div key={at}>
          <Sentence sentence={one} values={one.values} set={(values) => void refill(at, values)} />
          {outOfBounds(one, one.values) && (
            <p class="error" role="alert">
              {outOfBounds(one, one.values)}
            </p>
          )}
        </div>
      ))}
      {rule.others > 0 && <p class="range">{say("and_more_in_script")}</p>}
    </section>
  );
}
