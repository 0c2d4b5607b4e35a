// Examples: each a sentence, green or red; what was expected and what came of it.

import {
  addExample,
  dealToAdd,
  examples,
  isSameExample,
  rightExample,
  righted,
  writableBeside,
  writeRighted,
} from "../examples";
import { showScript } from "../script/cursor";
import { say } from "../texts";
import { table } from "../state";
import type { Example } from "../answers";
import { SwitchOn } from "./RuleTools";

// What the example would say, and the way to write it.
function NowRight({ example }: { example: Example }) {
  const isOwn = table.value?.game.variants.some((one) => one.own && one.name === example.variant);
  if (example.passed || !example.mendable || !isOwn) return null;
  const now = righted.value;
  if (!now || !isSameExample(now.example, example)) {
    return (
      <p>
        <button onClick={() => void rightExample(example).catch(() => undefined)}>{say("now_right")}</button>
      </p>
    );
  }
  if (!now.now.passes) return <p class="error">{say("not_right_by_itself")}</p>;
  return (
    <div class="band">
      <p>{say("would_say")}</p>
      <ul>
        {now.now.changes.map((one) => (
          <li key={one.expected}>
            <del>{one.expected}</del> <ins>{one.got}</ins>
          </li>
        ))}
      </ul>
      <button class="main" onClick={() => void writeRighted().catch(() => undefined)}>
        {say("write_it")}
      </button>{" "}
      <button onClick={() => (righted.value = null)}>{say("leave_it")}</button>
    </div>
  );
}

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
      <NowRight example={example} />
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
