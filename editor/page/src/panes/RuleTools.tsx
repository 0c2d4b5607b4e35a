// What can be done with a house rule as a whole: another name, away with it, a copy of one's own.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { copyRule, deleteRule, gone, putBack, renameRule, ruleOf } from "../files";
import { isOn, withVariant } from "../spec";
import { change } from "../spec_history";
import { script, spec, table } from "../state";
import { useSight } from "../sight";
import { say } from "../texts";

const draft = signal<string | null>(null); // the title that is being typed

function Rename({ file, title }: { file: string; title: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      class="rename"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = draft.value?.trim();
        draft.value = null;
        if (wanted && wanted !== title) void renameRule(file, wanted).catch(() => undefined);
      }}
    >
      <input
        ref={field}
        aria-label={say("new_title")}
        value={draft.value ?? ""}
        maxLength={60}
        onInput={(event) => (draft.value = event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && (draft.value = null)}
      />
      <button>{say("rename")}</button>
      <button type="button" onClick={() => (draft.value = null)}>
        {say("leave_it")}
      </button>
    </form>
  );
}

export function RuleTools() {
  const open = script.value;
  const file = open ? ruleOf(open.script) : "";
  useEffect(() => {
    draft.value = null;
  }, [file]);
  const rule = table.value?.game.variants.find((one) => one.file === file);
  if (!rule) return null;
  if (draft.value !== null) return <Rename file={file} title={rule.title} />;
  return (
    <p class="rule-tools">
      {rule.own ? (
        <>
          <button onClick={() => (draft.value = rule.title)}>{say("rename")}</button>{" "}
          <button onClick={() => void deleteRule(file).catch(() => undefined)}>{say("delete_rule")}</button>
        </>
      ) : (
        <button title={say("copy_rule_what")} onClick={() => void copyRule(file).catch(() => undefined)}>
          {say("copy_rule")}
        </button>
      )}
    </p>
  );
}

// What was deleted last can be taken back.
export function Deleted() {
  const what = gone.value;
  const part = useSight<HTMLParagraphElement>(what, false);
  if (!what) return null;
  return (
    <p class="band" role="status" ref={part}>
      {say("was_deleted", { title: what.title })}{" "}
      <button onClick={() => void putBack().catch(() => undefined)}>{say("take_back")}</button>{" "}
      <button onClick={() => (gone.value = null)}>{say("close")}</button>
    </p>
  );
}

// A rule that is open and does nothing at this table: what is measured and tried is without it.
export function SwitchOn() {
  const file = script.value ? ruleOf(script.value.script) : "";
  const rule = table.value?.game.variants.find((one) => one.file === file);
  if (!rule?.ok || isOn(spec.value, rule.name, rule.usual)) return null;
  return (
    <p class="band">
      {say("not_in_force", { rule: rule.title })}{" "}
      <button onClick={() => void change(withVariant(spec.value, rule.name, rule.usual, true))}>
        {say("switch_on", { rule: rule.title })}
      </button>
    </p>
  );
}
