// What plots are drawn by: numbers as text, round ticks, common bins, axes that keep still.

import type { Bounds, Distribution, Study } from "./answers";

export interface Span {
  low: number;
  high: number;
}

// Of very few games nobody knows the ends of an interval.
export function hasEnds(one: Bounds): one is Span {
  return one.low !== null && one.high !== null;
}

function withMinus(text: string): string {
  return text.replace("-", "−");
}

// With as many decimals as the half width of its interval makes sense of; `tellsSign`: with more
// rather than as a zero that it is not.
export function numberText(value: number, half: number, factor = 1, tellsSign = false): string {
  let digits = half > 0 ? Math.min(3, Math.max(0, -Math.floor(Math.log10(half * factor)))) : 1;
  while (tellsSign && value !== 0 && digits < 9 && Number((value * factor).toFixed(digits)) === 0) ++digits;
  const text = (value * factor).toFixed(digits);
  return withMinus(Number(text) === 0 ? text.replace("-", "") : text);
}

export function plainNumber(value: number): string {
  return withMinus(String(Number(value.toPrecision(6))));
}

// Round numbers along an axis, three to seven of them.
export function ticksOf({ low, high }: Span): number[] {
  if (!(high > low)) return [low];
  const power = 10 ** Math.floor(Math.log10((high - low) / 3));
  const step = [5, 2, 1].map((times) => times * power).find((one) => (high - low) / one >= 3) ?? power;
  const ticks = [];
  for (let i = Math.ceil(low / step); i <= Math.floor(high / step); ++i) ticks.push(i * step);
  return ticks;
}

const mostBars = 40;

// The narrowest step that needs no more bars and that no bin straddles.
function stepFor(span: Span, width: number): number {
  const steps: number[] = [];
  for (let power = 0; power < 8; ++power) {
    steps.push(...[1, 2, 5].map((times) => times * 10 ** power).filter((one) => one % width === 0));
    if (width > 1) steps.push(width * 2 ** power);
  }
  const bars = (step: number) => Math.ceil(span.high / step) - Math.floor(span.low / step);
  return steps.sort((a, b) => a - b).find((step) => bars(step) <= mostBars) ?? span.high - span.low;
}

export interface Landing {
  step: number;
  first: number; // where the first bar begins
  shares: number[][]; // of each distribution, of all its values, by bar
}

function endOf(one: Distribution): number {
  return one.first + one.counts.length * one.bin_width;
}

// Distributions in the same bars, with zero among them.
export function landingOf(given: Distribution[]): Landing {
  const span = {
    low: Math.min(0, ...given.map((one) => one.first)),
    high: Math.max(0, ...given.map(endOf)),
  };
  const step = stepFor(span, Math.max(...given.map((one) => one.bin_width)));
  const first = Math.floor(span.low / step);
  const bars = Math.max(1, Math.ceil(span.high / step) - first);
  const shares = given.map((one) => {
    const share = new Array<number>(bars).fill(0);
    const total = one.counts.reduce((sum, count) => sum + count, 0);
    one.counts.forEach((count, i) => {
      const bar = Math.floor((one.first + i * one.bin_width) / step) - first;
      share[bar]! += total > 0 ? count / total : 0;
    });
    return share;
  });
  return { step, first: first * step, shares };
}

let heldFor = -1;
const held = new Map<string, Span>();

// The axis of a plot: while a study is played it may widen and never narrows.
export function heldAxis(study: Study, plot: string, span: Span): Span {
  if (heldFor !== study.study || study.finished) held.clear();
  heldFor = study.study;
  const before = held.get(plot) ?? span;
  const axis = { low: Math.min(before.low, span.low), high: Math.max(before.high, span.high) };
  held.set(plot, axis);
  return axis;
}
