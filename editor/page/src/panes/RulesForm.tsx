// What can be chosen at a table: house rules as switches, numbers as fields.

import { useState } from "preact/hooks";
import type { Game, HouseNumber, Variant } from "../answers";
import { isOn, numberIn, withNumber, withVariant } from "../spec";
import { ask } from "../server";
import { deleteRule } from "../files";
import { change, usualGame } from "../spec_history";
import { showScript } from "../script/cursor";
import { hasOwnTable, openScript, save, script, spec, table, wantedRules } from "../state";
import { say, withPlainSigns } from "../texts";
import { beginRule, piecesOf } from "./NewRule";
import { Deleted } from "./RuleTools";
import { OpenFile } from "./TakeIn";

function titleOf(game: Game, name: string): string {
  return game.variants.find((one) => one.name === name)?.title ?? name;
}

// What is wrong with a table is told at every house rule it names.
function faultsOf(variant: Variant) {
  const named = new RegExp(`\\b${variant.name}\\b`);
  return (table.value?.diagnostics ?? []).filter(
    (one) => one.file === variant.file || named.test(one.message),
  );
}

// A fault with the names of scripts as people say them. A name without a line in it could be any
// word of the sentence, and one before ".lua" is part of a path.
function inWords(message: string, game: Game): string {
  const titles = new Map(game.variants.map((one) => [one.name, `“${one.title}”`]));
  for (const number of game.numbers) titles.set(`house.${number.name}`, `“${number.label}”`);
  return message.replace(/\b(?:house\.\w+|\w+_\w+)\b(?!\.lua)/g, (name) => titles.get(name) ?? name);
}

function Mends({ game, variant, on }: { game: Game; variant: Variant; on: boolean }) {
  const faults = faultsOf(variant);
  const missing = faults
    .map((one) => /^add \+(\w+)$/.exec(one.suggestion)?.[1])
    .find((name) => name && name !== variant.name);
  const turn = (name: string, isOn: boolean) => {
    const usual = game.variants.find((one) => one.name === name)?.usual ?? false;
    void change(withVariant(spec.value, name, usual, isOn));
  };
  if (faults.length === 0 || !on) return null;
  return (
    <>
      {missing && (
        <button onClick={() => turn(missing, true)}>
          {say("switch_on_too", { rule: titleOf(game, missing) })}
        </button>
      )}
      <button onClick={() => turn(variant.name, false)}>
        {say("leave_out", { rule: variant.title })}
      </button>
    </>
  );
}

// Another rule of one's own that says the same: made twice, most likely, and counted twice if both
// are in force.
function twinOf(game: Game, variant: Variant): Variant | undefined {
  if (!variant.own || !variant.says) return undefined;
  const at = game.variants.indexOf(variant);
  return game.variants.slice(0, at).find((one) => one.own && one.says === variant.says);
}

function Twin({ game, variant }: { game: Game; variant: Variant }) {
  const twin = twinOf(game, variant);
  if (!twin) return null;
  const areBoth = isOn(spec.value, twin.name, twin.usual) && isOn(spec.value, variant.name, variant.usual);
  return (
    <>
      <strong> {say(areBoth ? "made_twice_both" : "made_twice", { rule: twin.name })}</strong>{" "}
      <button onClick={() => void deleteRule(variant.file).catch(() => undefined)}>
        {say("delete_this", { rule: variant.name })}
      </button>
    </>
  );
}

