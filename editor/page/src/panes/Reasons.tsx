// What happened, line by line; behind a line the rules that made it so: the clause of the sheet, and
// of a house rule of one's own the line of the script.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { SaidRule } from "../answers";
import { said, type Told } from "../play";
import { showScript } from "../script/cursor";
import { hasOwnTable, showPane, shownClause } from "../state";
import { useSight } from "../sight";
import { say } from "../texts";

const opened = signal(0); // the number of the line whose reasons are shown

function showClause(number: number): void {
  showPane("rules");
  shownClause.value = number;
}

function Reason({ rule }: { rule: SaidRule }) {
  const [, file, line] = /^(.*):(\d+)$/.exec(rule.rule ?? "") ?? [];
  const isOwn = file !== undefined && hasOwnTable(file);
  return (
    <>
      {rule.house_rule && (
        <p>
          {say("by_house_rule", { title: rule.house_rule })} {rule.says}{" "}
          {isOwn && (
            <button class="place" onClick={() => void showScript(file, Number(line)).catch(() => undefined)}>
              {say("line_of_script", { n: Number(line) })}
            </button>
          )}
        </p>
      )}
      {rule.clauses.map((clause) => (
        <p key={clause.number}>
          {clause.text}{" "}
          <button class="place" onClick={() => showClause(clause.number)}>
            {say("clause_number", { n: clause.number })}
          </button>
        </p>
      ))}
      {isOwn && !rule.house_rule && (
        <p>
          <button class="place" onClick={() => void showScript(file, Number(line)).catch(() => undefined)}>
            {say("line_of_script", { n: Number(line) })}
          </button>
        </p>
      )}
    </>
  );
}

function Reasoned({ one }: { one: Told }) {
  const isOpen = opened.value === one.number;
  const part = useSight<HTMLDivElement>(isOpen);
  return (
    <>
      <button class="told" aria-expanded={isOpen} onClick={() => (opened.value = isOpen ? 0 : one.number)}>
        {one.text}
      </button>
      {isOpen && (
        <div ref={part} class="reasons" role="group" aria-label={say("why")}>
          {one.rules.map((rule) => (
            <Reason key={`${rule.rule} ${rule.clauses[0]?.number}`} rule={rule} />
          ))}
        </div>
      )}
    </>
  );
}

function Line({ one }: { one: Told }) {
  if (one.kind === "picture") return <pre>{one.text}</pre>;
  const hasReasons = one.rules.some((rule) => rule.clauses.length > 0 || rule.rule);
  return hasReasons ? <Reasoned one={one} /> : <>{one.text}</>;
}

export function WhatHappened() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [said.value]);
  return (
    <div class="talk" role="log" ref={box} aria-label={say("what_happened")} tabIndex={0}>
      <ol>
        {said.value.map((one) => (
          <li key={one.number} class={one.kind}>
            <Line one={one} />
          </li>
        ))}
      </ol>
    </div>
  );
}
