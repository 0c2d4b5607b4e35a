// A card as it lies on the table.

import type { Card } from "../answers";

export function CardFace({ card }: { card: Card }) {
  return (
    <span class={`card ${card.colour}`} title={card.name}>
      <span aria-hidden="true">{card.sign}</span>
      <span class="unseen">{card.name}</span>
    </span>
  );
}
