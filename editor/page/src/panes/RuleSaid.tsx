// Above the script of a house rule the sentences it was made of, to be filled otherwise there: the
// script follows, and what is typed in the script is read back.

import { signal, effect } from "@preact/signals";
import type { ReadSentence, RuleSaid as Said } from "../answers";
import { ask } from "../server";
import { hasOwnTable, replaceText, script, spec } from "../state";
import { language, say } from "../texts";
import { inWords, outOfBounds, Sentence } from "./Sentence";

const said = signal<Said | null>(null);
// The script with title and comment as its sentences are filled now, where they tell of an older filling.
const caughtUp = signal<string | null>(null);
let latest = 0;
const quiet = 300; // milliseconds without typing
let timer: ReturnType<typeof setTimeout> | undefined;

const longest = 65_536; // letters of a script that is saved; what is longer is no rule yet

const isRule = () =>
  script.value?.writable === true && script.value.text.length <= longest && hasOwnTable(script.value.script);

effect(() => {
  const text = isRule() ? script.value!.text : null;
  const mine = ++latest;
  const table = spec.value;
  const inWords = language.value;
  clearTimeout(timer);
  caughtUp.value = null;
  if (text === null || !table) {
    said.value = null;
    return;
  }
  timer = setTimeout(() => {
    const look = async () => {
      const answer = await ask("rule_said", { table, text, language: inWords });
      if (mine !== latest) return;
      said.value = answer;
      if (answer.said.length === 0) return;
      const anew = await ask("refill", { table, text, at: 0, values: answer.said[0]!.values });
      if (mine === latest && anew.text !== text) caughtUp.value = anew.text;
    };
    void look().catch(() => undefined);
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

const mostNeighbours = 5; // choices of a slot, beyond which there is no other way round

// What a sentence says with another choice in one of its slots: it may have been meant so.
function neighbours(one: ReadSentence): number[][] {
  return one.slots.flatMap((slot, at) => {
    if (!slot.choices || slot.choices.length > mostNeighbours) return [];
    return slot.choices.flatMap((_, choice) =>
      choice === one.values[at] || choice === slot.now
        ? []
        : [one.values.map((value, i) => (i === at ? choice : value))],
    );
  });
}

export function RuleSaid() {
  const rule = said.value;
  if (!rule || rule.said.length === 0) return null;
  return (
    <section class="said" aria-label={say("the_rule_says")}>
      {rule.said.map((one, at) => (
        <div key={at}>
          <Sentence sentence={one} values={one.values} set={(values) => void refill(at, values)} />
          {neighbours(one).length > 0 && (
            <details>
              <summary>{say("other_way")}</summary>
              {neighbours(one).map((values) => (
                <p key={values.join()}>
                  <button class="place" onClick={() => void refill(at, values)}>
                    {inWords(one, values)}
                  </button>
                </p>
              ))}
            </details>
          )}
          {outOfBounds(one, one.values) && (
            <p class="error" role="alert">
              {outOfBounds(one, one.values)}
            </p>
          )}
        </div>
      ))}
      {caughtUp.value !== null && (
        <p class="band">
          {say("words_behind")}{" "}
          <button onClick={() => replaceText(caughtUp.value!)}>{say("write_them_anew")}</button>
        </p>
      )}
      {rule.others > 0 && <p class="range">{say("and_more_in_script")}</p>}
    </section>
  );
}
