// Looks whether anything on disk is another than it was while the page is idle: another editor, a
// second page, a friend's rule that was added in the terminal.

import type { Stamps } from "./answers";
import { ask, connection, knock } from "./server";
import { gameOf } from "./spec";
import { closedOnDisk, comeBack, script, showTable, spec, table, takeFromDisk } from "./state";

const patience = 1500; // milliseconds

let known: { of: string; stamps: Stamps } | null = null;

function watched(): string[] {
  const files = table.value?.files ?? [];
  const own = table.value?.game.variants.filter((one) => one.own).map((one) => one.file) ?? [];
  const open = script.value ? [script.value.script] : [];
  return [...new Set([...open, ...files, ...own])].slice(0, 200);
}

export async function lookAtDisk(): Promise<void> {
  const scripts = watched();
  const open = script.value?.script;
  const game = gameOf(spec.value);
  const stamps = await ask("stamps", { scripts, game });
  const now = script.value;
  if (now && now.script === open) {
    const hash = stamps.hashes[scripts.indexOf(open)];
    if (hash === "") closedOnDisk();
    else if (hash !== now.base) takeFromDisk(await ask("read", { script: open }));
  }
  const of = `${game} ${scripts.join(" ")}`;
  const before = known?.of === of ? known.stamps : null;
  known = { of, stamps };
  // What this page has written itself, it knows; a table that hears of it twice plays once more.
  const others = (of: Stamps) => JSON.stringify([of.rules, of.hashes.filter((_, at) => scripts[at] !== open)]);
  const isOther = before && others(before) !== others(stamps);
  if (isOther && gameOf(spec.value) === game) await showTable(spec.value);
}

let isLooking = false;

// Notices what changes on disk, that nobody answers any more, and when somebody does again.
export function watchDisk(): void {
  setInterval(() => {
    if (connection.value === "away") return void comeBack().catch(() => undefined);
    if (connection.value !== "open" || document.hidden || isLooking) return;
    isLooking = true;
    const look = spec.value ? lookAtDisk() : knock();
    void look.catch(() => undefined).finally(() => (isLooking = false));
  }, patience);
}
