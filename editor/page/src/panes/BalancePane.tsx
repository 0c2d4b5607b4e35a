// What a change does to the game: means of paired differences with their intervals, and in words
// how sure they are. Never a winner, never a verdict the numbers do not bear.

import { signal } from "@preact/signals";
import type { Cell, Difference, Report, ReportRow, Study } from "../answers";
import { base, bases, bots, compareWith, isStudyOld, ofMatches, study, studyTime, type Bots } from "../balance";
import { deal } from "../play";
import { heldAxis, numberText } from "../plots";
import { pane, table } from "../state";
import { say } from "../texts";
import { SwitchOn } from "./RuleTools";
import { CallsPlot, isBounded, LandingPlot, LandingTable, SeatsPlot } from "./BalancePlots";

const asTable = signal(false);

// What is measured of one contract is named after it.
function labelOf(row: ReportRow, all: ReportRow[]): string {
  const of = /^(?:made|gain)\.(.+)$/.exec(row.key)?.[1];
  const contract = of && all.find((one) => one.key === `contract.${of}`);
  return contract ? say("of_contract", { contract: contract.label, what: row.label }) : row.label;
}

function written(value: number, one: Difference, isShare: boolean): string {
  const text = numberText(value, isBounded(one) ? (one.high - one.low) / 2 : 0, isShare ? 100 : 1);
  const sign = value > 0 && /[1-9]/.test(text) ? "+" : "";
  return `${sign}${text}${isShare ? " %" : ""}`;
}

function sentence(row: ReportRow, unit: string): string {
  const one = row.differences[0]!;
  const isShare = row.kind === "share";
  const n = Math.min(...row.tables.map((of) => of.n ?? 0)).toLocaleString();
  if (one.verdict === "same") return say("the_same", { n, unit });
  if (one.verdict === "too_early" || !isBounded(one)) return say("too_early", { n });
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
function Plot({ rows, all, study }: { rows: ReportRow[]; all: ReportRow[]; study: Study }) {
  const bounded = rows.map((row) => row.differences[0]!).filter(isBounded);
  const most = Math.max(...bounded.flatMap((one) => [Math.abs(one.low), Math.abs(one.high)]), 1e-9);
  const reach = heldAxis(study, `change ${rows[0]!.group} ${rows[0]!.kind}`, { low: -most, high: most }).high;
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
              {isBounded(one) && (
                <line class="interval" x1={x(one.low)} x2={x(one.high)} y1="10" y2="10" />
              )}
              <circle cx={x(one.estimate)} cy="10" r="4" />
            </svg>
            <span class="sentence">{sentence(row, say(study.report!.unit))}</span>
          </li>
        );
      })}
    </ul>
  );
}

