// Whoever uses a control that goes away by it finds the focus at what comes next, never at the page
// as a whole: screen readers and keys would begin at its top again.

const usable = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]";

let trail: Element[] = []; // the control that has the focus, and what it stands in

function isLost(): boolean {
  const at = document.activeElement;
  const control = trail[0];
  if (!control || (at && at !== document.body)) return false;
  return !control.isConnected || control.matches(":disabled") || control.getClientRects().length === 0;
}

function next(): HTMLElement | undefined {
  for (const home of trail.slice(1)) {
    if (!home.isConnected || home === document.body || home === document.documentElement) continue;
    const all = [...home.querySelectorAll<HTMLElement>(usable)].filter(
      (one) => one.tabIndex >= 0 && one.getClientRects().length > 0,
    );
    // What may be chosen comes before what tells why not; a pane before the tabs over it.
    const wanted =
      all.find((one) => one.matches("button") && one.ariaDisabled !== "true" && one.role !== "tab") ?? all[0];
    if (wanted) return wanted;
    if (home instanceof HTMLElement && home.hasAttribute("tabindex")) return home;
  }
  return undefined;
}

export function keepFocus(): void {
  addEventListener("focusin", ({ target }) => {
    trail = [];
    for (let one = target as Element | null; one; one = one.parentElement) trail.push(one);
  });
  // Who taps where there is nothing to use lets go of it.
  addEventListener("pointerdown", ({ target }) => {
    if (!(target as Element).closest(usable)) trail = [];
  });
  new MutationObserver(() => {
    if (isLost()) next()?.focus();
  }).observe(document.body, { attributeFilter: ["disabled"], childList: true, subtree: true });
}
