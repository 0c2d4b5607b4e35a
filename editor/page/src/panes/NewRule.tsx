// A house rule of one's own: look for what is played differently, fill the sentence. What it says
// and what it comes to is shown before there is a script; from then on one may write there, too.

import { computed, effect, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { RuleSentence, SaidSentence } from "../answers";
import { ask } from "../server";
import { withVariant } from "../spec";
import { change } from "../spec_history";
import { openScript, showPane, soundTable, spec, wantedRules } from "../state";
import { useSight } from "../sight";
import { isText, isTruth, remembered } from "../store";
import { language, say, withPlainSigns, type TextName } from "../texts";
import { inWords, outOfBounds, Sentence } from "./Sentence";

// What is being made is there again after a reload.
export const isOpen = remembered("new_rule", false, isTruth);
const wanted = remembered("new_rule_wanted", "", isText);
const stage = remembered("new_rule_stage", "", isText);

interface Draft {
  table: string;
  sentence: string;
  values: number[];
}

const isDraft = (value: unknown): value is Draft | null =>
  value === null || (typeof value === "object" && isText((value as Draft).sentence) && Array.isArray((value as Draft).values));
const draft = remembered<Draft | null>("new_rule_draft", null, isDraft);

const sentences = signal<RuleSentence[]>([]);
const chosen = signal<RuleSentence | null>(null);
const values = signal<number[]>([]);
const comesTo = signal<SaidSentence | null>(null);
const fault = signal("");

const stages = ["deal", "passing", "calls", "trumps", "cards", "melds", "points", "deal_end", "match", "numbers"];

let wasAsked = false;

async function listSentences(): Promise<void> {
  wasAsked = true;
  sentences.value = (await ask("sentences", { table: spec.value, language: language.value })).sentences;
}

export async function beginRule(says = ""): Promise<void> {
  wanted.value = says;
  fault.value = "";
  chosen.value = null;
  draft.value = null;
  comesTo.value = null;
  stage.value = "";
  isOpen.value = true;
  await listSentences();
}

async function goOn(): Promise<void> {
  const before = draft.value;
  await listSentences();
  const one = sentences.value.find((sentence) => sentence.name === before?.sentence);
  if (!one || before?.table !== spec.value || before.values.length !== one.slots.length) return;
  chosen.value = one;
  fill(before.values);
}

// In a page that was loaded again the list is not there yet.
effect(() => {
  if (isOpen.value && soundTable.value && !wasAsked) void goOn().catch(() => undefined);
});

// All that a sentence could say, for the search.
function wordsOf(sentence: RuleSentence): string {
  const choices = sentence.slots.flatMap((slot) => slot.choices ?? []);
  const texts = sentence.parts.map((part) => part.text ?? "");
  return [sentence.says, ...texts, ...choices].join(" ");
}

// Words that say little of what is looked for, and numbers that are words.
const small = new Set(["the", "a", "an", "of", "to", "is", "are", "and", "for", "in", "on", "it", "at", "be", "with"]);
const numberWords = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const stem = (word: string) => (word.length > 4 ? word.replace(/(ies|es|s|ed|ing)$/, "") : word);

// What is looked for of a word. Japanese has no blanks between words: of a run of its signs every pair
// is, but for those of endings and particles.
export function piecesOf(word: string): string[] {
  if (/^[\p{Script=Latin}\p{M}]+$/u.test(word)) return [stem(word)];
  const pairs = [...word].slice(1).map((sign, at) => [...word][at]! + sign);
  return word.length < 2 ? [word] : pairs.filter((pair) => !/^\p{Script=Hiragana}+$/u.test(pair));
}

const looked = computed(() => {
  const words = withPlainSigns(wanted.value)
    .toLowerCase()
    .replace(/\d+/g, " $& ")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word && !small.has(word));
  const numberOf = (word: string) => (/^\d+$/.test(word) ? Number(word) : numberWords.indexOf(word));
  return {
    words: words.filter((word) => numberOf(word) < 0).flatMap(piecesOf),
    numbers: words.map(numberOf).filter((number) => number >= 0),
  };
});

const likeness = (text: string) => {
  const lower = withPlainSigns(text).toLowerCase();
  return looked.value.words.filter((word) => lower.includes(word)).length;
};

// The choices that are nearest to what is looked for, and the numbers in it, one after the other.
function nearest(sentence: RuleSentence): number[] {
  const numbers = [...looked.value.numbers];
  return sentence.slots.map((slot) => {
    if (!slot.choices) {
      const fits = numbers.length > 0 && numbers[0]! >= slot.from! && numbers[0]! <= slot.to!;
      return fits ? numbers.shift()! : slot.usual;
    }
    const most = Math.max(...slot.choices.map(likeness));
    return most > 0 && likeness(slot.choices[slot.usual]!) < most
      ? slot.choices.findIndex((choice) => likeness(choice) === most)
      : slot.usual;
  });
}

