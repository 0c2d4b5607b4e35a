// The table: who sits where, what lies there, one's hand. Cards are tapped or typed.

import { useEffect, useRef } from "preact/hooks";
import type { ChoiceItem, Position, Row, Seat, Trick } from "../answers";
import {
  askWhy,
  choose,
  chooseDone,
  deal,
  hands,
  hideHands,
  misfit,
  playedRules,
  position,
  refused,
  said,
  say,
  showHands,
  shownResult,
  showsHands,
  unfit,
} from "../play";
import { areOpen } from "../positions";
import { showPane, soundTable, table } from "../state";
import { bringInSight, useSight } from "../sight";
import { say as text } from "../texts";
import { BoardPlay } from "./BoardPlay";
import { CardFace, CardSign, nameOf } from "./CardFace";
import { Positions } from "./Positions";
import { ResultCard } from "./ResultCard";
import { ask, Talk } from "./Talk";

function Place({ seat, now }: { seat: Seat; now: Position }) {
  const play = now.trick?.plays.find((one) => one.seat === seat.seat);
  return (
    <li class={seat.acts ? "seat acts" : "seat"}>
      <b>{seat.name}</b> {seat.about && <em>{seat.about}</em>} {seat.said && <q>{seat.said}</q>}
      <span class="counts">
        {text("seat_line", { cards: seat.cards, tricks: seat.tricks, score: seat.score })}
      </span>
      {seat.open.map((card) => (
        <CardFace key={card.code} card={card} />
      ))}
      {seat.seat !== now.you && hands.value && (
        <span class="hand">
          {hands.value[seat.seat - 1]?.cards.map((card) => (
            <CardFace key={card.code} card={card} />
          ))}
        </span>
      )}
      {play && (
        <span class="played">
          {play.card ? <CardFace card={play.card} /> : text("passes")}
          {now.trick?.winner === seat.seat && ` ${text("wins")}`}
        </span>
      )}
    </li>
  );
}

function Seats({ now }: { now: Position }) {
  const part = useSight<HTMLOListElement>(hands.value !== null, false);
  const others = [...now.seats.slice(now.you), ...now.seats.slice(0, now.you)];
  return (
    <ol class="seats" ref={part}>
      {others.map((seat) => (
        <Place key={seat.seat} seat={seat} now={now} />
      ))}
    </ol>
  );
}

function LastTrick({ trick, now }: { trick: Trick; now: Position }) {
  const winner = now.seats.find((seat) => seat.seat === trick.winner)?.name ?? "";
  return (
    <p class="last">
      {text("last_trick", { n: trick.number, name: winner })}{" "}
      {trick.plays.map((play) => play.card && <CardFace key={play.seat} card={play.card} />)}
    </p>
  );
}

function Choice({ item, row, at, now }: { item: ChoiceItem; row: number; at: number; now: Position }) {
  const reason = item.why || text("not_now", { question: now.question });
  const label = item.card
    ? item.allowed
      ? text("may_be_played", { card: nameOf(item.card) })
      : text("may_not", { card: nameOf(item.card), why: reason })
    : item.text!;
  return (
    <button
      class={`option ${item.card ? `card ${item.card.colour}` : "word"}${item.chosen ? " chosen" : ""}`}
      aria-label={label}
      aria-pressed={item.card ? item.chosen : undefined}
      aria-disabled={!item.allowed}
      onClick={() => {
        if (item.allowed || item.chosen) return void choose(row, at);
        refused.value = reason;
      }}
    >
      {item.card ? <CardSign card={item.card} /> : item.text}
    </button>
  );
}

// What the row is read aloud as, where the rules have no name for it.
function nameOfRow(row: Row): string {
  return text(row.items.some((item) => item.card) ? "your_hand" : "your_choices");
}

function Choices({ now }: { now: Position }) {
  return (
    <div class="choices">
      {now.rows.map((row, index) => (
        <div key={index} class="row" role="group" aria-label={row.label || nameOfRow(row)}>
          {row.label && <span class="label">{row.label}</span>}
          {row.items.map((item, at) => (
            <Choice key={item.card?.code ?? item.text} item={item} row={index} at={at} now={now} />
          ))}
          {row.more && <span class="range">{row.more}</span>}
        </div>
      ))}
      {now.collects && (
        <button
          disabled={now.wanted > 0 ? now.chosen !== now.wanted : now.chosen === 0}
          onClick={() => void chooseDone()}
        >
          {now.wanted > 0
            ? text("these", { n: now.chosen, of: now.wanted })
            : text("these_cards", { n: now.chosen })}
        </button>
      )}
    </div>
  );
}