// Every row, also those that only one of the tables has.
function Numbers({ all }: { all: ReportRow[] }) {
  const cells = (row: ReportRow, one: Cell | undefined) => {
    if (one?.estimate === undefined) return ["–", "", one?.n === undefined ? "" : String(one.n)];
    const factor = row.kind === "share" ? 100 : 1;
    const half = isBounded(one) ? (one.high - one.low) / 2 : 0;
    const number = (value: number) => numberText(value, half, factor);
    const interval = isBounded(one) ? say("from_to", { low: number(one.low), high: number(one.high) }) : "";
    return [number(one.estimate) + (factor > 1 ? " %" : ""), interval, one.n!.toLocaleString()];
  };
  return (
    <table>
      <thead>
        <tr>
          <th>{say("measure")}</th>
          {[say("without"), say("with")].flatMap((name) => [name, "95 %", "n"]).map((name, i) => (
            <th key={i}>{name}</th>
          ))}
          <th>{say("change")}</th>
          <th>95 %</th>
        </tr>
      </thead>
      <tbody>
        {all.map((row, i) => {
          const one = row.differences[0];
          const isShare = row.kind === "share";
          const heading = row.group !== all[i - 1]?.group && (
            <tr key={row.group}>
              <th scope="rowgroup" colSpan={9}>
                {row.group}
              </th>
            </tr>
          );
          const line = (
            <tr key={row.key}>
              <th scope="row">{labelOf(row, all)}</th>
              {row.tables.flatMap((of) => cells(row, of)).map((text, i) => (
                <td key={i}>{text}</td>
              ))}
              <td>{one ? written(one.estimate, one, isShare) : "–"}</td>
              <td>
                {isBounded(one) &&
                  say("from_to", {
                    low: written(one.low, one, isShare),
                    high: written(one.high, one, isShare),
                  })}
              </td>
            </tr>
          );
          return [heading, line];
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

// What somebody wants to know first, as a sentence.
function Headline({ report, rows }: { report: Report; rows: ReportRow[] }) {
  const n = report.played.toLocaleString();
  const unit = say(report.unit);
  const learned = report.learned?.pairs[0];
  if (report.pairs[0]?.differing === 0 && !learned?.differing) {
    return (
      <p class="headline">
        {say("changes_nothing", { n, unit })}{" "}
        {report.unit === "deals" && (
          <button onClick={() => (ofMatches.value = true)}>{say("compare_matches")}</button>
        )}
      </p>
    );
  }
  const row = rows.find((one) => /^(?:match_)?gap$/.test(one.key));
  const one = row?.differences[0];
  if (!row || !one?.clear || !isBounded(one)) return null;
  const size = (value: number) => written(Math.abs(value), one, false).replace("+", "");
  const [low, high] = [size(one.low), size(one.high)].sort((a, b) => Number(a) - Number(b));
  const what = { change: size(one.estimate), low: low!, high: high!, what: row.label };
  return <p class="headline">{say(one.estimate > 0 ? "gap_grows" : "gap_shrinks", what)}</p>;
}

function Said({ heading, sentences }: { heading: Parameters<typeof say>[0]; sentences: string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section>
      <h3>{say(heading)}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

export function BalancePane() {
  const against = base.value;
  if (!against) {
    return (
      <>
        <SwitchOn />
        <p>{say("change_something")}</p>
      </>
    );
  }
  const now = study.value;
  const report = now?.report;
  const all = report?.rows ?? [];
  const rows = all
    .filter((row) => row.differences[0])
    .sort((a, b) => order[a.differences[0]!.verdict] - order[b.differences[0]!.verdict]);
  const moved = rows.filter((row) => row.differences[0]!.verdict !== "same");
  const same = rows.filter((row) => row.differences[0]!.verdict === "same");
  const groups = [...new Set(moved.map((row) => row.group))];
  // A group in which nothing moved is named as a whole.
  const unmoved = [
    ...new Set(same.map((row) => (groups.includes(row.group) ? labelOf(row, all) : row.group))),
  ];
  const first = report?.first_difference;
  return (
    <div class={isStudyOld.value ? "balance old" : "balance"}>
      <SwitchOn />
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
            <option value="learned">{say("bots_learned")}</option>
          </select>
        </label>{" "}
        {table.value?.game.players[0] !== 1 && (
          <label>
            <span class="unseen">{say("how_long")}</span>
            <select
              value={ofMatches.value ? "matches" : "deals"}
              onChange={(event) => (ofMatches.value = event.currentTarget.value === "matches")}
            >
              <option value="deals">{say("single_deals")}</option>
              <option value="matches">{say("whole_matches")}</option>
            </select>
          </label>
        )}
      </p>
      {table.value?.ok === false ? (
        <p class="band">{say("old_rules")}</p>
      ) : (
        isStudyOld.value && <p class="band">{say("earlier_result")}</p>
      )}
      {now?.diagnostics.map((one) => (
        <p key={one.message} class="error">
          {one.file && `${one.file}:${one.line} `}
          {one.message}
        </p>
      ))}
      {now && !now.finished && now.training >= 0 && (
        <p class="band">{say("bots_learning", { percent: now.training })}</p>
      )}
      {report && (
        <>
          <p class="studied">
            {say("played", {
              n: (report.learned || now!.finished ? now!.done : report.played).toLocaleString(),
              of: now!.of.toLocaleString(),
              unit: say(report.unit),
            })}{" "}
            {now!.finished && say("done_in", { s: (studyTime.value / 1000).toFixed(1) })}{" "}
            {say("bots_not_people")}
          </p>
          {now!.finished && <Headline report={report} rows={rows} />}
          <Said heading="in_words" sentences={report.pairs.flatMap((pair) => pair.in_words)} />
          {report.learned && (
            <Said heading="in_words_learned" sentences={report.learned.pairs.flatMap((pair) => pair.in_words)} />
          )}
          <Said
            heading="changes_in_play"
            sentences={(report.learned ?? report).pairs.flatMap((pair) => pair.changes_in_play)}
          />
          {moved.length > 0 && <p class="caption">{say("main_caption")}</p>}
          {groups.map((group) => (
            <section key={group}>
              <h3>{group}</h3>
              {(["mean", "share"] as const).map((kind) => {
                const some = moved.filter((row) => row.group === group && row.kind === kind);
                return some.length > 0 && <Plot key={kind} all={all} rows={some} study={now!} />;
              })}
            </section>
          ))}
          {same.length > 0 && (
            <p>
              {say("never_moved", { what: unmoved.join(say("between")) })}
            </p>
          )}
          <p>
            {say("deals_differ", {
              n: (report.pairs[0]?.differing ?? 0).toLocaleString(),
              of: report.played.toLocaleString(),
              unit: say(report.unit),
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
          <LandingPlot study={now!} report={report} />
          <SeatsPlot study={now!} report={report} />
          <CallsPlot report={report} />
          <button aria-expanded={asTable.value} onClick={() => (asTable.value = !asTable.value)}>
            {say("as_a_table")}
          </button>
          {asTable.value && (
            <div class="numbers-table" role="region" tabIndex={0} aria-label={say("as_a_table")}>
              <Numbers all={all} />
              <LandingTable report={report} />
            </div>
          )}
        </>
      )}
    </div>
  );
}
