// Examples: each a sentence, green or red; what was expected and what came of it.

import { addExample, dealToAdd, examples, writableBeside } from "../examples";
import { showScript } from "../script/cursor";
import { say } from "../texts";
import { table } from "../state";
import type { Example } from "../answers";
import { SwitchOn } from "./RuleTools";

// An example is said in the language its author has.
const languageOf = (text: string) => (/[^\p{Script=Latin}\P{L}]/u.test(text) ? "ja" : "en");

function Line({ example }: { example: Example }) {
  const show = () => void showScript(example.file, example.line).catch(() => undefined);
  return (
    <li class={example.passed ? "passed" : "failed"}>
      <span class="mark">{example.passed ? "✓" : "✗"}</span>
      <span class="unseen">{example.passed ? say("passes_example") : say("fails_example")}</span>
      <button class="place" lang={languageOf(example.say)} onClick={show}>
        {example.say}
      </button>
      {!example.passed && example.expected && (
        <dl>
          <dt>{say("expected")}</dt>
          <dd>{example.expected}</dd>
          <dt>{say("got")}</dt>
          <dd>{example.got}</dd>
        </dl>
      )}
      {!example.passed && example.faults.map((fault) => <p key={fault}>{fault}</p>)}
      {example.position.length > 0 && (
        <details open={!example.passed}>
          <summary>{say("position")}</summary>
          <pre>{example.position.join("\n")}</pre>
        </details>
      )}
    </li>
  );
}

export function ExamplesPane() {
  const all = examples.value;
  if (!all) return null;
  const failed = all.examples.filter((one) => !one.passed);
  const own = all.examples.filter((one) => one.passed && one.variant);
  const game = all.examples.filter((one) => one.passed && !one.variant);
  return (
    <div class="examples">
      {table.value?.ok === false && <p class="band">{say("old_rules")}</p>}
      <SwitchOn />
      <p>
        {say("examples_pass", { n: all.examples.length - failed.length, of: all.examples.length })}
      </p>
      <p>
        <button disabled={!writableBeside.value} onClick={() => void addExample()}>
          {say("add_example")}
        </button>
        {writableBeside.value && dealToAdd.value > 0 && <> {say("deal_number", { n: dealToAdd.value })}</>}
        {!writableBeside.value && <> {say("add_example_how")}</>}
      </p>
      {all.diagnostics.map((one) => (
        <p key={one.message} class="error">
          {one.file}:{one.line} {one.message}
        </p>
      ))}
      <ul>
        {[...failed, ...own, ...game].map((example) => (
          <Line key={`${example.file}:${example.line}:${example.say}`} example={example} />
        ))}
      </ul>
    </div>
  );
}
