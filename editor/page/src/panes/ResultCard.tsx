// What a deal came to, until somebody wants the next one.

import { useEffect, useRef } from "preact/hooks";
import type { Ended } from "../answers";
import { addExample, writableBeside } from "../examples";
import { deal, nextDeal, position, say } from "../play";
import { ask } from "./Talk";
import { showPane } from "../state";
import { say as text } from "../texts";
import { CardFace } from "./CardFace";

function goOn(): void {
  nextDeal();
  // The button is gone; who uses keys is at the table.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(".play .choices button")?.focus());
}

export function ResultCard({ ended, isLast }: { ended: Ended; isLast: boolean }) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The card that was tapped last is gone, and the focus with it.
    if (document.activeElement === document.body) next.current?.focus();
  }, [ended.deal]);
  const trick = ended.last_trick;
  const winner = ended.seats.find((seat) => seat.seat === trick?.winner);
  return (
    <section class="result" aria-label={text("deal_is_over", { n: ended.deal })}>
      <div role="status">
        <h3>{text("deal_is_over", { n: ended.deal })}</h3>
      </div>
      {trick && winner && (
        <p class="last">
          {text("last_trick", { n: trick.number, name: winner.name })}{" "}
          {trick.plays.map((play) => play.card && <CardFace key={play.seat} card={play.card} />)}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <td />
            {trick && <th scope="col">{text("tricks_won")}</th>}
            <th scope="col">{text("this_deal")}</th>
            <th scope="col">{text("unit_so_far", { unit: position.value?.unit ?? "" })}</th>
          </tr>
        </thead>
        <tbody>
          {ended.seats.map((seat) => (
            <tr key={seat.seat}>
              <th scope="row">{seat.name}</th>
              {trick && <td>{seat.tricks}</td>}
              <td>{/^[1-9]/.test(seat.gain) ? `+${seat.gain}` : seat.gain}</td>
              <td>{seat.score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="tools">
        {isLast ? (
          <button class="main" ref={next} onClick={() => void deal()}>
            {text("new_cards")}
          </button>
        ) : (
          <button class="main" ref={next} onClick={goOn}>
            {text("next_deal")}
          </button>
        )}
        <button onClick={() => ask("why scores")}>{text("why_scores")}</button>
        <button onClick={() => void say("undo")}>{text("undo")}</button>
        <button
          disabled={!writableBeside.value}
          onClick={() =>
            void addExample()
              .then(() => showPane("examples"))
              .catch(() => undefined)
          }
        >
          {text("add_deal", { n: ended.deal })}
        </button>
      </p>
    </section>
  );
}
