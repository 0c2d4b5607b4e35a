// The page: on the left what can be chosen, in the middle the script, on the right what follows.

import { computed, effect, signal } from "@preact/signals";
import { render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { ProblemList, visit } from "./panes/ProblemList";
import { RulesForm } from "./panes/RulesForm";
import { saveInOrder, ScriptPane } from "./panes/ScriptPane";
import { isOpen, NewRule } from "./panes/NewRule";
import { choosePane, Results } from "./panes/Results";
import { examples, failing } from "./examples";
import { wordAtCursor } from "./script/cursor";
import { setWords, showWord, wordNamed } from "./script/vocabulary";
import { lookAgain, ruleOf, watchDrops } from "./files";
import { hasOwnRules, linkToRule, linkToTable, showLink, takeLink, watchLinks } from "./links";
import { LinkedTable, OpenFile, TakeIn } from "./panes/TakeIn";
import { watchDisk } from "./disk";
import { rememberResults } from "./reload";
import { keep, kept, remembered } from "./store";
import { canRedo, canUndo, change, redo, undo } from "./spec_history";
import { keepFocus } from "./focus";
import { phone, watchFolds } from "./sight";
import { docs, keepPage, nothingIsKept, runsHere, stop, takesLong } from "./in_page";
import { ask, connection, enter, onNewKey, refusal } from "./server";
import {
  begin,
  comeBack,
  hasOwnTable,
  hello,
  lastTableOf,
  pane,
  panes,
  problems,
  save,
  script,
  soughtOften,
  spec,
  table,
  view,
} from "./state";
import { language, say, type Language } from "./texts";
import "./page.css";
import "./board.css";

const dark = signal(
  kept("browser", "houserule.theme") === "dark" ||
    (!kept("browser", "houserule.theme") && matchMedia("(prefers-color-scheme: dark)").matches),
);
const said = signal(""); // what the status line tells besides problems

function statusText(): string {
  if (said.value) return said.value;
  if (!spec.value) return refusal.value?.message ?? "";
  const count = problems.value.length;
  if (count === 0) {
    // While there are problems, what is refused is refused because of them.
    if (refusal.value) return refusal.value.message;
    const all = examples.value?.examples.length ?? 0;
    const pass = all > 0 ? say("examples_short", { n: all - failing.value, of: all }) : "";
    return failing.value > 0 ? pass : `${say("no_problems")} ${pass}`;
  }
  return count === 1 ? say("one_problem") : say("some_problems", { n: count });
}

// Columns that are folded away, so that the others have room.
const columns = ["rules", "script"] as const;
type Column = (typeof columns)[number];
const isColumns = (value: unknown): value is Column[] =>
  Array.isArray(value) && value.every((one) => columns.some((name) => name === one));
const folded = remembered<Column[]>("folded", [], isColumns);

// Where there is room for two columns, the left one is either of them.
const isMiddle = signal(false);
const left = remembered<Column>("left", "rules", (value): value is Column => isColumns([value]));
const middle = matchMedia("(min-width: 700px) and (max-width: 1199px)");
const noteWidth = () => (isMiddle.value = middle.matches);
middle.addEventListener("change", noteWidth);
noteWidth();

// A script that somebody opens is shown; one that a reload has brought back stands where it stood.
effect(() => {
  if (!isOpen.value && soughtOften.value === 0) return;
  left.value = "script";
  folded.value = folded.peek().filter((name) => name !== "script");
});

function isSeen(name: Column): boolean {
  return isMiddle.value ? left.value === name : !folded.value.includes(name);
}

function fold(name: Column): void {
  left.value = name;
  if (isMiddle.value) return;
  const others = folded.value.filter((one) => one !== name);
  folded.value = others.length < folded.value.length ? others : [...others, name];
}

// On a phone the head of the page is one line until somebody wants more of it.
const menuIsOpen = signal(false);

function Header() {
  const game = table.value?.game;
  return (
    <header class={menuIsOpen.value ? "open" : ""}>
      <h1>houserule</h1>
      <span class="game">{game?.title}</span>
      <button
        class="menu"
        aria-expanded={menuIsOpen.value}
        onClick={() => (menuIsOpen.value = !menuIsOpen.value)}
      >
        {say("menu")}
      </button>
      {game && (
        <>
          <button disabled={!canUndo.value} title={say("undo_what")} onClick={() => void undo()}>
            {say("undo_change")}
          </button>
          <button disabled={!canRedo.value} title={say("redo_what")} onClick={() => void redo()}>
            {say("redo_change")}
          </button>
          <span class="columns">
            {columns.map((name) => (
              <button key={name} aria-pressed={isSeen(name)} onClick={() => fold(name)}>
                {say(`show_${name}`)}
              </button>
            ))}
          </span>
          <button onClick={() => void change("")}>{say("other_game")}</button>
        </>
      )}
      <label>
        <span class="unseen">{say("language")}</span>
        <select
          value={language.value}
          onChange={(event) => {
            language.value = event.currentTarget.value as Language;
            keep("browser", "houserule.language", language.value);
            void start(false);
            void lookAgain();
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
          keep("browser", "houserule.theme", dark.value ? "dark" : "light");
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
      <p>
        <OpenFile />
      </p>
      {runsHere && <p class="where">{say("runs_here")}</p>}
      {docs && (
        <p>
          <a href={docs}>{say("read_more")}</a>
        </p>
      )}
      {!hello.value && <p role="status">{say("opening")}</p>}
      <ul>
        {hello.value?.games.map((game) => (
          <li key={game.name}>
            <button onClick={() => void change(lastTableOf(game.name))}>{game.title}</button>
            <p>
              {game.says} {say("for_players", { n: game.players.join(", ") })}
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}

// A word as a shell reads it back.
const quoted = (word: string) =>
  /^[\w+=,.\/-]*$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

// The open house rule with its examples as one file, once it was checked.
async function sendIt(name: string): Promise<void> {
  await save();
  const pack = await ask("pack", { script: name });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([pack.text], { type: "application/json" }));
  link.download = pack.file;
  link.click();
  URL.revokeObjectURL(link.href);
  said.value = say("packed", { file: pack.file, examples: pack.examples, deals: pack.deals });
}

const longLink = 2000; // letters; programs that send messages cut some of those off

async function copyRuleLink(name: string): Promise<void> {
  await save();
  const link = await linkToRule(name);
  await navigator.clipboard.writeText(link);
  said.value = say(link.length > longLink ? "long_link_copied" : "link_copied", { n: link.length });
}

async function copyTableLink(): Promise<void> {
  try {
    const { link, seed } = await linkToTable();
    await navigator.clipboard.writeText(link);
    said.value = seed ? say("cards_link_copied", { seed }) : say("table_link_copied");
  } catch (error) {
    said.value = (error as Error).message;
  }
}

function Command() {
  const command = `houserule play ${spec.value.split(" ").map(quoted).join(" ")}`;
  return (
    <section class="command">
      <h2>{say("as_a_command")}</h2>
      {script.value?.writable && <p>{say(runsHere ? "lies_here" : "lies_in", { file: ruleOf(script.value.script) })}</p>}
      {runsHere && <p class="where">{say("runs_here")}</p>}
      <code>{command}</code>{" "}
      <button
        onClick={() =>
          void navigator.clipboard.writeText(command).then(() => (said.value = say("copied")))
        }
      >
        {say("copy")}
      </button>{" "}
      {script.value && hasOwnTable(ruleOf(script.value.script)) && (
        <button onClick={() => void sendIt(ruleOf(script.value!.script)).catch(() => undefined)}>
          {say("send_it")}
        </button>
      )}{" "}
      {runsHere && script.value && hasOwnTable(ruleOf(script.value.script)) && (
        <button onClick={() => void copyRuleLink(ruleOf(script.value!.script)).catch(() => undefined)}>
          {say("copy_rule_link")}
        </button>
      )}{" "}
      {runsHere && !hasOwnRules() && (
        <button onClick={() => void copyTableLink()}>{say("copy_table_link")}</button>
      )}
    </section>
  );
}

function Views() {
  return (
    <div class="views">
      <button aria-pressed={view.value === "change"} onClick={() => (view.value = "change")}>
        {say("change_view")}
      </button>
      {panes.map((name) => (
        <button
          key={name}
          aria-pressed={view.value === "results" && pane.value === name}
          onClick={() => {
            menuIsOpen.value = false;
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
  const desk = useRef<HTMLElement>(null);
  const shown = `${view.value} ${pane.value}`;
  const before = useRef(shown);
  // On a phone another part begins at its top, however far the one before was read.
  useLayoutEffect(() => {
    if (shown !== before.current && phone.matches) desk.current?.scrollIntoView();
    before.current = shown;
  }, [shown]);
  return (
    <main
      ref={desk}
      class={["desk", view.value, `left-${left.value}`, ...folded.value.map((name) => `without-${name}`)].join(" ")}
    >
      <Views />
      <nav aria-label={say("tables")} tabIndex={-1}>
        {problems.value.length > 0 && <ProblemList />}
        <RulesForm />
        {problems.value.length === 0 && <ProblemList />}
        <Command />
      </nav>
      <section class="written" aria-label={say("script")} tabIndex={-1}>
        <NewRule />
        <ScriptPane />
      </section>
      <Results />
    </main>
  );
}

function Page() {
  const state = connection.value;
  return (
    <>
      <Header />
      {state === "away" && <p class="band" role="alert">{say(runsHere ? "away_here" : "away")}</p>}
      {takesLong.value && (
        <p class="band" role="status">
          {say("takes_long")} <button onClick={stop}>{say("stop_it")}</button>
        </p>
      )}
      {nothingIsKept.value && <p class="band" role="alert">{say("nothing_kept")}</p>}
      {state === "locked" && <p class="band" role="alert">{say("locked")}</p>}
      {state !== "locked" && <TakeIn />}
      {state !== "locked" && <LinkedTable />}
      {spec.value ? <Desk /> : state !== "locked" && <GameChoice />}
      <footer>
        <span role="status">{statusText()}</span>
      </footer>
    </>
  );
}

async function start(isFresh: boolean): Promise<void> {
  await begin(isFresh);
  setWords((await ask("words", { language: language.value })).words);
  keepPage();
  await showLink();
}

let problemAt = -1;

function nextProblem(): void {
  if (problems.value.length === 0) return;
  problemAt = (problemAt + 1) % problems.value.length;
  void visit(problems.value[problemAt]!);
}

// From one part of the page to the next.
function nextPart(step: number): void {
  const parts = [...document.querySelectorAll<HTMLElement>(".desk > nav, .desk > section")];
  const at = parts.findIndex((part) => part.contains(document.activeElement));
  const part = parts[(at + step + parts.length) % parts.length];
  (part?.querySelector<HTMLElement>(".cm-content, [role=tab][aria-selected=true]") ?? part)?.focus();
}

function explainWord(): boolean {
  const word = wordNamed(wordAtCursor());
  if (!word) return false;
  showWord(word);
  return true;
}

// Where keys write, they take back what was written.
function takesKeys(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input[type=search], input:not([type]), textarea, .cm-content");
}

addEventListener("keydown", (event) => {
  const isCommand = event.ctrlKey || event.metaKey;
  const digit = event.altKey && !event.ctrlKey ? panes[Number(event.key) - 1] : undefined;
  if (digit) choosePane(digit);
  else if (event.key === "F8") nextProblem();
  else if (event.key === "F6") nextPart(event.shiftKey ? -1 : 1);
  else if (event.key === "F1" && !explainWord()) return;
  else if (isCommand && event.key === "Enter") void save().then(() => choosePane("balance"));
  else if (isCommand && event.key === "s") void saveInOrder();
  else if (isCommand && !takesKeys(event.target) && event.key === "z") void undo();
  else if (isCommand && !takesKeys(event.target) && event.key === "y") void redo();
  else if (event.key !== "F1") return;
  event.preventDefault();
});

effect(() => {
  document.documentElement.lang = language.value;
  document.documentElement.dataset.theme = dark.value ? "dark" : "light";
});

// What was said stands until what it was said of changes; an answer that comes late and changes
// nothing leaves it.
const saidOf = computed(() => JSON.stringify([spec.value, script.value?.text, problems.value]));
effect(() => {
  if (saidOf.value) said.value = "";
});

const asked = kept("browser", "houserule.language");
language.value = (asked ?? (navigator.language.startsWith("ja") ? "ja" : "en")) as Language;
render(<Page />, document.getElementById("page")!);
keepFocus();
watchFolds();
onNewKey(() => void comeBack());
watchDisk();
watchDrops();
watchLinks();
rememberResults();
takeLink();
enter()
  .then(start)
  .catch(() => undefined); // what went wrong is shown by `connection`