function Switch({ game, variant }: { game: Game; variant: Variant }) {
  const on = isOn(spec.value, variant.name, variant.usual);
  const list = (names: string[]) => names.map((name) => titleOf(game, name)).join(", ");
  const faults = faultsOf(variant);
  const described = `about-${variant.name}`;
  return (
    <li>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          disabled={!variant.ok && !on}
          aria-describedby={described}
          onChange={(event) =>
            void change(
              withVariant(spec.value, variant.name, variant.usual, event.currentTarget.checked),
            )
          }
        />
        <span>{variant.title}</span>
        {variant.own && <em class="own">{say("my_rule")}</em>}
      </label>
      <button
        class="quiet"
        aria-label={say("open_script", { title: variant.title })}
        onClick={() => void showScript(variant.file).catch(() => undefined)}
      >
        …
      </button>
      <p id={described} class="about">
        {variant.says}
        {variant.requires.length > 0 && <> {say("needs", { rules: list(variant.requires) })}</>}
        {variant.includes.length > 0 && <> {say("includes", { rules: list(variant.includes) })}</>}
        {!variant.ok && (
          <strong>
            {" "}
            {say("cannot_be_read")}
            {variant.why && `: ${variant.why}`}
          </strong>
        )}
        {(variant.ok ? faults : []).map((fault) => (
          <strong key={fault.message}> {inWords(fault.message, game)}</strong>
        ))}{" "}
        <Mends game={game} variant={variant} on={on} />
        <Twin game={game} variant={variant} />
      </p>
    </li>
  );
}

// A number of the table becomes one of the house rule that is open.
async function writeNumber(name: string, value: string): Promise<void> {
  const open = script.value;
  if (!open) return;
  await save();
  await ask("write_number", { table: spec.value, script: open.script, number: name, value });
  await openScript(open.script);
  await change(withNumber(spec.value, name, ""));
}

// House rules of the table that are not there any more: renamed, deleted, or never written.
function Missing({ game }: { game: Game }) {
  const names = spec.value
    .split(" ")
    .filter((word) => word.startsWith("+") && !game.variants.some((one) => word === `+${one.name}`));
  return (
    <>
      {names.map((word) => (
        <li key={word}>
          <strong>{say("not_there", { name: word.slice(1) })}</strong>
          <button onClick={() => void change(withVariant(spec.value, word.slice(1), false, false))}>
            {say("leave_out", { rule: word.slice(1) })}
          </button>
        </li>
      ))}
    </>
  );
}

// What is typed for a number. A blank parts words of a table: what stands on both sides of one is no
// number, and is not made into one.
const plain = (typed: string) => withPlainSigns(typed).replace(/\s*,\s*/g, ",").replace(/\s+/g, "_");

function isOutside(number: HouseNumber, value: string): boolean {
  if (number.choices || number.from === undefined) return false;
  return value
    .split(",")
    .some((one) => !/^-?\d+$/.test(one) || Number(one) < number.from! || Number(one) > number.to!);
}

function NumberField({ number, game }: { number: HouseNumber; game: Game }) {
  const named = new RegExp(`\\b${number.name}\\b`);
  const faults = (table.value?.diagnostics ?? []).filter((one) => named.test(one.message));
  const typed = numberIn(spec.value, number.name);
  const usual = Array.isArray(number.value) ? number.value.join(",") : String(number.value);
  const value = typed ?? usual;
  const called = (choice: string) => number.called?.[number.choices?.indexOf(choice) ?? -1] ?? choice;
  const [draft, setDraft] = useState<string | null>(null); // typed and not yet said
  const set = (text: string) =>
    void change(withNumber(spec.value, number.name, text === usual ? "" : text));
  const range =
    number.from === undefined ? "" : say("range", { from: number.from, to: number.to ?? "" });
  return (
    <li>
      <label>
        <span>{number.label}</span>
        {number.choices ? (
          <select value={value} onChange={(event) => set(event.currentTarget.value)}>
            {number.choices.map((choice) => (
              <option key={choice} value={choice}>
                {called(choice)}
              </option>
            ))}
          </select>
        ) : (
          <input
            inputMode="numeric"
            value={draft ?? value}
            size={Math.max(4, (draft ?? value).length)}
            aria-description={range}
            aria-invalid={typed !== undefined && isOutside(number, typed)}
            onInput={(event) => setDraft(event.currentTarget.value)}
            onChange={(event) => {
              setDraft(null);
              set(plain(event.currentTarget.value));
            }}
          />
        )}
      </label>
      <span class="range">{range}</span>
      {typed !== undefined && <em class="own">{say("changed")}</em>}
      {typed === undefined && number.set_by && <em class="own">{say("set_by", { rule: number.set_by })}</em>}
      {typed !== undefined && (
        <button onClick={() => set("")}>
          {say("usual_value", { value: called(usual) })}
          <span class="unseen">{` (${number.label})`}</span>
        </button>
      )}
      {typed !== undefined && !isOutside(number, typed) && script.value && hasOwnTable(script.value.script) && (
        <button onClick={() => void writeNumber(number.name, typed)}>
          {say("write_into", { file: script.value.script })}
        </button>
      )}
      {typed !== undefined && isOutside(number, typed) ? (
        <strong>
          {say("out_of_range", { from: number.from!, to: number.to!, value: typed.replaceAll("_", " ") })}
        </strong>
      ) : (
        faults.map((fault) => <strong key={fault.message}>{inWords(fault.message, game)}</strong>)
      )}
    </li>
  );
}

