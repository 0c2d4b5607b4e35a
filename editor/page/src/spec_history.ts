// What is chosen for the table, change by change, so that each can be taken back.

import { computed, signal } from "@preact/signals";
import { gameOf } from "./spec";
import { closeScript, save, script, showTable, spec } from "./state";

const past = signal<string[]>([]); // of this game, oldest first
const future = signal<string[]>([]);

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

export async function undo(): Promise<void> {
  const words = past.value[past.value.length - 1];
  if (words === undefined) return;
  past.value = past.value.slice(0, -1);
  future.value = [...future.value, spec.value];
  await showTable(words);
}

export async function redo(): Promise<void> {
  const words = future.value[future.value.length - 1];
  if (words === undefined) return;
  future.value = future.value.slice(0, -1);
  past.value = [...past.value, spec.value];
  await showTable(words);
}
