// The table of a board game: played by tapping spaces, what may be done, and cells of boards.

import { effect, signal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Board, BoardTable, MenuEntry, Position, Space } from "../answers";
import {
  entryOf,
  firstPlace,
  fits,
  heldOf,
  inside,
  layOf,
  moveOf,
  placeOver,
  turnedOn,
  type Held,
} from "../board";
import { act, lastSaid, position, refused, say, warned } from "../play";
import { language, say as text } from "../texts";
import { BoardView, groupLook } from "./BoardView";

const columnShown = signal(-1); // -1: the first in which something can be done
const spaceShown = signal(""); // its move
const boardShown = signal(-1); // place; -1: the first
const held = signal<Held | null>(null);
const advised = signal(""); // the move of a hint
const asText = signal(false);

// What was held or looked at belongs to the position it was looked at in.
let lookedAt = "";
effect(() => {
  const now = position.value;
  if (!now?.board_table) return;
  const at = `${now.sitting} ${now.moves.length}`;
  if (at !== lookedAt) {
    held.value = null;
    spaceShown.value = "";
    columnShown.value = -1;
    lookedAt = at;
  }
  advised.value = now.advice ?? "";
  if (!now.advice) return;
  const table = now.board_table;
  const column = table.columns.findIndex((one) => one.spaces.some((space) => space.move === now.advice));
  if (column >= 0 && table.places_workers) {
    columnShown.value = column;
    spaceShown.value = now.advice;
  }
  held.value = heldOf(now.advice, table);
});

function SpaceButton({ space, now }: { space: Space; now: BoardTable }) {
  const shown = spaceShown.value === space.move;
  const may = space.offered && space.possible;
  const taken = space.taken && text(space.taken === "you" ? "yours" : "earlier_round");
  return (
    <button
      class={`space${shown ? " chosen" : ""}${space.taken ? " taken" : ""}`}
      aria-expanded={shown}
      aria-disabled={!may}
      aria-label={[`${space.number} ${space.does}`, taken, may ? "" : space.why].filter(Boolean).join(". ")}
      onClick={() => {
        if (shown && may) return void act(space.move);
        spaceShown.value = shown && !now.places_workers ? "" : space.move;
      }}
    >
      <b>{space.number}</b> {space.does} {taken && <em>{taken}</em>}
    </button>
  );
}

