// Where results land, what seats gain, what is called: each without the change and with it. Without
// is hollow and dashed, with it filled and solid; the words stand at the marks.

import type { ComponentChildren } from "preact";
import type { Cell, Difference, Report, ReportRow, Study } from "../answers";
import { heldAxis, landingOf, numberText, plainNumber, ticksOf, type Span } from "../plots";
import { say } from "../texts";

const width = 376;
const left = 8;
const right = width - 8;

function scale({ low, high }: Span, from: number, to: number) {
  return (value: number) => from + ((to - from) * (value - low)) / (high - low || 1);
}

function Figure(props: { title: string; caption: string; children: ComponentChildren }) {
  const { title, caption, children } = props;
  return (
    <figure>
      <h3>{title}</h3>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// Roughly how wide a text is; letters of Japanese are twice as wide as others.
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > "⺀" ? 12 : 6.5), 0);
}

type Place = (value: number) => number;

function Ticks({ axis, x, y, from = left }: { axis: Span; x: Place; y: number; from?: number }) {
  return (
    <>
      <line class="axis" x1={from} x2={right} y1={y} y2={y} />
      {ticksOf(axis).map((tick) => (
        <g key={tick}>
          <line class="axis" x1={x(tick)} x2={x(tick)} y1={y} y2={y + 4} />
          <text x={Math.min(right - 6, Math.max(left + 6, x(tick)))} y={y + 16} text-anchor="middle">
            {plainNumber(tick)}
          </text>
        </g>
      ))}
    </>
  );
}

// The same distribution of both tables; of whole matches what they end with.
function distributionsOf(report: Report) {
  const of = report.tables[0]?.distributions[0];
  const other = report.tables[1]?.distributions.find((one) => one.key === of?.key);
  return of && other && of.deciles.length > 0 && other.deciles.length > 0 ? [of, other] : null;
}

// Where a word stands that says which outline is which: at the bar that is the most above the other,
// at the highest where both are nearly the same.
function wordAt(own: number[], other: number[]): number {
  const above = own.map((share, bar) => share - other[bar]!);
  const most = Math.max(...above);
  const highest = Math.max(...own);
  return most < highest / 20 ? own.indexOf(highest) : above.indexOf(most);
}

export function LandingPlot({ study, report }: { study: Study; report: Report }) {
  const both = distributionsOf(report);
  if (!both) return null;
  const { step, first, shares } = landingOf(both);
  const [without, withIt] = shares as [number[], number[]];
  const bottom = 150;
  const axis = heldAxis(study, "landing", { low: first, high: first + step * without.length });
  const up = heldAxis(study, "landing shares", { low: 0, high: 100 * Math.max(...without, ...withIt) });
  const x = scale(axis, left + 34, right);
  const y = scale(up, bottom, 30);
  const path = (share: number[]) =>
    `M${x(first)} ${bottom}` +
    share.map((one, i) => `V${y(100 * one)}H${x(first + (i + 1) * step)}`).join("") +
    `V${bottom}`;
  const words = [
    { name: "base", text: say("without"), at: wordAt(without, withIt), own: without },
    { name: "new", text: say("with"), at: wordAt(withIt, without), own: withIt },
  ].map((one) => ({
    ...one,
    x: Math.min(right - widthOf(one.text) / 2, Math.max(left + 60, x(first + (one.at + 0.5) * step))),
    y: y(100 * one.own[one.at]!) - 4,
  }));
  const [a, b] = words as [(typeof words)[0], (typeof words)[0]];
  if (Math.abs(a.x - b.x) < (widthOf(a.text) + widthOf(b.text)) / 2 + 6 && Math.abs(a.y - b.y) < 13) {
    const higher = a.y < b.y ? a : b;
    higher.y = Math.min(a.y, b.y, Math.max(a.y, b.y) - 13);
  }
  const [of, other] = both as [(typeof both)[0], (typeof both)[0]];
  const caption = say("landing_caption", {
    what: asSentence(of.label),
    half: plainNumber(of.deciles[5]!),
    new_half: plainNumber(other.deciles[5]!),
    ninth: plainNumber(of.deciles[9]!),
    new_ninth: plainNumber(other.deciles[9]!),
  });
  return (
    <Figure title={say("where_it_lands")} caption={caption}>
      <svg class="drawn landing" viewBox={`0 0 ${width} ${bottom + 22}`} aria-hidden="true">
        {ticksOf(up).slice(1).map((tick) => (
          <g key={tick}>
            <line class="grid" x1={left + 34} x2={right} y1={y(tick)} y2={y(tick)} />
            <text x={left + 30} y={y(tick) + 4} text-anchor="end">
              {plainNumber(tick)} %
            </text>
          </g>
        ))}
        <line class="zero" x1={x(0)} x2={x(0)} y1="26" y2={bottom} />
        <path class="steps new" d={path(withIt)} />
        <path class="steps base" d={path(without)} />
        <Ticks axis={axis} x={x} y={bottom} from={left + 34} />
        {words.map((one) => (
          <text key={one.name} class={`word ${one.name}`} x={one.x} y={one.y} text-anchor="middle">
            {one.text}
          </text>
        ))}
      </svg>
    </Figure>
  );
}

