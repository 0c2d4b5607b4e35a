// Where the cursor of the script stands, and where panes beside the script put it.

import { EditorView } from "@codemirror/view";
import { openScript, script, soughtOften, view as shownView } from "../state";

export let editor: EditorView | null = null; // of the script that is shown
let shown = ""; // that script
let wanted: ((view: EditorView) => void) | null = null; // once the open script is shown

export function showsScript(view: EditorView, name: string): void {
  editor = view;
  shown = name;
  wanted?.(view);
  wanted = null;
}

export function showsNone(): void {
  editor?.destroy();
  editor = null;
}

function whenShown(act: (view: EditorView) => void): void {
  if (editor && shown === script.value?.script) act(editor);
  else wanted = act;
}

// Puts the cursor at a place of the open script and shows it.
export function goTo(line: number, column: number): void {
  whenShown((view) => {
    const at = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
    const anchor = Math.min(at.from + column, at.to);
    // In the middle: what a phone has at the bottom lies over what is just in sight.
    view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
    view.focus();
  });
}

// Opens a script, if it is not open, where it can be seen; with a line, at that.
export async function showScript(name: string, line = 0, column = 0): Promise<void> {
  shownView.value = "change";
  soughtOften.value += 1;
  if (script.value?.script !== name) await openScript(name);
  if (line > 0) goTo(line, column);
  else whenShown((view) => view.dom.closest(".script")?.scrollIntoView());
}

// Gives the keys back to the script, after something was done beside it.
export function focusScript(): void {
  whenShown((view) => view.focus());
}

// The word at the cursor, for F1.
export function wordAtCursor(): string {
  const range = editor?.state.wordAt(editor.state.selection.main.head);
  return editor && range ? editor.state.sliceDoc(range.from, range.to) : "";
}
