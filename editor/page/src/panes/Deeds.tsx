// Under the sentences of a house rule what it did in some deals, in words: whoever meant that makes
// it an example.

import { computed, effect, signal } from "@preact/signals";
import type { Deeds as Found } from "../answers";
import { runExamples } from "../examples";
import { ask } from "../server";
import { hasOwnTable, savedOften, script, soundTable, spec, table } from "../state";
import { has } from "../spec";
import { language, say } from "../texts";

const found = signal<Found | null>(null);
const kept = signal<ReadonlySet<number>>(new Set());
let latest = 0;

// The name of the open rule, if it is in force and can be played.
function ruleInForce(): string {
  const open = script.value;
  if (!open?.writable || !hasOwnTable(open.script)) return "";
  const rule = table.value?.game.variants.find((one) => one.own && one.file === open.script);
  return rule && has(spec.value, `+${rule.name}`) && table.value?.ok ? rule.name : "";
}

// What is typed asks nothing: only what is saved does.
const inForce = computed(ruleInForce);

effect(() => {
  const rule = inForce.value;
  const words = soundTable.value?.table ?? "";
  const inWords = language.value;
  void savedOften.value;
  const mine = ++latest;
  if (!rule || !words) {
    found.value = null;
    return;
  }
  void ask("deeds", { table: words, rule, language: inWords })
    .then((answer) => {
      if (mine !== latest) return;
      found.value = answer;
      kept.value = new Set();
    })
    .catch(() => undefined);
});

async function keep(at: number): Promise<void> {
  await ask("keep_deed", {
    table: soundTable.value!.table,
    rule: ruleInForce(),
    script: script.value!.script,
    at,
  });
  kept.value = new Set([...kept.value, at]);
  await runExamples();
}

export function Deeds() {
  const now = found.value;
  if (!now) return null;
  if (now.deals.length === 0) return <p class="range">{say("no_deed", { n: now.tried })}</p>;
  return (
    <details class="deeds" open>
      <summary>{say("what_it_does")}</summary>
      <ul>
        {now.deals.map((deal, at) => (
          <li key={deal.seed}>
            {say("in_deal", { seed: deal.seed })} {deal.says.join(" ")}
            <details>
              <summary>{say("whole_story")}</summary>
              {deal.story.map((line, i) => (
                <p key={i}>{line}</p>
              ))}
            </details>
            {kept.value.has(at) ? (
              <em>{say("kept_as_example")}</em>
            ) : (
              <button onClick={() => void keep(at).catch(() => undefined)}>{say("that_is_meant")}</button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
