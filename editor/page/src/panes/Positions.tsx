// Positions beside the table: keep this one, go on from one that was kept, deal somebody the cards
// one wants to see.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Card } from "../answers";
import { position } from "../play";
import {
  areOpen,
  arrange,
  arranged,
  dealer,
  dropPosition,
  keepPosition,
  keptPositions,
  listPositions,
  playArranged,
  playPosition,
  refusedWish,
  wish,
  wishes,
} from "../positions";
import { useSight } from "../sight";
import { say } from "../texts";
import { CardSign, nameOf } from "./CardFace";

const name = signal("");
const asksToDrop = signal(""); // the name of the one that would go
const receiver = signal(1); // the seat that gets what is tapped

const quietly = (what: Promise<void>) => void what.catch(() => undefined);

function KeptOnes() {
  return (
    <>
      <form
        class="typed"
        onSubmit={(event) => {
          event.preventDefault();
          if (!name.value.trim()) return;
          quietly(keepPosition(name.value).then(() => void (name.value = "")));
        }}
      >
        <input
          aria-label={say("position_name")}
          placeholder={say("position_name")}
          value={name.value}
          maxLength={60}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <button>{say("keep_position")}</button>
      </form>
      <ul class="kept-positions">
        {keptPositions.value.map((one) => (
          <li key={one.name}>
            <b>{one.name}</b> <span class="range">{one.table}</span>{" "}
            <button onClick={() => quietly(playPosition(one))}>{say("play_from_here")}</button>{" "}
            {asksToDrop.value === one.name ? (
              <>
                <button onClick={() => quietly(dropPosition(one.name))}>{say("forget_for_good")}</button>{" "}
                <button onClick={() => (asksToDrop.value = "")}>{say("leave_it")}</button>
              </>
            ) : (
              <button onClick={() => (asksToDrop.value = one.name)}>{say("forget_position")}</button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function CardButton({ card, seat, names }: { card: Card; seat: number; names: string[] }) {
  const isWish = wishes.value.includes(`${seat} ${card.code}`);
  const to = names[receiver.value - 1] ?? "";
  return (
    <button
      class={`option card ${card.colour}${isWish ? " chosen" : ""}`}
      aria-pressed={isWish}
      aria-label={isWish && seat === receiver.value ? say("take_wish_back", { card: nameOf(card) }) : say("give_card", { card: nameOf(card), name: to })}
      title={card.name}
      onClick={() => quietly(wish(receiver.value, card.code))}
    >
      <CardSign card={card} />
    </button>
  );
}

function Arranging() {
  const seats = position.value?.seats ?? [];
  const names = seats.map((seat) => seat.name);
  const now = arranged.value;
  useEffect(() => {
    if (!now) quietly(arrange(wishes.value, position.value?.seed));
  }, [now === null]);
  if (refusedWish.value && !now) return <p class="refusal">{refusedWish.value}</p>;
  if (!now) return null;
  return (
    <>
      <p>{say("give_cards_how")}</p>
      <p class="tools" role="radiogroup" aria-label={say("who_gets_it")}>
        <span>{say("who_gets_it")}</span>
        {now.hands.map(({ seat }) => (
          <label key={seat}>
            <input
              type="radio"
              name="receiver"
              checked={receiver.value === seat}
              onChange={() => (receiver.value = seat)}
            />{" "}
            {names[seat - 1]}
          </label>
        ))}
      </p>
      {[...now.hands, { seat: 0, cards: now.others }].map(({ seat, cards }) => (
        <div key={seat} class="row" role="group" aria-label={seat > 0 ? names[seat - 1] : say("elsewhere")}>
          {cards.length > 0 && <span class="label">{seat > 0 ? names[seat - 1] : say("elsewhere")}</span>}
          {cards.map((card, at) => (
            <CardButton key={`${card.code} ${at}`} card={card} seat={seat} names={names} />
          ))}
        </div>
      ))}
      {refusedWish.value && (
        <p class="refusal" role="alert">
          {refusedWish.value}
        </p>
      )}
      <p class="tools">
        <label>
          {say("who_deals")}{" "}
          <select
            value={String(now.dealer)}
            onChange={(event) => {
              dealer.value = Number(event.currentTarget.value);
              quietly(arrange(wishes.value, now.seed));
            }}
          >
            {now.hands.map(({ seat }) => (
              <option key={seat} value={String(seat)}>
                {names[seat - 1]}
              </option>
            ))}
          </select>
        </label>
        <button class="main" onClick={() => quietly(playArranged())}>
          {say("play_arranged")}
        </button>
        <button onClick={() => quietly(arrange(wishes.value))}>{say("other_rest")}</button>
        <button disabled={wishes.value.length === 0} onClick={() => quietly(arrange([], now.seed))}>
          {say("no_wishes")}
        </button>
      </p>
    </>
  );
}

export function Positions() {
  const isBoard = position.value?.board ?? true;
  const part = useSight<HTMLElement>(areOpen.value, false);
  useEffect(() => {
    if (areOpen.value) quietly(listPositions());
  }, [areOpen.value]);
  if (!areOpen.value) return null;
  return (
    <section class="positions" aria-label={say("positions")} ref={part}>
      <h3>{say("positions")}</h3>
      <KeptOnes />
      {!isBoard && (
        <>
          <h3>{say("give_cards")}</h3>
          <Arranging />
        </>
      )}
    </section>
  );
}
