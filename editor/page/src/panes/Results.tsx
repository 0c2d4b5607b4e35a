// The panes on the right, one at a time, as tabs.

import type { ComponentType } from "preact";
import { examples, failing } from "../examples";
import { pane, panes, showPane, type PaneName } from "../state";
import { say } from "../texts";
import { BalancePane } from "./BalancePane";
import { ExamplesPane } from "./ExamplesPane";
import { PlayPane } from "./PlayPane";
import { SheetPane } from "./SheetPane";
import { WhyPane } from "./WhyPane";

const shown: Record<PaneName, ComponentType> = {
  play: PlayPane,
  examples: ExamplesPane,
  rules: SheetPane,
  balance: BalancePane,
  why: WhyPane,
};

export function choosePane(name: PaneName): void {
  showPane(name);
  // Whoever stands on a tab goes with it.
  if (document.activeElement?.matches("[role=tab]")) document.getElementById(`tab-${name}`)?.focus();
}

function countOf(name: PaneName): string {
  if (name !== "examples" || !examples.value) return "";
  const bad = failing.value + examples.value.diagnostics.length;
  return bad > 0 ? ` ✗${bad}` : ` ${examples.value.examples.length}`;
}

export function Results() {
  const Pane = shown[pane.value];
  return (
    <section class="results-part" aria-label={say("results")} tabIndex={-1}>
      <div
        role="tablist"
        aria-label={say("results")}
        onKeyDown={(event) => {
          const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
          if (step === 0) return;
          const at = panes.indexOf(pane.value);
          choosePane(panes[(at + step + panes.length) % panes.length]!);
          document.getElementById(`tab-${pane.value}`)?.focus();
        }}
      >
        {panes.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            role="tab"
            aria-selected={pane.value === name}
            aria-controls="results"
            tabIndex={pane.value === name ? 0 : -1}
            onClick={() => choosePane(name)}
          >
            {say(name)}
            {countOf(name)}
          </button>
        ))}
      </div>
      <div id="results" role="tabpanel" tabIndex={0} aria-labelledby={`tab-${pane.value}`}>
        <Pane />
      </div>
    </section>
  );
}
