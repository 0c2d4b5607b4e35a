// A board with its tiles, and a tile that is held over it.

import type { Board, LayBoard } from "../answers";
import { cellOf, covered, fits, numbersOf, reachable, type Cell, type Held } from "../board";
import { say as text } from "../texts";

// Games often call groups of goods by their colours: those have a look.
export const groupLook = (groups: string[]) => groups.map((name) => `group-${name}`).join(" ");

interface Face {
  mark: string;
  says: string;
  look: string;
}

const plain: Record<string, string> = { _: "outside", X: "never", "=": "closed", "-": "cost", ".": "open" };
const marks: Record<string, string> = { _: "", X: "/", "=": "=", "-": "-", ".": "" };

// What each cell shows, by its number.
function faces(board: Board): Face[] {
  const all = [...board.rows.join("")].map((letter) => ({
    mark: marks[letter] ?? "",
    says: "",
    look: plain[letter] ?? "open",
  }));
  for (const one of board.printed) all[one.at] = { mark: one.text, says: one.says, look: one.kind };
  for (const tile of board.tiles) {
    const cells = new Set(numbersOf(tile.at));
    for (const cell of cells) {
      const edges = [
        cells.has(cell - board.width) ? "" : " top",
        cells.has(cell + board.width) ? "" : " bottom",
        cell % board.width > 0 && cells.has(cell - 1) ? "" : " left",
        cell % board.width < board.width - 1 && cells.has(cell + 1) ? "" : " right",
      ];
      all[cell] = { mark: tile.mark, says: tile.good, look: `tile ${groupLook(tile.groups)}${edges.join("")}` };
    }
  }
  return all;
}

export function BoardView({
  board,
  laying,
  onCell,
}: {
  board: Board;
  laying: { held: Held; lay: LayBoard; mark: string } | null;
  onCell: (cell: Cell) => void;
}) {
  const may = laying ? reachable(laying.lay, board) : new Set<number>();
  const over = new Set(laying ? covered(laying.lay, laying.held.turn, laying.held, board) : []);
  const good = laying !== null && fits(laying.lay, laying.held, board);
  return (
    <div
      class="cells"
      style={{ "--columns": board.width }}
      role={laying ? "group" : "img"}
      aria-label={board.title.join(", ")}
    >
      {faces(board).map((face, number) => {
        const held = over.has(number) ? (good ? " here" : " wrong") : "";
        const look = `cell ${face.look}${held}${may.has(number) ? " may" : ""}`;
        const mark = held ? laying?.mark : face.mark;
        if (!laying) {
          return (
            <span key={number} class={look} title={face.says || undefined}>
              {mark}
            </span>
          );
        }
        const cell = cellOf(number, board);
        const about = may.has(number) ? text("may_lie") : text("may_not_lie");
        return (
          <button
            key={number}
            class={look}
            tabIndex={-1}
            aria-label={`${text("cell", { row: cell.row, column: cell.column })} ${face.says} ${about}`}
            onClick={() => onCell(cell)}
          >
            {mark}
          </button>
        );
      })}
    </div>
  );
}