// What is asked in between, as before cards that were seen are taken back, is told in the log alone.
function Question({ now }: { now: Position }) {
  const told = now.yes_or_no ? said.value.filter((one) => one.kind === "question").at(-1)?.text : "";
  const part = useSight<HTMLParagraphElement>(told);
  const question = told || now.question;
  return question ? (
    <p class="question" ref={part}>
      {question}
    </p>
  ) : null;
}

function Refusal({ now }: { now: Position }) {
  const reason = refused.value;
  const part = useSight<HTMLParagraphElement>(reason);
  if (!reason) return null;
  const items = now.rows.flatMap((row) => row.items);
  // Of cards that go together there are no steps to show.
  const judged = !now.collects && items.find((item) => item.why && item.why === reason)?.card?.code;
  return (
    <p class="refusal" role="alert" ref={part}>
      {reason}{" "}
      {judged && (
        <button
          onClick={() => {
            showPane("why");
            void askWhy(`${now.you} play ${judged}`);
          }}
        >
          {text("why")}
        </button>
      )}
    </p>
  );
}

function Bands() {
  const now = position.value;
  return (
    <>
      {table.value?.ok === false && <p class="band">{text("old_rules")}</p>}
      {misfit.value && (
        <div class="band" role="alert">
          <p>
            {text("does_not_fit", { move: misfit.value.move, n: misfit.value.number })}{" "}
            {misfit.value.reason}
          </p>
          <button onClick={() => void deal({ ...unfit.value, moves: [] })}>{text("deal_anew")}</button>
        </div>
      )}
      {now?.failed && (
        <p class="band" role="alert">
          {text("script_failed")}
        </p>
      )}
      {!misfit.value && table.value?.ok && playedRules.value !== soundTable.value?.sheet?.rules_hash && (
        <p class="band">{text("reading_rules")}</p>
      )}
    </>
  );
}

export function PlayPane() {
  const now = position.value;
  const shown = now && !now.board ? `${now.sitting} ${now.moves.length}` : "";
  const before = useRef(shown);
  // The table as it has become, and above all what may be done at it now.
  useEffect(() => {
    if (before.current && before.current !== shown) {
      for (const part of [".seats", ".choices", ".result"]) bringInSight(document.querySelector(`.play ${part}`));
    }
    before.current = shown;
  }, [shown]);
  if (!now) return <button onClick={() => void deal()}>{text("deal")}</button>;
  if (shownResult.value > 0 && now.ended) {
    return (
      <div class="play">
        <Bands />
        <ResultCard ended={now.ended} isLast={now.finished} />
        <Talk now={now} />
      </div>
    );
  }
  return (
    <div class="play">
      <Bands />
      {!now.board && (
        <p class="heading">
          {text("deal_number", { n: now.deal })}
          {now.trick && ` · ${text("trick_number", { n: now.trick.number })}`}
          {now.values.map((value) => ` · ${value.name} ${value.amount}`)}
          {" · "}
          {text("seed", { seed: now.seed })}
        </p>
      )}
      {!now.board && <Seats now={now} />}
      {now.board_table && <BoardPlay now={now} />}
      {now.zones.map((zone) => (
        <p key={zone.name} class="zone">
          {zone.name}{" "}
          {zone.cards.length > 0
            ? zone.cards.map((card) => <CardFace key={card.code} card={card} />)
            : text("cards", { n: zone.count })}
        </p>
      ))}
      {now.last_trick && <LastTrick trick={now.last_trick} now={now} />}
      {!now.board && <Question now={now} />}
      {!now.board && <Choices now={now} />}
      {!now.board && <Refusal now={now} />}
      <p class="tools">
        {!now.board && now.yes_or_no && (
          <>
            <button onClick={() => void say("yes")}>{text("yes")}</button>
            <button onClick={() => void say("no")}>{text("no")}</button>
          </>
        )}
        <button onClick={() => void say("undo")}>{text("undo")}</button>
        <button onClick={() => (now.board ? void say("hint") : ask("hint"))}>{text("hint")}</button>
        {!now.board && now.seats.length > 1 && (
          <button
            aria-pressed={showsHands.value}
            onClick={() => (showsHands.value ? hideHands() : void showHands())}
          >
            {text("all_hands")}
          </button>
        )}
        <button onClick={() => ask("scores")}>{text("score")}</button>
        {!now.board && now.deal > 1 && (
          <button onClick={() => ask("why scores")}>{text("why_scores")}</button>
        )}
        <button onClick={() => void deal()}>{text(now.board ? "new_game" : "new_cards")}</button>
        <button aria-expanded={areOpen.value} onClick={() => (areOpen.value = !areOpen.value)}>
          {text("positions")}
        </button>
      </p>
      <Positions />
      <Talk now={now} />
    </div>
  );
}