function Spaces({ now }: { now: BoardTable }) {
  const free = (at: number) =>
    now.columns[at]?.spaces.filter((space) => space.offered && space.possible).length ?? 0;
  const first = Math.max(0, now.columns.findIndex((_, at) => free(at) > 0));
  const at = columnShown.value >= 0 ? columnShown.value : first;
  const column = now.columns[at];
  const space = column?.spaces.find((one) => one.move === spaceShown.value);
  const why = space && (space.why || (space.offered ? "" : text("something_else_asked")));
  return (
    <section aria-label={text("spaces")}>
      <p class="columns">
        {now.columns.map((one, index) => (
          <button
            key={one.label}
            aria-pressed={index === at}
            onClick={() => {
              columnShown.value = index;
              spaceShown.value = "";
            }}
          >
            {one.label}
            {now.places_workers && (
              <span aria-label={text("free", { n: free(index) })}> ({free(index)})</span>
            )}
          </button>
        ))}
      </p>
      <div class="spaces">
        {column?.spaces.map((one) => (
          <Fragment key={one.name}>
            <SpaceButton space={one} now={now} />
            {one === space && (
              <div class="detail" role="status">
                <p>{space.detail}</p>
                {why && <p>{why}</p>}
                {space.offered && (
                  <button
                    class={space.possible ? "main" : ""}
                    onClick={() => void act(space.move, !space.possible)}
                  >
                    {space.possible ? text("place_here", { space: space.name }) : text("all_the_same")}
                  </button>
                )}
              </div>
            )}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

function Lay({ entry, now }: { entry: MenuEntry; now: BoardTable }) {
  const holds = held.value?.good === entry.good;
  return (
    <button
      class={`entry lay${holds ? " chosen" : ""}`}
      aria-label={entry.text}
      aria-pressed={holds}
      onClick={() => (held.value = holds ? null : hold(entry, now))}
    >
      <span class={`good-mark ${groupLook(entry.groups ?? [])}`} data-mark={entry.mark} />
      {entry.good}
    </button>
  );
}

// Tiles that may lie on the same boards stand together.
function Menu({ now, label }: { now: BoardTable; label: string }) {
  const lays = new Map<string, MenuEntry[]>();
  for (const entry of now.menu.filter((one) => one.kind === "lay")) {
    const names = now.boards.filter((board) => layOf(entry, board.place)).map((board) => board.name);
    const boards = names.join(" / ");
    lays.set(boards, [...(lays.get(boards) ?? []), entry]);
  }
  return (
    <div class="menu" role="group" aria-label={label}>
      {[...lays].map(([boards, entries]) => (
        <div key={boards} class="lays">
          <span class="about">{text("lay_on", { boards })}</span>
          {entries.map((entry) => (
            <Lay key={entry.good} entry={entry} now={now} />
          ))}
        </div>
      ))}
      {now.menu
        .filter((entry) => entry.kind !== "lay")
        .map((entry) => (
          <button
            key={entry.move}
            class={`entry ${entry.kind}${entry.move === advised.value ? " chosen" : ""}`}
            onClick={() => void act(entry.move!)}
          >
            {entry.detail}
          </button>
        ))}
    </div>
  );
}

// On the board that is shown if it takes the tile, else on the first that does.
function hold(entry: MenuEntry, now: BoardTable, place = boardShown.value): Held | null {
  const lay = layOf(entry, place) ?? entry.boards?.[0];
  const board = now.boards.find((one) => one.place === lay?.place);
  return lay && board ? firstPlace(entry, lay, board) : null;
}

const steps = {
  ArrowUp: { row: -1, column: 0, sign: "↑", name: "up" },
  ArrowDown: { row: 1, column: 0, sign: "↓", name: "down" },
  ArrowLeft: { row: 0, column: -1, sign: "←", name: "left" },
  ArrowRight: { row: 0, column: 1, sign: "→", name: "right" },
} as const;

function Laying({ now, board, tile }: { now: BoardTable; board: Board; tile: Held }) {
  const entry = entryOf(now, tile.good);
  const lay = layOf(entry, tile.place);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [tile.good, tile.place]);
  if (!entry || !lay) return null;
  const may = fits(lay, tile, board);
  const moveTo = (to: Held) => {
    held.value = to;
    refused.value = "";
  };
  const step = (by: { row: number; column: number }) => {
    const to = { ...tile, row: tile.row + by.row, column: tile.column + by.column };
    moveTo(inside(to, lay, board));
  };
  const turn = () => moveTo(turnedOn(tile, lay, board));
  const put = () => void act(moveOf(tile, lay));
  return (
    <div
      ref={panel}
      class="laying"
      role="group"
      tabIndex={-1}
      aria-label={text("laying", { good: tile.good, board: board.name })}
      onKeyDown={(event) => {
        if (event.key in steps) step(steps[event.key as keyof typeof steps]);
        else if (event.key === "Escape") held.value = null;
        else if (event.target !== panel.current) return;
        else if (event.key === " ") turn();
        else if (event.key === "Enter") put();
        else return;
        event.preventDefault();
      }}
    >
      <p class="head">
        <b>{text("laying", { good: tile.good, board: board.name })}</b>
        <button onClick={() => (held.value = null)}>{text("leave_it")}</button>
      </p>
      {(entry.boards?.length ?? 0) > 1 && (
        <p class="columns">
          {entry.boards!.map((one) => (
            <button
              key={one.place}
              aria-pressed={one.place === tile.place}
              onClick={() => (held.value = hold(entry, now, one.place))}
            >
              {now.boards.find((each) => each.place === one.place)?.name}
            </button>
          ))}
        </p>
      )}
      <BoardView
        board={board}
        laying={{ held: tile, lay, mark: entry.mark ?? "" }}
        onCell={(cell) => moveTo(placeOver(tile, lay, cell, board))}
      />
      <p class="about" role="status">
        {text(may ? "lies_well" : "lies_badly", { row: tile.row, column: tile.column })}
      </p>
      <p class="tools">
        <button class={may ? "main" : ""} aria-disabled={!may} onClick={put}>
          {text("lay_here")}
        </button>
        <button disabled={lay.turns.length < 2} onClick={turn}>{text("turn")}</button>
        <span class="steps">
          {Object.values(steps).map((one) => (
            <button key={one.name} aria-label={text(one.name)} onClick={() => step(one)}>
              {one.sign}
            </button>
          ))}
        </span>
      </p>
    </div>
  );
}

function Boards({ now }: { now: BoardTable }) {
  // Where all that can be done is to lay tiles on one board, that is the one to look at.
  const lays = now.menu.filter((entry) => entry.kind === "lay");
  const others = now.menu.some((entry) => entry.kind === "option");
  const places = new Set(lays.flatMap((entry) => entry.boards!.map((one) => one.place)));
  const only = lays.length > 0 && !others && !now.places_workers && places.size === 1;
  const wanted = boardShown.value < 0 && only ? [...places][0] : boardShown.value;
  const board = now.boards.find((one) => one.place === wanted) ?? now.boards[0];
  if (!board) return null;
  return (
    <section aria-label={text("boards")}>
      <p class="columns">
        {now.boards.length > 1 &&
          now.boards.map((one) => (
            <button
              key={one.place}
              aria-pressed={one === board}
              onClick={() => (boardShown.value = one.place)}
            >
              {one.name}
            </button>
          ))}
        <button
          class="quiet"
          aria-pressed={asText.value}
          onClick={() => (asText.value = !asText.value)}
        >
          {text("as_text")}
        </button>
      </p>
      <p class="about">{board.title.join(" · ")}</p>
      {asText.value ? (
        <pre class="board">{board.picture.join("\n")}</pre>
      ) : (
        <BoardView board={board} laying={null} onCell={() => undefined} />
      )}
      <p class="about">{board.legend.join(" · ")}</p>
    </section>
  );
}

function Supply({ now }: { now: BoardTable }) {
  return (
    <section aria-label={text("supply")}>
      <h3>{text("supply")}</h3>
      <ul class="supply">
        {now.supply.map((item) => (
          <li key={item.label + item.text}>
            {item.label && <span class="about">{item.label}</span>}{" "}
            {item.text.replace(/ {2,}/g, language.value === "ja" ? "、" : ", ")}
          </li>
        ))}
      </ul>
      {now.cards.map((group) => (
        <details key={group.title} open={group.cards.length > 0 && group.cards.length < 4}>
          <summary>
            {group.title}
          </summary>
          <ul>
            {group.cards.map((card) => (
              <li key={card}>{card}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function Sheet({ now }: { now: BoardTable }) {
  return (
    <table class="score">
      <tbody>
        {now.sheet.map((line) => (
          <tr key={line.name}>
            <th scope="row">{line.name}</th>
            <td>{line.points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text("all_together")}</th>
          <td>{now.total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

// What stands in the way of the last move, or is asked about it.
function Answer({ now }: { now: Position }) {
  if (now.yes_or_no) {
    return (
      <p class="tools">
        <button onClick={() => void say("yes")}>{text("yes")}</button>
        <button onClick={() => void say("no")}>{text("no")}</button>
      </p>
    );
  }
  if (warned.value) {
    const { move, warning } = warned.value;
    return (
      <div class="band" role="alert">
        <p>{warning}</p>
        <button onClick={() => void act(move, true)}>{text("all_the_same")}</button>{" "}
        <button onClick={() => (warned.value = null)}>{text("leave_it")}</button>
      </div>
    );
  }
  return refused.value ? (
    <p class="refusal" role="alert">
      {refused.value}
    </p>
  ) : null;
}

export function BoardPlay({ now }: { now: Position }) {
  const table = now.board_table!;
  const top = useRef<HTMLDivElement>(null);
  const moves = now.moves.length;
  const begun = useRef(moves);
  // Whoever used a button that is gone now goes on at the next question, which comes in sight.
  useEffect(() => {
    if (begun.current === moves) return;
    begun.current = moves;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost) top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "nearest" });
  }, [moves]);
  // So is what a hint means, or what stands in the way.
  useEffect(() => {
    if (now.advice || now.refused || now.warning || now.yes_or_no) {
      top.current?.scrollIntoView({ block: "nearest" });
    }
  }, [now]);
  const tile = held.value && entryOf(table, held.value.good) ? held.value : null;
  const board = tile && table.boards.find((one) => one.place === tile.place);
  return (
    <div class="table">
      <p class="heading">
        {table.progress.replace(/ {3,}/g, " · ")} · {text("seed", { seed: now.seed })}
      </p>
      <div ref={top} class="now" tabIndex={-1}>
        {lastSaid.value.length > 0 && (
          <div class="news" role="status">
            {lastSaid.value.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
        )}
        {now.question && <p class="question">{now.question}</p>}
      </div>
      <Answer now={now} />
      {now.finished && (
        <section aria-label={text("score_sheet")}>
          <h3>{text("score_sheet")}</h3>
          <Sheet now={table} />
        </section>
      )}
      {tile && board ? (
        <Laying now={table} board={board} tile={tile} />
      ) : (
        table.places_workers && <Spaces now={table} />
      )}
      {table.menu.length > 0 && (
        <>
          {table.places_workers && <h3>{text("also_possible")}</h3>}
          <Menu now={table} label={now.question} />
        </>
      )}
      {!tile && <Boards now={table} />}
      <Supply now={table} />
      {!table.places_workers && (
        <details>
          <summary>{text("spaces")}</summary>
          <Spaces now={table} />
        </details>
      )}
      {!now.finished && (
        <details>
          <summary>{text("score_sheet")}</summary>
          <Sheet now={table} />
        </details>
      )}
    </div>
  );
}
