// A sentence with slots to fill: what it says and where there is something to choose comes from the
// server, for every game and every word alike.

import { useState } from "preact/hooks";
import type { ReadSentence, RuleSentence, SentenceSlot } from "../answers";
import { say, withPlainSigns } from "../texts";

interface SlotProps {
  slot: SentenceSlot;
  value: number;
  label: string;
  set: (value: number) => void;
}

// A whole number with the digits of any keyboard, which a field of numbers alone would not take.
function WholeNumber({ slot, value, label, set }: SlotProps) {
  const [draft, setDraft] = useState<string | null>(null); // as it is typed
  const step = (by: number) => {
    setDraft(null);
    set(Math.min(Math.max(value + by, slot.from!), slot.to!));
  };
  return (
    <input
      inputMode="numeric"
      role="spinbutton"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={slot.from}
      aria-valuemax={slot.to}
      value={draft ?? String(value)}
      onInput={(event) => {
        setDraft(event.currentTarget.value);
        const typed = withPlainSigns(event.currentTarget.value);
        if (/^-?\d{1,9}$/.test(typed)) set(Number(typed));
      }}
      onBlur={() => setDraft(null)}
      onKeyDown={(event) => {
        if (event.key === "ArrowUp") step(1);
        else if (event.key === "ArrowDown") step(-1);
        else return;
        event.preventDefault();
      }}
    />
  );
}

function Slot({ slot, value, label, set }: SlotProps) {
  if (slot.choices) {
    return (
      <select
        aria-label={label}
        value={value}
        onChange={(event) => set(Number(event.currentTarget.value))}
      >
        {slot.choices.map((choice, at) => (
          <option key={at} value={at}>
            {slot.now === at ? say("as_now", { value: choice }) : choice}
          </option>
        ))}
      </select>
    );
  }
  return (
    <>
      <WholeNumber slot={slot} value={value} label={label} set={set} />
      {slot.now !== undefined && <span class="range"> {say("now_is", { value: slot.now })}</span>}
    </>
  );
}

// Why the server would not take a filling; "" where it would.
export function outOfBounds(sentence: RuleSentence, values: number[]): string {
  for (const [at, slot] of sentence.slots.entries()) {
    const value = values[at]!;
    if (slot.choices || (value >= slot.from! && value <= slot.to!)) continue;
    return say("out_of_range", { from: slot.from!, to: slot.to!, value });
  }
  const isAsNow = sentence.slots.length > 0 && sentence.slots.every((slot, at) => slot.now === values[at]);
  return isAsNow ? say("so_already") : "";
}

// A sentence as a line of text.
export function inWords(sentence: RuleSentence, filling: number[]): string {
  if (filling.every((value, at) => value === sentence.slots[at]!.usual)) return sentence.says;
  const inner = new Set<number>(); // numbers that choices have said already
  const withNumbers = (says: string) =>
    says.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
      const at = sentence.slots.findIndex((slot) => slot.name === name);
      inner.add(at);
      if (one === undefined) return String(filling[at]);
      return Math.abs(filling[at]!) === 1 ? one : (many ?? "");
    });
  const text = sentence.parts
    .map((part) => {
      if (part.text !== undefined) return part.text;
      if (part.slot !== undefined) {
        if (inner.has(part.slot)) return "";
        const slot = sentence.slots[part.slot]!;
        return slot.says ? withNumbers(slot.says[filling[part.slot]!]!) : String(filling[part.slot]);
      }
      return Math.abs(filling[part.of!]!) === 1 ? part.one : part.many;
    })
    .join("")
    .replace(/\s+(?=,|$)|\s+(?=\s)/g, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function Sentence(props: {
  sentence: RuleSentence | ReadSentence;
  values: number[];
  set: (values: number[]) => void;
}) {
  const { sentence, values, set } = props;
  const put = (at: number, value: number) => set(values.map((one, i) => (i === at ? value : one)));
  return (
    <p class="sentence">
      {sentence.parts.map((part, i) => {
        if (part.text !== undefined) return part.text;
        if (part.slot !== undefined) {
          const at = part.slot;
          return (
            <Slot
              key={i}
              slot={sentence.slots[at]!}
              value={values[at]!}
              label={say("slot_of", { n: at + 1, says: sentence.says })}
              set={(value) => put(at, value)}
            />
          );
        }
        return Math.abs(values[part.of!]!) === 1 ? part.one : part.many;
      })}
    </p>
  );
}
