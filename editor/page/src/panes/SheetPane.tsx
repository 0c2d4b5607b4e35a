// The rule sheet of the table, house rules marked. While there are problems, the last good one.

import { useEffect, useRef } from "preact/hooks";
import type { Clause } from "../answers";
import { shownClause, soundTable, table } from "../state";
import { say } from "../texts";

export function SheetPane() {
  const shown = soundTable.value;
  const pointedAt = useRef<HTMLLIElement>(null);
  useEffect(() => {
    pointedAt.current?.scrollIntoView({ block: "center" });
    pointedAt.current?.focus();
  }, [shownClause.value]);
  useEffect(() => () => void (shownClause.value = 0), []); // until one looks elsewhere
  if (!shown?.sheet) return <p>{say("no_sound_rules")}</p>;
  const sections: { title: string; clauses: Clause[] }[] = [];
  for (const clause of shown.sheet.clauses) {
    const last = sections[sections.length - 1];
    if (last?.title === clause.section) last.clauses.push(clause);
    else sections.push({ title: clause.section, clauses: [clause] });
  }
  return (
    <article class="sheet">
      {table.value?.ok === false && <p class="band">{say("old_rules")}</p>}
      <h2>{shown.sheet.title}</h2>
      {sections.map((section) => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          <ol start={section.clauses[0]?.number}>
            {section.clauses.map((clause) => (
              <li
                key={clause.number}
                ref={clause.number === shownClause.value ? pointedAt : undefined}
                tabIndex={clause.number === shownClause.value ? -1 : undefined}
                class={[
                  clause.changed_by.length > 0 ? "changed" : "",
                  clause.number === shownClause.value ? "pointed" : "",
                ].join(" ")}
              >
                {clause.text}
                {clause.from.map((line) => (
                  <p key={line}>
                    <em class="own">{line}</em>
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  );
}
