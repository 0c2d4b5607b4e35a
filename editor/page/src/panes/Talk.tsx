// What was said at the table, and the line that is typed there.

import { signal } from "@preact/signals";
import type { Position } from "../answers";
import { say } from "../play";
import { bringInSight } from "../sight";
import { say as text, withPlainSigns } from "../texts";
import { WhatHappened } from "./Reasons";

// Asks what is answered in the log.
export function ask(question: string): void {
  void say(question).then(() =>
    requestAnimationFrame(() => bringInSight(document.querySelector(".play .talk"))),
  );
}

const line = signal(""); // that is typed

export function Talk({ now }: { now: Position }) {
  return (
    <>
      <WhatHappened />
      <form
        class="typed"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = withPlainSigns(line.value);
          line.value = "";
          void say(typed);
        }}
      >
        <input
          aria-label={text("type_here")}
          placeholder={text("type_here")}
          value={line.value}
          onInput={(event) => (line.value = event.currentTarget.value)}
        />
        <button disabled={!now.asked && !now.failed}>{text("say_it")}</button>
      </form>
    </>
  );
}