// The sentences of the stage, those that have most of the words first; ones with none are left out.
const found = computed(() => {
  const here = sentences.value
    .filter((one) => !stage.value || one.stage === stage.value)
    .map((one) => {
      const filling = nearest(one);
      return { one, says: inWords(one, filling), text: wordsOf(one) };
    });
  if (looked.value.words.length === 0) return here;
  return here
    .map((entry) => ({ ...entry, likeness: 2 * likeness(entry.says) + likeness(entry.text) }))
    .filter((entry) => entry.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness);
});

function choose(sentence: RuleSentence): void {
  chosen.value = sentence;
  fill(nearest(sentence));
}

let latest = 0;

// What the filling comes to; only the answer to the latest counts.
function fill(filling: number[]): void {
  values.value = filling;
  comesTo.value = null;
  const sentence = chosen.value!;
  draft.value = { table: spec.value, sentence: sentence.name, values: filling };
  fault.value = outOfBounds(sentence, filling);
  if (fault.value) return;
  const mine = ++latest;
  void ask("say_rule", {
    table: spec.value,
    sentence: sentence.name,
    values: filling,
    language: language.value,
  }).then((answer) => {
    if (mine === latest) comesTo.value = answer;
  });
}

async function make(): Promise<void> {
  if (!chosen.value || fault.value) return;
  try {
    const made = await ask("new_rule", {
      table: spec.value,
      sentence: chosen.value.name,
      values: values.value,
      language: language.value,
    });
    isOpen.value = false;
    wantedRules.value = "";
    await change(withVariant(spec.value, made.name, false, true));
    await openScript(made.script);
    showPane("balance");
  } catch (error) {
    fault.value = error instanceof Error ? error.message : String(error);
  }
}

// What the chosen sentence says and does.
function Outcome() {
  const answer = comesTo.value;
  if (!answer) return null;
  return (
    <div class="outcome" aria-live="polite">
      <p>
        <strong>{answer.says}</strong>
      </p>
      {answer.faults.map((one) => (
        <p key={one.message} class="error">
          {one.message}
        </p>
      ))}
      {answer.sheet.length > 0 && (
        <>
          <p>{say("sheet_will_say")}</p>
          <ul>
            {answer.sheet.map((clause) => (
              <li key={clause}>{clause}</li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>{say("how_it_is_written")}</summary>
        <pre>{answer.script}</pre>
      </details>
    </div>
  );
}

function Choice({ sentence, says }: { sentence: RuleSentence; says: string }) {
  const isChosen = chosen.value?.name === sentence.name;
  const part = useSight<HTMLLIElement>(isChosen);
  if (isChosen) {
    return (
      <li class="chosen" ref={part}>
        <Sentence sentence={sentence} values={values.value} set={fill} />
        {fault.value && (
          <p class="error" role="alert">
            {fault.value}
          </p>
        )}
        <Outcome />
        <p>
          <button class="main" disabled={!comesTo.value || comesTo.value.faults.length > 0}>
            {say("make_the_rule")}
          </button>
        </p>
      </li>
    );
  }
  return (
    <li>
      <button type="button" class="place" onClick={() => choose(sentence)}>
        {says}
      </button>
    </li>
  );
}

export function NewRule() {
  const field = useRef<HTMLInputElement>(null);
  const part = useSight<HTMLFormElement>(isOpen.value);
  useEffect(() => field.current?.focus({ preventScroll: true }), [isOpen.value]);
  if (!isOpen.value) return null;
  const known = stages.filter((name) => sentences.value.some((one) => one.stage === name));
  return (
    <form
      ref={part}
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
        {say("search_rules")}
        <input
          ref={field}
          type="search"
          value={wanted.value}
          placeholder={say("for_instance")}
          onInput={(event) => (wanted.value = event.currentTarget.value)}
        />
      </label>
      <label>
        {say("when_does_it_matter")}{" "}
        <select value={stage.value} onChange={(event) => (stage.value = event.currentTarget.value)}>
          <option value="">{say("at_any_time")}</option>
          {known.map((name) => (
            <option key={name} value={name}>
              {say(`stage_${name}` as TextName)}
            </option>
          ))}
        </select>
      </label>
      <p>{found.value.length > 0 ? say("choose_a_sentence") : say("no_sentence")}</p>
      <ul class="sentences">
        {found.value.map(({ one, says }) => (
          <Choice key={one.name} sentence={one} says={says} />
        ))}
      </ul>
      <p>
        <button type="button" onClick={() => (isOpen.value = false)}>
          {say("leave_it")}
        </button>
      </p>
    </form>
  );
}
