// The page: on the left what can be chosen, in the middle the script, on the right what follows.

import { effect, signal } from "@preact/signals";
import { render } from "preact";
import type { Word } from "./answers";
import { ProblemList, visit } from "./panes/ProblemList";
import { RulesForm } from "./panes/RulesForm";
import { ScriptPane } from "./panes/ScriptPane";
import { SheetPane } from "./panes/SheetPane";
import { setWords } from "./script/vocabulary";
import { ask, connection, enter, onNewKey } from "./server";
import { begin, comeBack, hello, problems, showTable, spec, table, watchConnection } from "./state";
import { language, say, type Language } from "./texts";
import "./page.css";

const dark = signal(
  localStorage.getItem("houserule.theme") === "dark" ||
    (!localStorage.getItem("houserule.theme") && matchMedia("(prefers-color-scheme: dark)").matches),
);
const said = signal(""); // what the status line tells besides problems

function statusText(): string {
  if (said.value) return said.value;
  const count = problems.value.length;
  if (count === 0) return say("no_problems");
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
            <p>{game.says}</p>
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

function Desk() {
  return (
    <div class="desk">
      <nav aria-label={say("tables")}>
        <RulesForm />
        <ProblemList />
        <Command />
      </nav>
      <main>
        <ScriptPane />
      </main>
      <aside aria-label={say("results")}>
        <SheetPane />
      </aside>
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

addEventListener("keydown", (event) => {
  if (event.key === "F8" && problems.value.length > 0) {
    event.preventDefault();
    problemAt = (problemAt + 1) % problems.value.length;
    void visit(problems.value[problemAt]!);
  }
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