// The numbers of the same plot, without bars of nothing.
export function LandingTable({ report }: { report: Report }) {
  const both = distributionsOf(report);
  if (!both) return null;
  const { step, first, shares } = landingOf(both);
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  return (
    <table class="landing">
      <thead>
        <tr>
          <th>{both[0]!.label}</th>
          <th>{say("without")}</th>
          <th>{say("with")}</th>
        </tr>
      </thead>
      <tbody>
        {shares[0]!.map((share, i) => {
          if (share === 0 && shares[1]![i] === 0) return null;
          const low = plainNumber(first + i * step);
          const high = plainNumber(first + (i + 1) * step);
          return (
            <tr key={low}>
              <th scope="row">{step > 1 ? say("from_to_under", { low, high }) : low}</th>
              <td>{percent(share)}</td>
              <td>{percent(shares[1]![i]!)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface Estimate {
  estimate: number;
  low: number;
  high: number;
}

// Of very few deals nobody knows an interval.
export function isBounded<One extends Cell | Difference>(one: One | null | undefined): one is One & Estimate {
  return typeof one?.low === "number" && typeof one.high === "number";
}

// A mean with its interval and its words, at the side where there is room and no line to `avoid`.
function Mark(props: {
  one: Estimate;
  x: Place;
  y: number;
  name: string;
  text: string;
  avoid?: number[];
}) {
  const { one, x, y, name, text, avoid = [] } = props;
  const after = x(one.high) + 8;
  const before = x(one.low) - 8 - widthOf(text);
  const isFree = (from: number) => !avoid.some((line) => line > from - 3 && line < from + widthOf(text) + 3);
  const fitsAfter = after + widthOf(text) < right;
  const fits = fitsAfter && (isFree(after) || before < left || !isFree(before));
  return (
    <g class={name}>
      <line x1={x(one.low)} x2={x(one.high)} y1={y} y2={y} />
      <circle cx={x(one.estimate)} cy={y} r="4" />
      <text class="word" x={fits ? after : x(one.low) - 8} y={y + 4} text-anchor={fits ? "start" : "end"}>
        {text}
      </text>
    </g>
  );
}

// What positions gain in a deal, or have at the end of a match. Nothing of a game for one.
export function seatRows(rows: ReportRow[]): ReportRow[] {
  const those = (key: RegExp) => rows.filter((row) => key.test(row.key));
  const finals = those(/^final\.\d+$/);
  const seats = finals.length > 0 ? finals : those(/^gain\.\d+$/);
  return seats.length > 1 && seats.every((row) => row.tables.every(isBounded)) ? seats : [];
}

export function SeatsPlot({ study, report }: { study: Study; report: Report }) {
  const rows = seatRows(report.rows);
  if (rows.length === 0) return null;
  const ofTable = (at: number) => rows.map((row) => row.tables[at] as Cell & Estimate);
  const equal = [0, 1].map((at) => {
    // Of chips nobody gains what nobody else has lost.
    if (report.tables[at]?.counted_in === "chips" && rows[0]!.key.startsWith("gain.")) return 0;
    return ofTable(at).reduce((sum, one) => sum + one.estimate, 0) / rows.length;
  }) as [number, number];
  const ends = [...equal, ...[0, 1].flatMap((at) => ofTable(at).flatMap((one) => [one.low, one.high]))];
  const room = (Math.max(...ends) - Math.min(...ends)) * 0.06 || 1;
  const axis = heldAxis(study, "seats", { low: Math.min(...ends) - room, high: Math.max(...ends) + room });
  const x = scale(axis, left, right);
  const top = 18;
  const bottom = top + rows.length * 48 + 4;
  const isOne = Math.abs(equal[0] - equal[1]) < 0.02 * (axis.high - axis.low);
  const share = (value: number) => (value === 0 ? "0" : numberText(value, (axis.high - axis.low) / 200));
  const values = { what: asSentence(rows[0]!.group), equal: share(equal[0]), new_equal: share(equal[1]) };
  const isSaidOnce = values.equal === values.new_equal;
  return (
    <Figure title={say("seats")} caption={say(isSaidOnce ? "seats_caption" : "seats_caption_two", values)}>
      <svg class="drawn seats-plot" viewBox={`0 0 ${width} ${bottom + 22}`} aria-hidden="true">
        {equal.map((value, at) =>
          at === 1 && isOne ? null : (
            <line
              key={at}
              class={isOne || at === 1 ? "equal" : "equal dashed"}
              x1={x(value)}
              x2={x(value)}
              y1={top}
              y2={bottom}
            />
          ),
        )}
        <text x={Math.min(right - 20, Math.max(left + 20, x(equal[isOne ? 0 : 1])))} y={top - 5} text-anchor="middle">
          {say("equal_shares")}
        </text>
        {rows.map((row, i) => {
          const y = top + i * 48;
          const without = ofTable(0)[i]!;
          const withIt = ofTable(1)[i]!;
          const number = (one: Estimate) => numberText(one.estimate, (one.high - one.low) / 2);
          return (
            <g key={row.key}>
              <text class="seat" x={left} y={y + 13}>
                {row.label}
              </text>
              <Mark
                one={without}
                x={x}
                y={y + 24}
                name="base"
                text={say("of_without", { words: number(without) })}
                avoid={equal.map(x)}
              />
              <Mark
                one={withIt}
                x={x}
                y={y + 38}
                name="new"
                text={say("of_with", { words: number(withIt) })}
                avoid={equal.map(x)}
              />
            </g>
          );
        })}
        <Ticks axis={axis} x={x} y={bottom} />
      </svg>
    </Figure>
  );
}

const percent = (value: number, half: number) => `${numberText(value, half, 100)} %`;

// "312, made 61 %, 56 to 66".
function callWords(report: Report, row: ReportRow, made: ReportRow | undefined, at: number): string {
  const often = row.tables[at];
  if (often?.estimate === undefined) return "–";
  // Of whole matches it is a mean over their deals.
  const half = isBounded(often) ? (often.high - often.low) / 2 : 0;
  const n =
    report.unit === "matches"
      ? percent(often.estimate, half)
      : Math.round(often.estimate * often.n!).toLocaleString();
  const kept = made?.tables[at];
  if (!made || !isBounded(kept)) return n;
  const spread = (kept.high - kept.low) / 2;
  return say("call_made", {
    n,
    made: made.label,
    share: percent(kept.estimate, spread),
    low: numberText(kept.low, spread, 100),
    high: numberText(kept.high, spread, 100),
  });
}

export function CallsPlot({ report }: { report: Report }) {
  const all = report.rows.filter((row) => /^(contract|call)\./.test(row.key));
  if (all.length === 0) return null;
  const calls = all.filter((row) => row.tables.some((one) => (one.estimate ?? 0) > 0));
  const never = all.filter((row) => !calls.includes(row)).map((row) => row.label);
  const x = scale({ low: 0, high: 1 }, left, right);
  const caption = say("calls_caption", { n: report.played.toLocaleString(), unit: say(report.unit) });
  return (
    <Figure title={say("calls")} caption={caption}>
      <ul class="calls">
        {calls.map((row) => {
          const name = row.key.replace("contract.", "made.");
          const made = report.rows.find((one) => one !== row && one.key === name);
          const marks = made?.tables ?? [];
          return (
            <li key={row.key}>
              <strong>{row.label}</strong>
              <span class="base">{say("of_without", { words: callWords(report, row, made, 0) })}</span>
              <span class="new">{say("of_with", { words: callWords(report, row, made, 1) })}</span>
              {marks.some(isBounded) && (
                <svg class="drawn" viewBox={`0 0 ${width} 44`} aria-hidden="true">
                  <line class="axis" x1={left} x2={right} y1="28" y2="28" />
                  {[0, 0.5, 1].map((tick) => (
                    <text
                      key={tick}
                      x={x(tick)}
                      y="42"
                      text-anchor={tick === 0 ? "start" : tick === 1 ? "end" : "middle"}
                    >
                      {`${100 * tick} %`}
                    </text>
                  ))}
                  {marks.map((one, at) =>
                    isBounded(one) ? (
                      <Mark
                        key={at}
                        one={one}
                        x={x}
                        y={at === 0 ? 8 : 20}
                        name={at === 0 ? "base" : "new"}
                        text={say(at === 0 ? "without" : "with")}
                      />
                    ) : null,
                  )}
                </svg>
              )}
            </li>
          );
        })}
      </ul>
      {never.length > 0 && <p>{say("never_came_up", { what: never.join(say("between")) })}</p>}
    </Figure>
  );
}
