// Where tiles of a board game may lie. All of it follows from what the server offers.

import type { Board, BoardTable, LayBoard, MenuEntry, Tile } from "./answers";

export interface Cell {
  row: number;
  column: number;
}

// A tile that is held over a board, by the upper left corner of its shape.
export interface Held extends Cell {
  good: string;
  place: number;
  turn: number;
}

export function numbersOf(runs: Tile["at"]): number[] {
  return runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

export const cellOf = (number: number, board: Board): Cell => ({
  row: Math.floor(number / board.width),
  column: number % board.width,
});

export const entryOf = (table: BoardTable, good: string): MenuEntry | undefined =>
  table.menu.find((entry) => entry.kind === "lay" && entry.good === good);

export const layOf = (entry: MenuEntry | undefined, place: number): LayBoard | undefined =>
  entry?.boards?.find((one) => one.place === place);

// What the squares of a shape are, from its corner.
export function squares(shape: string[]): Cell[] {
  return shape.flatMap((line, row) =>
    [...line].flatMap((square, column) => (square === "#" ? [{ row, column }] : [])),
  );
}

// The cells a turned tile covers from there, by number; those beyond the edges are left out.
export function covered(lay: LayBoard, turn: number, at: Cell, board: Board): number[] {
  return squares(lay.turns[turn]?.shape ?? [])
    .map((one) => ({ row: at.row + one.row, column: at.column + one.column }))
    .filter((one) => one.row < board.rows.length && one.column < board.width)
    .map((one) => one.row * board.width + one.column);
}

export function fits(lay: LayBoard, held: Held, board: Board): boolean {
  const number = held.row * board.width + held.column;
  return lay.turns[held.turn]?.at.some(([first, last]) => first <= number && number <= last) ?? false;
}

// Every cell that the tile might come to cover.
export function reachable(lay: LayBoard, board: Board): Set<number> {
  const cells = new Set<number>();
  lay.turns.forEach((turn, index) => {
    for (const origin of numbersOf(turn.at)) {
      for (const cell of covered(lay, index, cellOf(origin, board), board)) cells.add(cell);
    }
  });
  return cells;
}

// The first way to lay it there.
export function firstPlace(entry: MenuEntry, lay: LayBoard, board: Board): Held {
  const turn = Math.max(0, lay.turns.findIndex((one) => one.at.length > 0));
  const origin = lay.turns[turn]?.at[0]?.[0] ?? 0;
  return { good: entry.good!, place: lay.place, turn, ...cellOf(origin, board) };
}

// Stays on the square of the board, though maybe not where it fits.
export function inside(held: Held, lay: LayBoard, board: Board): Held {
  const shape = lay.turns[held.turn]?.shape ?? [];
  const within = (value: number, room: number) => Math.min(Math.max(value, 0), Math.max(room, 0));
  return {
    ...held,
    row: within(held.row, board.rows.length - shape.length),
    column: within(held.column, board.width - (shape[0]?.length ?? 1)),
  };
}

// Where the tile goes when a cell is tapped: to the place that covers it with the square nearest to
// its first one, turned as it is if possible; else with its first square there, though it does not
// fit.
export function placeOver(held: Held, lay: LayBoard, cell: Cell, board: Board): Held {
  const turns = [held.turn, ...lay.turns.keys()].filter((turn, i, all) => all.indexOf(turn) === i);
  for (const turn of turns) {
    const origins = new Set(numbersOf(lay.turns[turn]!.at));
    const found = squares(lay.turns[turn]!.shape)
      .map((one) => ({ row: cell.row - one.row, column: cell.column - one.column }))
      .find((at) => at.row >= 0 && at.column >= 0 && origins.has(at.row * board.width + at.column));
    if (found) return { ...held, turn, ...found };
  }
  const first = squares(lay.turns[held.turn]!.shape)[0] ?? { row: 0, column: 0 };
  const at = { row: cell.row - first.row, column: cell.column - first.column };
  return inside({ ...held, ...at }, lay, board);
}

// Turned by one more, over the same cell if it fits somewhere there.
export function turnedOn(held: Held, lay: LayBoard, board: Board): Held {
  return inside({ ...held, turn: (held.turn + 1) % Math.max(1, lay.turns.length) }, lay, board);
}

export function moveOf(held: Held, lay: LayBoard): string {
  return `${lay.put}${held.row},${held.column}${lay.turns[held.turn]?.turned ?? ""}`;
}

// The tile that a move lays, if it lays one.
export function heldOf(move: string, table: BoardTable): Held | null {
  for (const entry of table.menu) {
    for (const lay of entry.boards ?? []) {
      if (!move.startsWith(lay.put)) continue;
      const [, row, column, turned] = /^(\d+),(\d+)(.*)$/.exec(move.slice(lay.put.length)) ?? [];
      const turn = lay.turns.findIndex((one) => one.turned === turned);
      return { good: entry.good!, place: lay.place, turn, row: Number(row), column: Number(column) };
    }
  }
  return null;
}
