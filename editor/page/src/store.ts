// What the browser keeps for the page: for this tab, so that a reload loses nothing, and for another
// day. A store that is full or shut off is no reason to stop: what is shown stands in the page.

import { effect, signal, type Signal } from "@preact/signals";

export type Shelf = "tab" | "browser";

function shelfOf(shelf: Shelf): Storage {
  return shelf === "tab" ? sessionStorage : localStorage;
}

export function kept(shelf: Shelf, name: string): string | null {
  try {
    return shelfOf(shelf).getItem(name);
  } catch {
    return null;
  }
}

// Returns whether there was room for it.
export function keep(shelf: Shelf, name: string, value: string): boolean {
  try {
    shelfOf(shelf).setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(shelf: Shelf, name: string): void {
  try {
    shelfOf(shelf).removeItem(name);
  } catch {
    // Then it is not there either.
  }
}

// What was kept as JSON, if it is of the shape that is wanted now: an older page wrote it, perhaps.
export function keptValue<T>(shelf: Shelf, name: string, isOne: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(kept(shelf, name) ?? "null");
    return isOne(value) ? value : null;
  } catch {
    return null;
  }
}

export const isText = (value: unknown): value is string => typeof value === "string";
export const isTruth = (value: unknown): value is boolean => typeof value === "boolean";
export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

// From now on, and after a reload, the signal has what it had in this tab.
export function remember<T>(of: Signal<T>, name: string, isOne: (value: unknown) => value is T): Signal<T> {
  const full = `houserule.page.${name}`;
  const before = keptValue("tab", full, isOne);
  if (before !== null) of.value = before;
  effect(() => {
    keep("tab", full, JSON.stringify(of.value));
  });
  return of;
}

export function remembered<T>(name: string, initial: T, isOne: (value: unknown) => value is T): Signal<T> {
  return remember(signal(initial), name, isOne);
}
