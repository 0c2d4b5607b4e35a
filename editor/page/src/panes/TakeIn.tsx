// A friend's house rule, before it is kept: what it says, of which game it is, and its text.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Incoming } from "../answers";
import { isOver, lookAtFiles, offer, takeIn, tryIt } from "../files";
import { openTable, tableOffer } from "../links";
import { isTexts } from "../store";
import { say } from "../texts";
import { Comparison } from "./Versions";

export function OpenFile() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button title={say("open_file_what")} onClick={() => input.current?.click()}>
        {say("open_file")}
      </button>
      <input
        ref={input}
        hidden
        aria-label={say("open_file")}
        type="file"
        multiple
        accept=".lua,.houserule,.json,.txt"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = ""; // the same file may be chosen again
          void lookAtFiles(files);
        }}
      />
    </>
  );
}

// A pack as the scripts that are in it; what is none, or says it otherwise, as it came.
function readable(text: string): string {
  try {
    const pack = JSON.parse(text) as { rule?: unknown; examples?: unknown };
    const lines = [pack.rule, pack.examples].filter(isTexts);
    return lines.length === 0 ? text : lines.map((one) => one.join("\n")).join("\n\n");
  } catch {
    return text;
  }
}

const chosenName = signal<string | null>(null);

function Clash({ look }: { look: Incoming }) {
  if (look.clash === "none" || look.clash === "same") return null;
  return (
    <>
      <p class="band">
        {say(look.clash === "own" ? "clash_own" : "clash_ready", { name: look.name })}
      </p>
      {look.there !== null && (
        <details>
          <summary>{say("what_differs")}</summary>
          <Comparison before={look.there} after={look.script} label={say("what_differs")} />
        </details>
      )}
      <p>
        <label>
          {say("keep_as")}{" "}
          <input
            value={chosenName.value ?? look.free_name}
            maxLength={40}
            onInput={(event) => (chosenName.value = event.currentTarget.value)}
          />
        </label>
      </p>
    </>
  );
}

function Contents({ look }: { look: Incoming }) {
  return (
    <>
      <h3>{look.title}</h3>
      {look.says && <p>{look.says}</p>}
      <p>
        {say("rule_of_game", { game: look.game_title })}{" "}
        {look.requires.length > 0 && say("needs", { rules: look.requires.join(", ") })}
      </p>
      {look.ok ? (
        look.clash !== "same" && <p>{say("was_tried", { examples: look.examples, deals: look.deals })}</p>
      ) : (
        <div class="error">
          <p>{say("not_sound")}</p>
          <ul>
            {look.diagnostics.map((one) => (
              <li key={`${one.file}:${one.line}:${one.message}`}>
                {one.file && `${one.file}${one.line > 0 ? `:${one.line}` : ""} `}
                {one.message}
                {one.suggestion && ` (${one.suggestion})`}
              </li>
            ))}
          </ul>
        </div>
      )}
      <details>
        <summary>{say("script")}</summary>
        <pre tabIndex={0}>{look.script}</pre>
      </details>
      {look.examples_text && (
        <details>
          <summary>{say("examples")}</summary>
          <pre tabIndex={0}>{look.examples_text}</pre>
        </details>
      )}
      {look.clash === "same" && <p>{say("have_it_already")}</p>}
    </>
  );
}

export function TakeIn() {
  const now = offer.value;
  const part = useRef<HTMLElement>(null);
  const file = now?.file;
  useEffect(() => {
    chosenName.value = null;
    part.current?.focus();
  }, [file]);
  if (isOver.value) return <p class="band drop">{say("drop_it_here")}</p>;
  if (!now) return null;
  const look = now.look;
  const name = look && (look.clash === "none" || look.clash === "same" ? look.name : (chosenName.value ?? look.free_name));
  return (
    <section class="take-in" aria-label={say("a_rule_from_a_file")} tabIndex={-1} ref={part}>
      <h2>{say(now.fromLink ? "link_shown" : "file_shown", { file: now.file })}</h2>
      {now.fault && (
        <p class="error" role="alert">
          {now.fault}
        </p>
      )}
      {now.waits && (
        <>
          <p>{say("nothing_ran")}</p>
          <pre tabIndex={0}>{readable(now.text)}</pre>
        </>
      )}
      {!look && !now.fault && !now.waits && <p>{say("looking_at_file")}</p>}
      {look && <Contents look={look} />}
      {look?.ok && <Clash look={look} />}
      <p class="tools">
        {now.waits && (
          <button class="main" onClick={() => void tryIt()}>
            {say("try_it")}
          </button>
        )}
        {look?.ok && (
          <button class="main" onClick={() => void takeIn(name!, false)}>
            {say(look.clash === "same" ? "use_it" : "keep_rule")}
          </button>
        )}
        {look?.ok && look.clash === "own" && (
          <button onClick={() => void takeIn(look.name, true)}>{say("replace_mine")}</button>
        )}
        <button onClick={() => (offer.value = null)}>{say(now.fault ? "close" : "do_not_keep")}</button>
      </p>
    </section>
  );
}

// A table that a link names, before it takes the place of the one that is shown.
export function LinkedTable() {
  const now = tableOffer.value;
  const part = useRef<HTMLElement>(null);
  const words = now?.words;
  useEffect(() => part.current?.focus(), [words]);
  if (!now) return null;
  return (
    <section class="take-in" aria-label={say("table_in_link")} tabIndex={-1} ref={part}>
      <h2>{say("table_in_link")}</h2>
      <p>
        <strong>{[now.title, ...now.rules].join(" + ")}</strong> <code>{now.words}</code>{" "}
        {now.seed && say("link_cards", { seed: now.seed })}
      </p>
      {now.warning && <p class="band">{now.warning}</p>}
      {now.fault && (
        <p class="error" role="alert">
          {now.fault}
        </p>
      )}
      <p class="tools">
        {now.title && (
          <button class="main" onClick={() => void openTable()}>
            {say("open_table")}
          </button>
        )}
        <button onClick={() => (tableOffer.value = null)}>{say("do_not_open")}</button>
      </p>
    </section>
  );
}
