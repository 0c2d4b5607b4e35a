// The page: on the left what can be chosen, in the middle the script, on the right what follows.

import { effect, signal } from "@preact/signals";
import { render } from "preact";
import type { Word } from "./answers";
import { ProblemList, visit } from "./panes/ProblemList";
import { RulesForm } from "./panes/RulesForm";
import { ScriptPane, wordAtCursor } from "./panes/ScriptPane";
import { beginRule, NewRule } from "./panes/NewRule";
import { choosePane, Results } from "./panes/Results";
import { wordShown } from "./panes/WhyPane";
import { examples, failing } from "./examples";
import { setWords, wordNamed } from "./script/vocabulary";
import { ask, connection, enter, onNewKey, refusal } from "./server";
import {
  begin,
  comeBack,
  hello,
  pane,
  panes,
  problems,
  save,
  script,
  showTable,
  spec,
  table,
  watchConnection,
} from "./state";
import { language, say, type Language } from "./texts";
import "./page.css";
import "./board.css";

const dark = signal(
  localStorage.getItem("houserule.theme") === "dark" ||
    (!localStorage.getItem("houserule.theme") && matchMedia("(prefers-color-scheme: dark)").matches),
);
const said = signal(""); // what the status line tells besides problems

function statusText(): string {
  if (said.value) return said.value;
  const count = problems.value.length;
  if (count === 0) {
    // While there are problems, what is refused is refused because of them.
    if (refusal.value) return refusal.value.message;
    const all = examples.value?.examples.length ?? 0;
    const pass = all > 0 ? ` ${say("examples_short", { n: all - failing.value, of: all })}` : "";
    return say("no_problems") + pass;
  }
  return count === 1 ? say("one_problem") : say("some_problems", { n: count });
}

function Header() {
  const game = table.value?.game;
  return (
    <header>
      <h1>houserule</h1>
      <span class="game">{game?.title}</span>
      {game && (
        <button onClick={() => void showTable("")}>{say("other_game")}</button>
      )}
      <label>
        <span class="unseen">{say("language")}</span>
        <select
          value={language.value}
          onChange={(event) => {
            language.value = event.currentTarget.value as Language;
            localStorage.setItem("houserule.language", language.value);
            void start();
          }}
        >
          <option value="en">English</option>
          <option value="ja">日本語</option>
        </select>
      </label>
      <button
        aria-label={say("theme")}
        onClick={() => {
          dark.value = !dark.value;
          localStorage.setItem("houserule.theme", dark.value ? "dark" : "light");
        }}
      >
        {dark.value ? say("light") : say("dark")}
      </button>
    </header>
  );
}

function GameChoice() {
  return (
    <main class="choice">
      <h2>{say("which_game")}</h2>
      <ul>
        {hello.value?.games.map((game) => (
          <li key={game.name}>
            <button onClick={() => void showTable(game.name)}>{game.title}</button>
            <p>{language.value === "en" ? game.says : `${say("players")}: ${game.players.join("・")}`}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Command() {
  const command = `houserule play ${spec.value}`;
  return (
    <section class="command">
      <h2>{say("as_a_command")}</h2>
      {script.value?.writable && <p>{say("lies_in", { file: script.value.script })}</p>}
      <code>{command}</code>{" "}
      <button
        onClick={() =>
          void navigator.clipboard.writeText(command).then(() => (said.value = say("copied")))
        }
      >
        {say("copy")}
      </button>
    </section>
  );
}

// On a phone one thing at a time: what can be changed, or one of the panes.
const view = signal<"change" | "results">("change");

function Views() {
  return (
    <div class="views">
      <button aria-pressed={view.value === "change"} onClick={() => (view.value = "change")}>
        {say("change_view")}
      </button>
      {panes
        .filter((name) => name !== "why")
        .map((name) => (
          <button
            key={name}
            aria-pressed={view.value === "results" && pane.value === name}
            onClick={() => {
              view.value = "results";
              choosePane(name);
            }}
          >
            {say(name)}
          </button>
        ))}
    </div>
  );
}

function Desk() {
  return (
    <div class={`desk ${view.value}`}>
      <Views />
      <nav aria-label={say("tables")} tabIndex={-1}>
        <RulesForm />
        <ProblemList />
        <p>
          <button onClick={() => void beginRule()}>+ {say("new_rule")}</button>
        </p>
        <Command />
      </nav>
      <main tabIndex={-1}>
        <NewRule />
        <ScriptPane />
      </main>
      <Results />
    </div>
  );
}

function Page() {
  const state = connection.value;
  return (
    <>
      <Header />
      {state === "away" && <p class="band" role="alert">{say("away")}</p>}
      {state === "locked" && <p class="band" role="alert">{say("locked")}</p>}
      {spec.value ? <Desk /> : <GameChoice />}
      <footer role="status">{statusText()}</footer>
    </>
  );
}

async function start(): Promise<void> {
  await begin();
  setWords((await ask<{ words: Word[] }>("words", { language: language.value })).words);
}

let problemAt = -1;

function nextProblem(): void {
  if (problems.value.length === 0) return;
  problemAt = (problemAt + 1) % problems.value.length;
  void visit(problems.value[problemAt]!);
}

// From one part of the page to the next.
function nextPart(step: number): void {
  const parts = [...document.querySelectorAll<HTMLElement>(".desk > nav, .desk > main, .desk > aside")];
  const at = parts.findIndex((part) => part.contains(document.activeElement));
  const part = parts[(at + step + parts.length) % parts.length];
  (part?.querySelector<HTMLElement>(".cm-content, [role=tab][aria-selected=true]") ?? part)?.focus();
}

function explainWord(): boolean {
  const word = wordNamed(wordAtCursor());
  if (!word) return false;
  wordShown.value = word;
  choosePane("why");
  return true;
}

addEventListener("keydown", (event) => {
  const digit = event.altKey && !event.ctrlKey ? panes[Number(event.key) - 1] : undefined;
  if (digit) choosePane(digit);
  else if (event.key === "F8") nextProblem();
  else if (event.key === "F6") nextPart(event.shiftKey ? -1 : 1);
  else if (event.key === "F1" && !explainWord()) return;
  else if (event.ctrlKey && event.key === "Enter") void save().then(() => choosePane("balance"));
  else if (event.ctrlKey && event.key === "s") void save();
  else if (event.key !== "F1") return;
  event.preventDefault();
});

effect(() => {
  document.documentElement.lang = language.value;
  document.documentElement.dataset.theme = dark.value ? "dark" : "light";
});
effect(() => {
  if (problems.value.length >= 0) said.value = "";
});

const asked = localStorage.getItem("houserule.language");
language.value = (asked ?? (navigator.language.startsWith("ja") ? "ja" : "en")) as Language;
render(<Page />, document.getElementById("page")!);
onNewKey(() => void comeBack());
watchConnection();
enter()
  .then(start)
  .catch(() => undefined); // what went wrong is shown by `connection`
