// What can be chosen at a table: house rules as switches, numbers as fields.

import type { Game, HouseNumber, Variant } from "../answers";
import { isOn, numberIn, withNumber, withVariant } from "../spec";
import { ask } from "../server";
import { change } from "../spec_history";
import { openScript, save, script, spec, table, wantedRules } from "../state";
import { say } from "../texts";
import { beginRule } from "./NewRule";

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
        onClick={() => void openScript(variant.file)}
      >
        …
      </button>
      <p id={described} class="about">
        {variant.says}
        {variant.requires.length > 0 && <> {say("needs", { rules: list(variant.requires) })}</>}
        {variant.includes.length > 0 && <> {say("includes", { rules: list(variant.includes) })}</>}
        {!variant.ok && <strong> {say("cannot_be_read")}</strong>}
        {faults.map((fault) => (
          <strong key={fault.message}> {fault.message}</strong>
        ))}{" "}
        <Mends game={game} variant={variant} on={on} />
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

function NumberField({ number }: { number: HouseNumber }) {
  const named = new RegExp(`\\b${number.name}\\b`);
  const faults = (table.value?.diagnostics ?? []).filter((one) => named.test(one.message));
  const typed = numberIn(spec.value, number.name);
  const usual = Array.isArray(number.value) ? number.value.join(",") : String(number.value);
  const value = typed ?? usual;
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
              <option key={choice}>{choice}</option>
            ))}
          </select>
        ) : (
          <input
            inputMode="numeric"
            value={value}
            size={6}
            aria-description={range}
            onChange={(event) => set(event.currentTarget.value.replace(/\s+/g, ""))}
          />
        )}
      </label>
      <span class="range">{range}</span>
      {typed !== undefined && <em class="own">{say("changed")}</em>}
      {typed !== undefined && script.value?.writable && (
        <button onClick={() => void writeNumber(number.name, typed)}>
          {say("write_into", { file: script.value.script })}
        </button>
      )}
      {faults.map((fault) => (
        <strong key={fault.message} class="error">
          {fault.message}
        </strong>
      ))}
    </li>
  );
}

function isMeant(variant: Variant, typed: string): boolean {
  const text = `${variant.name} ${variant.title} ${variant.says}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function RulesForm() {
  const game = table.value?.game;
  if (!game) return null;
  const meant = game.variants.filter((variant) => isMeant(variant, wantedRules.value));
  const shown = [...meant.filter((one) => one.own), ...meant.filter((one) => !one.own)];
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
      {wantedRules.value.trim() && (
        <p>
          {shown.length === 0 && <>{say("nothing_ready")} </>}
          <button onClick={() => void beginRule(wantedRules.value.trim())}>{say("make_it_mine")}</button>
        </p>
      )}
      <ul class="switches">
        {shown.map((variant) => (
          <Switch key={variant.name} game={game} variant={variant} />
        ))}
      </ul>
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
          <NumberField key={number.name} number={number} />
        ))}
      </ul>
    </>
  );
}
