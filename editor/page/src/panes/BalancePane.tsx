// What a change does to the game: means of paired differences with their intervals, and in words
// how sure they are. Never a winner, never a verdict the numbers do not bear.

import { signal } from "@preact/signals";
import type { Cell, Difference, Report, ReportRow, Study } from "../answers";
import {
  base,
  bases,
  bots,
  compareWith,
  isFirstPartOver,
  isStudyOld,
  ofMatches,
  running,
  study,
  studyTime,
  type Bots,
} from "../balance";
import { deal } from "../play";
import { hasEnds, heldAxis, numberText } from "../plots";
import { showPane, soundTable, table } from "../state";
import { useSight } from "../sight";
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

// An end beside no change is not written as none where the sign is decided.
function written(value: number, one: Difference, isShare: boolean): string {
  const half = hasEnds(one.together) ? (one.together.high - one.together.low) / 2 : 0;
  const text = numberText(value, half, isShare ? 100 : 1, one.clear);
  const sign = value > 0 && /[1-9]/.test(text) ? "+" : "";
  return `${sign}${text}${isShare ? " %" : ""}`;
}

// What is known of a row with an allowance for all of them, once all is played.
function verdict(one: Difference, isOver: boolean): Difference["verdict"] {
  if (!isOver || !hasEnds(one.together)) return one.verdict === "same" && isOver ? "same" : "too_early";
  return one.verdict === "differs" && !one.clear ? "not_found" : one.verdict;
}

function sentence(row: ReportRow, unit: string, isOver: boolean): string {
  const one = row.differences[0]!;
  const isShare = row.kind === "share";
  const n = Math.min(...row.tables.map((of) => of.n ?? 0)).toLocaleString();
  const found = verdict(one, isOver);
  if (found === "same") return say("the_same", { n, unit });
  if (found === "too_early" || !hasEnds(one.together)) return say("too_early", { n });
  const { low, high } = one.together;
  if (found === "not_found") {
    const largest = Math.max(Math.abs(low), Math.abs(high));
    return say("not_found", { size: written(largest, one, isShare).replace("+", "") });
  }
  return say("differs_by", {
    change: written(one.estimate, one, isShare),
    low: written(low, one, isShare),
    high: written(high, one, isShare),
  });
}

// All rows of one unit stand on one zero line and one scale.
function Plot({ rows, all, study }: { rows: ReportRow[]; all: ReportRow[]; study: Study }) {
  const bounded = rows.map((row) => row.differences[0]!.together).filter(hasEnds);
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
              {hasEnds(one.together) && (
                <line class="interval" x1={x(one.together.low)} x2={x(one.together.high)} y1="10" y2="10" />
              )}
              <circle cx={x(one.estimate)} cy="10" r="4" />
            </svg>
            <span class="sentence">{sentence(row, say(study.report!.unit), isFirstPartOver(study))}</span>
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
                {one &&
                  hasEnds(one.together) &&
                  say("from_to", {
                    low: written(one.together.low, one, isShare),
                    high: written(one.together.high, one, isShare),
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

// Nothing to look for: what somebody wants to know first then.
function NothingDiffers({ report }: { report: Report }) {
  const values = { n: report.played.toLocaleString(), unit: say(report.unit) };
  return (
    <p class="headline">
      {say("changes_nothing", values)}{" "}
      {report.unit === "deals" && (
        <button onClick={() => (ofMatches.value = true)}>{say("compare_matches")}</button>
      )}
    </p>
  );
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

// What those do to results who play as before, or who have learned the rule; once it is known.
function Words({ now, report }: { now: Study; report: Report }) {
  if (!isFirstPartOver(now)) return <p class="verdict">{say("too_early", { n: report.played.toLocaleString() })}</p>;
  const pair = report.pairs[0];
  const learned = now.finished ? report.learned?.pairs[0] : undefined;
  if (pair?.differing === 0 && !learned?.differing) return <NothingDiffers report={report} />;
  const orNone = (sentences: string[]) => (sentences.length > 0 ? sentences : [say("nothing_clear")]);
  return (
    <>
      <Said heading="where_it_acts" sentences={pair?.where_it_acts ?? []} />
      <Said heading="in_words" sentences={orNone(pair?.in_words ?? [])} />
      {learned && <Said heading="in_words_learned" sentences={orNone(learned.in_words)} />}
      {now.finished && (
        <Said heading="changes_in_play" sentences={(learned ?? pair)?.changes_in_play ?? []} />
      )}
    </>
  );
}

// How far the study is that is played now.
function Progress() {
  const now = running.value;
  if (!now) return null;
  const far = say("so_far", { n: now.done.toLocaleString(), of: now.of.toLocaleString() });
  const isSecondPart = study.value?.study === now.study && isFirstPartOver(now);
  return (
    <p class="band">
      {isStudyOld.value && table.value?.ok !== false && `${say("earlier_result")} `}
      {isSecondPart && `${say("learning_the_rule")} `}
      {now.training >= 0 ? say("bots_learning", { percent: now.training }) : far}
    </p>
  );
}

// What a screen reader says when there is something to say, and again when players have learned.
function Announced() {
  const now = study.value;
  const isOver = now && isFirstPartOver(now) && !isStudyOld.value;
  const pair = isOver ? (now.report?.learned ?? now.report)?.pairs[0] : undefined;
  const text = pair && (pair.in_words.length > 0 ? pair.in_words.join(" ") : say("nothing_clear"));
  return (
    <p class="unseen" role="status">
      {text && `${say("balance")}: ${text}`}
    </p>
  );
}

export function BalancePane() {
  const numbers = useSight<HTMLDivElement>(asTable.value, false);
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
  const isOver = now !== null && isFirstPartOver(now);
  const rows = all
    .filter((row) => row.differences[0])
    .sort((a, b) => order[verdict(a.differences[0]!, isOver)] - order[verdict(b.differences[0]!, isOver)]);
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
            {soundTable.value?.bots?.map((one) => (
              <option key={one.level} value={one.level}>
                {one.says}
              </option>
            ))}
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
      {table.value?.ok === false && <p class="band">{say("old_rules")}</p>}
      <Progress />
      <Announced />
      {now?.diagnostics.map((one) => (
        <p key={one.message} class="error">
          {one.file && `${one.file}:${one.line} `}
          {one.message}
        </p>
      ))}
      {report && (
        <>
          <p class="studied">
            {say("played", {
              n: (report.learned || now!.finished ? now!.done : report.played).toLocaleString(),
              of: now!.of.toLocaleString(),
              unit: say(report.unit),
            })}{" "}
            {say(report.pairs[0]?.deals_alike ? "same_cards" : "same_pack")}{" "}
            {now!.finished && say("done_in", { s: (studyTime.value / 1000).toFixed(1) })}{" "}
            {say("bots_not_people")}
          </p>
          <Words now={now!} report={report} />
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
          {first && (
            <p>
              <button
                onClick={() => {
                  showPane("play");
                  void deal(first.seed);
                }}
              >
                {say("open_in_play", { seed: first.seed })}
              </button>
            </p>
          )}
          <LandingPlot study={now!} report={report} />
          <SeatsPlot study={now!} report={report} />
          <CallsPlot report={report} />
          <button aria-expanded={asTable.value} onClick={() => (asTable.value = !asTable.value)}>
            {say("as_a_table")}
          </button>
          {asTable.value && (
            <div ref={numbers} class="numbers-table" role="region" tabIndex={0} aria-label={say("as_a_table")}>
              <Numbers all={all} />
              <LandingTable report={report} />
            </div>
          )}
        </>
      )}
    </div>
  );
}
