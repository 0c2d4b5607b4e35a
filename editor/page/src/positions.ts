// Positions: tables that are kept by name, and deals in which somebody is given the cards one wants.

import { effect, signal } from "@preact/signals";
import type { Arranged, KeptPosition } from "./answers";
import { deal, position } from "./play";
import { ask, Refused } from "./server";
import { soundTable, table } from "./state";
import { isTexts, isTruth, remembered } from "./store";
import { language } from "./texts";

export const areOpen = remembered("positions", false, isTruth);
export const keptPositions = signal<KeptPosition[]>([]);

// The deal that is being arranged: each wish a seat and a card, "2 ♥A".
export const wishes = remembered<string[]>("wishes", [], isTexts);
export const dealer = remembered<number>("dealer", 0, (value): value is number => typeof value === "number"); // 0: as it comes
export const arranged = signal<Arranged | null>(null);
export const refusedWish = signal("");

function gameNow(): string {
  return soundTable.value?.game.name ?? "";
}

export async function listPositions(): Promise<void> {
  const game = gameNow();
  if (!game) return;
  const { positions } = await ask("positions", { game });
  if (gameNow() === game) keptPositions.value = positions;
}

export async function keepPosition(name: string): Promise<void> {
  if (!position.value) return;
  const { positions } = await ask("keep_position", { sitting: position.value.sitting, name, language: language.value });
  keptPositions.value = positions;
}

export async function dropPosition(name: string): Promise<void> {
  const { positions } = await ask("drop_position", { game: gameNow(), name });
  keptPositions.value = positions;
}

export function playPosition(one: KeptPosition): Promise<void> {
  return deal(one);
}

let latest = 0;

// What is wished for as a deal; what cannot be is told, and not wished for any longer.
export async function arrange(wanted: string[], seed?: string): Promise<void> {
  const words = soundTable.value?.table;
  if (!words) return;
  const mine = ++latest;
  try {
    const answer = await ask("arrange", {
      table: words,
      give: wanted,
      ...(dealer.value > 0 ? { dealer: dealer.value } : {}),
      ...(seed ? { seed } : {}),
      language: language.value,
    });
    if (mine !== latest) return;
    arranged.value = answer;
    wishes.value = wanted;
    refusedWish.value = "";
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (mine === latest) refusedWish.value = error.message;
  }
}

// The card goes to that seat, or back to where it comes by itself.
export function wish(seat: number, card: string): Promise<void> {
  const others = wishes.value.filter((one) => one.slice(one.indexOf(" ") + 1) !== card);
  const isTaken = wishes.value.includes(`${seat} ${card}`);
  return arrange(isTaken ? others : [...others, `${seat} ${card}`], arranged.value?.seed);
}

export function playArranged(): Promise<void> {
  const now = arranged.value;
  return now ? deal({ seed: now.seed, setups: now.setups, moves: [] }) : Promise.resolve();
}

// Of another game other positions, and other cards.
let gameOfWishes = "";
effect(() => {
  const game = soundTable.value?.game.name ?? "";
  if (game === gameOfWishes || !table.value) return;
  if (gameOfWishes) {
    wishes.value = [];
    dealer.value = 0;
  }
  gameOfWishes = game;
  arranged.value = null;
  keptPositions.value = [];
  if (areOpen.peek()) void listPositions().catch(() => undefined);
});
