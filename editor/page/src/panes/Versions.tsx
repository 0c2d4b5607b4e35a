// Every text the open script was ever saved with: what differs from the one of now, and the way back.

import { EditorState, Text } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { unifiedMergeView } from "@codemirror/merge";
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Version } from "../answers";
import { focusScript } from "../script/cursor";
import { phrases } from "../script/phrases";
import { ask } from "../server";
import { replaceText, script } from "../state";
import { useSight } from "../sight";
import { language, say } from "../texts";

const versions = signal<Version[]>([]); // the newest first
const shown = signal<{ of: string; number: number; text: string } | null>(null);
export const areShown = signal(false);

export async function showVersions(): Promise<void> {
  const open = script.value;
  if (!open) return;
  const all = (await ask("versions", { script: open.script })).versions;
  versions.value = all.reverse();
  shown.value = null;
  areShown.value = true;
}

async function look(number: number): Promise<void> {
  const of = script.value!.script;
  const { text } = await ask("version", { script: of, number });
  shown.value = { of, number, text };
}

// Two texts as one, with what is in one only marked.
export function Comparison({ before, after, label }: { before: string; after: string; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const view = new EditorView({
      parent: host.current,
      doc: Text.of(after.split("\n")),
      extensions: [
        unifiedMergeView({ original: before, mergeControls: false, gutter: false, collapseUnchanged: {} }),
        EditorState.phrases.of(phrases()),
        EditorView.editable.of(false),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
      ],
    });
    return () => view.destroy();
  }, [before, after, language.value]);
  return <div class="comparison" ref={host} />;
}

function timeOf(version: Version): string {
  return new Date(version.time * 1000).toLocaleString(language.value, {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
}

export function Versions() {
  const open = script.value;
  const part = useSight<HTMLElement>(areShown.value);
  const since = useSight<HTMLDivElement>(shown.value);
  if (!areShown.value || !open) return null;
  const old = shown.value?.of === open.script ? shown.value : null;
  return (
    <section class="versions" aria-label={say("versions")} ref={part}>
      <h3>{say("versions")}</h3>
      <ol reversed>
        {versions.value.map((version, at) => (
          <li key={version.number}>
            <button aria-pressed={old?.number === version.number} onClick={() => void look(version.number).catch(() => undefined)}>
              {timeOf(version)}
            </button>
            {at === 0 && ` ${say("newest")}`}
          </li>
        ))}
      </ol>
      {old && (
        <div ref={since}>
          <p>{old.text === open.text ? say("same_as_now") : say("what_came_since")}</p>
          {old.text !== open.text && (
            <Comparison before={old.text} after={open.text} label={say("what_came_since")} />
          )}
        </div>
      )}
      <p>
        {old && old.text !== open.text && open.writable && (
          <button
            class="main"
            onClick={() => {
              replaceText(old.text);
              areShown.value = false;
              focusScript();
            }}
          >
            {say("bring_back")}
          </button>
        )}{" "}
        <button onClick={() => (areShown.value = false)}>{say("close")}</button>
      </p>
    </section>
  );
}
