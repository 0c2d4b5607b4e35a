// What a change does to the game: means of paired differences with their intervals, and in words
// how sure they are. Never a winner, never a verdict the numbers do not bear.

import { signal } from "@preact/signals";
import type { Difference, ReportRow } from "../answers";
import { base, bases, bots, compareWith, isStudyOld, study, studyTime, type Bots } from "../balance";
import { labelOf } from "../measures";
import { deal } from "../play";
import { pane, table } from "../state";
import { say } from "../texts";

const asTable = signal(false);

function digitsFor(one: Difference): number {
  const half = (one.high - one.low) / 2;
  return half <= 0 ? 1 : Math.min(3, Math.max(0, -Math.floor(Math.log10(half))));
}

function written(value: number, one: Difference, isShare: boolean): string {
  const factor = isShare ? 100 : 1;
  const scaled = { ...one, low: one.low * factor, high: one.high * factor };
  const text = (value * factor).toFixed(digitsFor(scaled));
  const sign = Number(text) > 0 ? "+" : "";
  return `${sign}${text}${isShare ? " %" : ""}`.replace("-", "−");
}

function sentence(row: ReportRow, games: number): string {
  const one = row.differences[0]!;
  const isShare = row.kind === "share";
  const n = games.toLocaleString();
  if (one.verdict === "same") return say("the_same", { n });
  if (one.verdict === "too_early") return say("too_early", { n });
  if (one.verdict === "not_found") {
    const largest = Math.max(Math.abs(one.low), Math.abs(one.high));
    return say("not_found", { size: written(largest, one, isShare).replace("+", "") });
  }
  return say("differs_by", {
    change: written(one.estimate, one, isShare),
    low: written(one.low, one, isShare),
    high: written(one.high, one, isShare),
  });
}

// All rows of one unit stand on one zero line and one scale.
function Plot({ rows, all, games }: { rows: ReportRow[]; all: ReportRow[]; games: number }) {
  const ends = rows.flatMap((row) => [row.differences[0]!.low, row.differences[0]!.high]);
  const reach = Math.max(...ends.map(Math.abs).filter(Number.isFinite), 1e-9);
  const x = (value: number) => 150 + (Math.max(-reach, Math.min(reach, value)) / reach) * 140;
  return (
    <ul class="plot">
      {rows.map((row) => {
        const one = row.differences[0]!;
        return (
          <li key={row.key}>
            <span>{labelOf(row, all)}</span>
            <svg viewBox="0 0 300 20" aria-hidden="true">
              <line class="axis" x1="10" x2="290" y1="10" y2="10" />
              <line class="zero" x1="150" x2="150" y1="2" y2="18" />
              <line class="interval" x1={x(one.low)} x2={x(one.high)} y1="10" y2="10" />
              <circle cx={x(one.estimate)} cy="10" r="4" />
            </svg>
            <span class="sentence">{sentence(row, games)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Numbers({ rows, all }: { rows: ReportRow[]; all: ReportRow[] }) {
  const cell = (row: ReportRow, at: number) => {
    const value = row.tables[at];
    if (value?.estimate === undefined) return "–";
    return row.kind === "share" ? `${(value.estimate * 100).toFixed(1)} %` : value.estimate.toFixed(2);
  };
  return (
    <table>
      <thead>
        <tr>
          <th>{say("measure")}</th>
          <th>{say("without")}</th>
          <th>{say("with")}</th>
          <th>{say("change")}</th>
          <th>95 %</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const one = row.differences[0]!;
          const isShare = row.kind === "share";
          return (
            <tr key={row.key}>
              <th scope="row">{labelOf(row, all)}</th>
              <td>{cell(row, 0)}</td>
              <td>{cell(row, 1)}</td>
              <td>{written(one.estimate, one, isShare)}</td>
              <td>
                {written(one.low, one, isShare)} … {written(one.high, one, isShare)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const order = { differs: 0, not_found: 1, too_early: 2, same: 3 };

function nameOf(word: string): string {
  if (!word) return say("the_game_alone");
  const variant = table.value?.game.variants.find((one) => word === `+${one.name}` || word === `-${one.name}`);
  return variant?.title ?? word;
}

export function BalancePane() {
  const against = base.value;
  if (!against) return <p>{say("change_something")}</p>;
  const now = study.value;
  const report = now?.report;
  const all = report?.rows ?? [];
  const rows = all
    .filter((row) => row.differences[0])
    .sort((a, b) => order[a.differences[0]!.verdict] - order[b.differences[0]!.verdict]);
  const moved = rows.filter((row) => row.differences[0]!.verdict !== "same");
  const same = rows.filter((row) => row.differences[0]!.verdict === "same");
  const groups = [...new Set(moved.map((row) => row.group))];
  const first = report?.first_difference;
  return (
    <div class={isStudyOld.value ? "balance old" : "balance"}>
      <p>
        <label>
          {say("with_and_without")}{" "}
          <select value={against.table} onChange={(event) => compareWith(event.currentTarget.value)}>
            {bases.value.map((one) => (
              <option key={one.table} value={one.table}>
                {nameOf(one.word)}
              </option>
            ))}
          </select>
        </label>{" "}
        <label>
          {say("bots")}{" "}
          <select
            value={bots.value}
            onChange={(event) => (bots.value = event.currentTarget.value as Bots)}
          >
            <option value="random">{say("bots_random")}</option>
            <option value="greedy">{say("bots_greedy")}</option>
          </select>
        </label>
      </p>
      {isStudyOld.value && <p class="band">{say("earlier_result")}</p>}
      {now?.diagnostics.map((one) => (
        <p key={one.message} class="error">
          {one.file && `${one.file}:${one.line} `}
          {one.message}
        </p>
      ))}
      {report && (
        <>
          <p class="studied">
            {say("played", { n: report.played.toLocaleString(), of: now!.of.toLocaleString() })}{" "}
            {now!.finished && say("done_in", { s: (studyTime.value / 1000).toFixed(1) })}{" "}
            {say("bots_not_people")}
          </p>
          {groups.map((group) => (
            <section key={group}>
              <h3>{labelOf({ label: group })}</h3>
              <Plot all={all} rows={moved.filter((row) => row.group === group)} games={report.played} />
            </section>
          ))}
          {same.length > 0 && (
            <p>
              {say("never_moved", { what: same.map((row) => labelOf(row, all)).join(", ") })}
            </p>
          )}
          <p>
            {say("deals_differ", {
              n: (report.pairs[0]?.differing ?? 0).toLocaleString(),
              of: report.played.toLocaleString(),
            })}{" "}
            {first && (
              <button
                onClick={() => {
                  pane.value = "play";
                  void deal(first.seed);
                }}
              >
                {say("open_in_play", { seed: first.seed })}
              </button>
            )}
          </p>
          <button aria-expanded={asTable.value} onClick={() => (asTable.value = !asTable.value)}>
            {say("as_a_table")}
          </button>
          {asTable.value && <Numbers all={all} rows={rows} />}
        </>
      )}
    </div>
  );
}
