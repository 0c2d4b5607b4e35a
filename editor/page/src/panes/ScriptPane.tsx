// The script: CodeMirror, and under it whether it is saved.

import { autocompletion } from "@codemirror/autocomplete";
import { indentWithTab } from "@codemirror/commands";
import { indentUnit, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { lua } from "@codemirror/legacy-modes/mode/lua";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { diff } from "@codemirror/merge";
import { EditorState, Prec } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import { basicSetup } from "codemirror";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { editor, showsNone, showsScript } from "../script/cursor";
import { complete, wordHover } from "../script/vocabulary";
import { marksOf, mended } from "../script/marks";
import { phrases } from "../script/phrases";
import { ask } from "../server";
import { tooLong } from "../sizes";
import {
  closeScript,
  problems,
  replaceText,
  save,
  script,
  settleConflict,
  showTable,
  spec,
  takeKept,
  type,
  writeAgain,
  type OpenScript,
} from "../state";
import { phone, useSight } from "../sight";
import { language, say } from "../texts";
import { beginRule, isOpen } from "./NewRule";
import { Deeds } from "./Deeds";
import { RuleSaid } from "./RuleSaid";
import { RuleTools } from "./RuleTools";
import { areShown, Comparison, showVersions, Versions } from "./Versions";

// Takes the focus out of the script, where Tab indents.
function leave(): boolean {
  document.querySelector<HTMLElement>(".results-part [role=tab][aria-selected=true]")?.focus();
  return true;
}

// Mends the first problem of the line that can be mended.
function mendHere(): boolean {
  if (!editor || !script.value) return false;
  const line = editor.state.doc.lineAt(editor.state.selection.main.head).number;
  const here = problems.value.find(
    (one) => one.file === script.value!.script && one.instead && one.mark?.line === line,
  );
  if (here) replaceText(mended(script.value.text, here));
  return true;
}

// On a phone nobody edits by accident.
const editsAnyway = signal(false);

// Only what differs, so that the cursor stays where it was.
function changesTo(before: string, after: string) {
  return diff(before, after).map((one) => ({
    from: one.fromA,
    to: one.toA,
    insert: after.slice(one.fromB, one.toB),
  }));
}

// Puts the open script in order, as far as its brackets match, and saves it. What was typed in the
// meantime is not touched.
export async function saveInOrder(): Promise<void> {
  if (editor && !editor.state.readOnly) {
    const asked = editor.state.doc;
    // Where nobody answers there is no order, but what was typed is kept all the same.
    const typed = asked.toString();
    const { text } = tooLong(typed)
      ? { text: null }
      : await ask("format", { text: typed }).catch(() => ({ text: null }));
    if (text !== null && editor && editor.state.doc.eq(asked)) {
      const changes = changesTo(asked.toString(), text);
      if (changes.length > 0) editor.dispatch({ changes });
    }
  }
  await save();
}

function editorOf(open: OpenScript, parent: HTMLElement): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: open.text,
      extensions: [
        // Before those of the library, which would write a line or turn what Tab does.
        Prec.highest(
          keymap.of([
            { key: "Mod-Enter", run: () => true }, // the page's, which hears of it next
            { key: "Ctrl-m", run: leave },
            { key: "Mod-.", run: mendHere },
          ]),
        ),
        basicSetup,
        keymap.of([indentWithTab]),
        StreamLanguage.define(lua),
        syntaxHighlighting(classHighlighter), // coloured by page.css, light and dark
        indentUnit.of("  "),
        autocompletion({ override: [complete] }),
        wordHover,
        lintGutter(),
        EditorState.readOnly.of(!open.writable || (phone.matches && !editsAnyway.value)),
        EditorState.phrases.of(phrases()),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": open.script }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) type(update.state.doc.toString());
        }),
      ],
    }),
  });
}

function stateLine(open: OpenScript): string {
  if (!open.writable) return say("read_only");
  if (open.state === "conflict" || open.state === "gone") return ""; // told above
  if (open.state === "refused") return say("not_saved", { why: open.why });
  if (open.state === "saving" || open.state === "typed") return say("saving");
  if (!open.savedAt) return say("lies_on_disk");
  const time = open.savedAt.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return say("saved", { time });
}

export function ScriptPane() {
  const host = useSight<HTMLDivElement>(editsAnyway.value, false);
  const open = script.value;
  const name = open?.script;

  useEffect(() => {
    areShown.value = false;
  }, [name]);

  useEffect(() => {
    if (!open || !host.current) return;
    showsScript(editorOf(open, host.current), open.script);
    return showsNone;
  }, [name, editsAnyway.value, language.value]);

  // What is typed goes from here to the state, and only other texts come back: those of the state
  // may be older than what stands here.
  useEffect(() => {
    if (!editor || !open || editor.state.doc.toString() === open.text) return;
    editor.dispatch({ changes: changesTo(editor.state.doc.toString(), open.text) });
  }, [open?.revision]);

  useEffect(() => {
    if (!editor || !name) return;
    editor.dispatch(setDiagnostics(editor.state, marksOf(editor.state.doc, problems.value, name)));
  }, [problems.value, name, editsAnyway.value, language.value]);

  if (!open) {
    if (isOpen.value) return null; // the rule that is being made says it all
    return (
      <div class="empty">
        <h2>{say("search_rules")}</h2>
        <p>
          <button class="main" onClick={() => void beginRule()}>
            {say("new_rule")}
          </button>
        </p>
        <p>{say("no_script")}</p>
      </div>
    );
  }
  return (
    <div class="script">
      {open.state === "gone" && (
        <div class="band" role="alert">
          <p>{say("file_is_gone")}</p>
          <button onClick={() => void writeAgain()}>{say("write_again")}</button>{" "}
          <button
            onClick={() => {
              closeScript();
              void showTable(spec.value);
            }}
          >
            {say("let_it_go")}
          </button>
        </div>
      )}
      {open.state === "conflict" && (
        <div class="band" role="alert">
          <p>{say("conflict")}</p>
          <button onClick={() => void settleConflict(true)}>{say("keep_mine")}</button>
          <button onClick={() => void settleConflict(false)}>{say("take_other")}</button>
          {open.other && (
            <Comparison before={open.other.text} after={open.text} label={say("conflict")} />
          )}
        </div>
      )}
      {open.kept !== null && (
        <div class="band" role="alert">
          <p>{say("kept_here")}</p>
          <button onClick={() => takeKept(true)}>{say("offer_it")}</button>{" "}
          <button onClick={() => takeKept(false)}>{say("drop_it")}</button>
        </div>
      )}
      <h2>
        {open.script}{" "}
        {phone.matches && open.writable && !editsAnyway.value && (
          <button onClick={() => (editsAnyway.value = true)}>{say("edit_anyway")}</button>
        )}
      </h2>
      <RuleTools />
      <RuleSaid />
      <Deeds />
      <div class="text" ref={host} />
      <p class="state">
        <span>{stateLine(open)}</span>
        {open.versions > 0 && (
          <button aria-expanded={areShown.value} onClick={() => void showVersions().catch(() => undefined)}>
            {say(open.versions === 1 ? "one_version" : "n_versions", { n: open.versions })}
          </button>
        )}
        {open.writable && <button onClick={() => void saveInOrder()}>{say("in_order")}</button>}
        <span>{say("leave_script")}</span>
      </p>
      <Versions />
    </div>
  );
}
