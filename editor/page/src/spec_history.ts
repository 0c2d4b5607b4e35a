// What is chosen for the table, change by change, so that each can be taken back.

import { computed } from "@preact/signals";
import { gameOf, numberIn, withNumber } from "./spec";
import { isTexts, remembered } from "./store";
import { closeScript, save, script, showTable, spec } from "./state";

const past = remembered<string[]>("past", [], isTexts); // of this game, oldest first
const future = remembered<string[]>("future", [], isTexts);

export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);

// Shows the table as somebody has changed it. Of another game there is nothing to go back to.
export async function change(words: string): Promise<void> {
  const isSameGame = words !== "" && gameOf(words) === gameOf(spec.value);
  past.value = isSameGame ? [...past.value, spec.value] : [];
  future.value = [];
  if (!isSameGame && script.value) {
    await save();
    if (script.value.state === "saved") closeScript();
  }
  return showTable(words);
}

// As the game is played where nobody says otherwise, with as many players as there are.
export function usualGame(): Promise<void> {
  return change(withNumber(gameOf(spec.value), "players", numberIn(spec.value, "players") ?? ""));
}

type Trail = typeof past;

// One step along one trail, which leaves a step back on the other.
async function step(from: Trail, to: Trail): Promise<void> {
  const words = from.value[from.value.length - 1];
  if (words === undefined) return;
  from.value = from.value.slice(0, -1);
  to.value = [...to.value, spec.value];
  await showTable(words);
}

export const undo = () => step(past, future);
export const redo = () => step(future, past);
