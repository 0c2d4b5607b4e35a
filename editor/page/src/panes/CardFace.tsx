// A card as those who play with its pack know it: packs whose suits have no sign among letters are
// drawn, with ranks as they are called; all others are written.

import type { ComponentChildren } from "preact";
import type { Card } from "../answers";

const heart = <path d="M8 14.5C3 10.6 1 8 1 5.2a3.5 3.5 0 0 1 7-1.1 3.5 3.5 0 0 1 7 1.1c0 2.8-2 5.4-7 9.3z" />;
const bell = (
  <>
    <circle cx="8" cy="8.8" r="6.2" />
    <path d="M8 2.8V.8" class="line" />
    <path d="M2.2 8h11.6M2.6 10h10.8M8 10v5" class="cut" />
  </>
);
const leaf = (
  <>
    <path d="M8 .8c5 2.4 6.6 5.2 6.4 7.8-.2 2.6-3.2 3.6-6.4 3-3.2.6-6.2-.4-6.4-3C1.4 6 3 3.2 8 .8z" />
    <path d="M8 11c0 2-.6 3.4-2 4.4" class="line" />
    <path d="M8 4v7M8 8.5l3-2M8 8.5l-3-2" class="cut" />
  </>
);
const acorn = (
  <>
    <path d="M3.6 8.2h8.8c0 4-2 6.2-4.4 7.4-2.4-1.2-4.4-3.4-4.4-7.4z" />
    <path d="M2.6 7c0-3 2.4-4.6 5.4-4.6s5.4 1.6 5.4 4.6z" />
    <path d="M8 2.6c0-1 .4-1.6 1.4-2.2" class="line" />
  </>
);
const coin = (
  <>
    <circle cx="8" cy="8" r="7" />
    <circle cx="8" cy="8" r="4.4" class="cut" />
    <path d="M8 5.6v4.8M5.6 8h4.8" class="cut" />
  </>
);
const cup = (
  <>
    <path d="M2.6 1.2h10.8c0 4.6-1.6 7-4.2 7.8v2.8c1.8.2 3 .8 3 2.8H3.8c0-2 1.2-2.6 3-2.8V9C4.2 8.2 2.6 5.8 2.6 1.2z" />
    <path d="M3.4 4.2h9.2" class="cut" />
  </>
);
const sword = <path d="M7 .8h2l.4 9h3v1.6H9.2v2.4h.6v1.4H6.2v-1.4h.6v-2.4H3.6V9.8h3z" />;
const club = <path d="M10.6 1.2c2-.8 4 1 3.4 3.2L5.6 14.6c-1 1-2.6.8-3.4-.2-.6-1-.4-2.2.4-3z" />;

// By the names of packs and of their suits.
const packs: Record<string, Record<string, ComponentChildren>> = {
  german_32: { hearts: heart, bells: bell, leaves: leaf, acorns: acorn },
  italian_40: { cups: cup, coins: coin, swords: sword, clubs: club },
};

const drawingOf = (card: Card) => packs[card.pack]?.[card.suit];

export function CardSign({ card }: { card: Card }) {
  const drawing = drawingOf(card);
  if (!drawing) return <>{card.sign}</>;
  return (
    <>
      <svg class="suit" viewBox="0 0 16 16" aria-hidden="true">
        {drawing}
      </svg>
      {card.rank}
    </>
  );
}

// What it is called, with what is written on it: whoever speaks to the page says what there is to see.
export function nameOf(card: Card): string {
  const seen = drawingOf(card) ? card.rank : card.sign.replace(/[^\p{L}\p{N}]/gu, "");
  const isSaid = new RegExp(`(?<![A-Za-z0-9])${seen}(?![A-Za-z0-9])`).test(card.name);
  return isSaid ? card.name : `${card.name} ${seen}`;
}

export function CardFace({ card }: { card: Card }) {
  return (
    <span class={`card ${card.colour}`} title={card.name}>
      <span aria-hidden="true">
        <CardSign card={card} />
      </span>
      <span class="unseen">{card.name}</span>
    </span>
  );
}
