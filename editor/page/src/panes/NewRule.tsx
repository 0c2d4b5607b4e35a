// A house rule of one's own: a sentence, when it matters, what to begin with. What comes of it is a
// script; from then on one writes there.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Beginning } from "../answers";
import { goToNumber } from "../script/cursor";
import { ask } from "../server";
import { withVariant } from "../spec";
import { change } from "../spec_history";
import { openScript, pane, spec, view, wantedRules } from "../state";
import { language, say, type TextName } from "../texts";

export const isOpen = signal(false);
const sentence = signal("");
const beginnings = signal<Beginning[]>([]);
const stage = signal("");
const chosen = signal(0);
const fault = signal("");

const stages = ["deal", "calls", "cards", "points", "deal_end", "numbers"];

export async function beginRule(says = ""): Promise<void> {
  sentence.value = says;
  fault.value = "";
  isOpen.value = true;
  beginnings.value = (
    await ask("beginnings", {
      table: spec.value,
      language: language.value,
    })
  ).beginnings;
  chooseStage(beginnings.value.some((one) => one.stage === "deal_end") ? "deal_end" : "numbers");
}

function chooseStage(name: string): void {
  stage.value = name;
  chosen.value = beginnings.value.findIndex((one) => one.stage === name);
}

async function make(): Promise<void> {
  if (!sentence.value.trim()) {
    fault.value = say("say_something");
    return;
  }
  try {
    const made = await ask("new_rule", {
      table: spec.value,
      says: sentence.value,
      begins: chosen.value + 1,
      language: language.value,
    });
    isOpen.value = false;
    wantedRules.value = "";
    await change(withVariant(spec.value, made.name, false, true));
    await openScript(made.script);
    pane.value = "balance";
    view.value = "results";
    goToNumber();
  } catch (error) {
    fault.value = error instanceof Error ? error.message : String(error);
  }
}

export function NewRule() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), [isOpen.value]);
  if (!isOpen.value) return null;
  const known = stages.filter((name) => beginnings.value.some((one) => one.stage === name));
  return (
    <form
      class="new-rule"
      aria-label={say("new_rule")}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") isOpen.value = false;
      }}
    >
      <h2>{say("new_rule")}</h2>
      <label>
        {say("say_it_as_at_the_table")}
        <textarea
          ref={field}
          rows={2}
          maxLength={130}
          required
          value={sentence.value}
          placeholder={say("for_instance")}
          onInput={(event) => (sentence.value = event.currentTarget.value)}
        />
      </label>
      <fieldset>
        <legend>{say("when_does_it_matter")}</legend>
        {known.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="stage"
              checked={stage.value === name}
              onChange={() => chooseStage(name)}
            />{" "}
            {say(`stage_${name}` as TextName)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{say("begin_with")}</legend>
        {beginnings.value.map(
          (one, index) =>
            one.stage === stage.value && (
              <label key={index}>
                <input
                  type="radio"
                  name="begins"
                  checked={chosen.value === index}
                  onChange={() => (chosen.value = index)}
                />{" "}
                {one.says}
              </label>
            ),
        )}
      </fieldset>
      {fault.value && <p class="error" role="alert">{fault.value}</p>}
      <p>
        <button class="main" disabled={chosen.value < 0}>
          {say("make_the_rule")}
        </button>{" "}
        <button type="button" onClick={() => (isOpen.value = false)}>
          {say("leave_it")}
        </button>
      </p>
    </form>
  );
}
