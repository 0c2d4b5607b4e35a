// What a tap has opened or changed comes in sight, where it is not: below it, in another column, under
// what a phone shows.

import { useEffect, useRef } from "preact/hooks";

export const phone = matchMedia("(max-width: 699px)");

export function bringInSight(what: Element | null | undefined): void {
  what?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

// For an element that is to be seen whenever that becomes another thing, and is anything.
export function useSight<Kind extends HTMLElement>(whenever: unknown, isNew = true) {
  const part = useRef<Kind>(null);
  const last = useRef(isNew ? undefined : whenever);
  useEffect(() => {
    if (whenever && whenever !== last.current) bringInSight(part.current);
    last.current = whenever;
  }, [whenever]);
  return part;
}

// A browser opens what a summary folds, also below the screen.
export function watchFolds(): void {
  addEventListener("click", ({ target }) => {
    const fold = target instanceof Element ? target.closest("summary")?.parentElement : null;
    if (!(fold instanceof HTMLDetailsElement) || fold.open) return;
    fold.addEventListener("toggle", () => bringInSight(fold.querySelector("summary ~ *")), { once: true });
  });
}