// How many of the words that are looked for a house rule has.
function likeness(variant: Variant, words: string[]): number {
  const text = withPlainSigns(`${variant.name} ${variant.title} ${variant.says}`).toLowerCase();
  return words.filter((word) => text.includes(word)).length;
}

const fewNearest = 2;

// Those with all words; where there are none, the nearest.
function found(variants: Variant[], typed: string): { shown: Variant[]; isNear: boolean } {
  const words = withPlainSigns(typed).toLowerCase().split(/\s+/).filter(Boolean);
  const meant = variants.filter((one) => likeness(one, words) === words.length);
  if (meant.length > 0) return { shown: meant, isNear: false };
  const pieces = words.flatMap(piecesOf);
  const least = pieces.length > words.length ? pieces.length / 3 : 1; // a pair of signs is little
  const near = variants
    .filter((one) => likeness(one, pieces) >= least)
    .sort((a, b) => likeness(b, pieces) - likeness(a, pieces));
  return { shown: near.slice(0, fewNearest), isNear: true };
}

// Whether anything is otherwise than where nobody says so.
const isChanged = (words: string) => words.split(" ").some((word, at) => at > 0 && !word.startsWith("players="));

export function RulesForm() {
  const game = table.value?.game;
  if (!game) return null;
  const { shown: meant, isNear } = found(game.variants, wantedRules.value);
  const shown = [...meant.filter((one) => one.own), ...meant.filter((one) => !one.own)];
  const looksFor = wantedRules.value.trim();
  return (
    <>
      <h2>{say("house_rules")}</h2>
      <input
        type="search"
        class="search"
        aria-label={say("search_rules")}
        placeholder={say("search_rules")}
        value={wantedRules.value}
        onInput={(event) => (wantedRules.value = event.currentTarget.value)}
      />
      <p>
        {looksFor && isNear && <>{say("nothing_ready")} </>}
        <button onClick={() => void beginRule(looksFor)}>
          {looksFor ? say("make_it_mine") : `+ ${say("new_rule")}`}
        </button>{" "}
        <OpenFile />
      </p>
      <Deleted />
      {looksFor && isNear && shown.length > 0 && <p>{say("nearest")}</p>}
      <ul class="switches">
        <Missing game={game} />
        {shown.map((variant) => (
          <Switch key={variant.name} game={game} variant={variant} />
        ))}
      </ul>
      {isChanged(spec.value) && (
        <p>
          <button title={say("usual_game_what")} onClick={() => void usualGame()}>
            {say("usual_game")}
          </button>
        </p>
      )}
      <h2>{say("numbers")}</h2>
      <ul class="numbers">
        <li>
          <label>
            <span>{say("players")}</span>
            <select
              value={numberIn(spec.value, "players") ?? String(game.players[0])}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                const usual = String(game.players[0]);
                void change(withNumber(spec.value, "players", chosen === usual ? "" : chosen));
              }}
            >
              {game.players.map((players) => (
                <option key={players}>{players}</option>
              ))}
            </select>
          </label>
        </li>
        {game.numbers.map((number) => (
          <NumberField key={number.name} number={number} game={game} />
        ))}
      </ul>
    </>
  );
}
