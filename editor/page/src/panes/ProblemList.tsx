// Everything that is wrong, in reading order: place, sentence, mend. Hovering is never the only way.

import { problems, replaceText, script } from "../state";
import type { Diagnostic } from "../answers";
import { showScript } from "../script/cursor";
import { mended } from "../script/marks";
import { say } from "../texts";

export async function visit(problem: Diagnostic): Promise<void> {
  if (!problem.file) return; // of the table as a whole
  const { line, from } = problem.mark ?? { line: problem.line, from: 0 };
  await showScript(problem.file, line, from).catch(() => undefined);
}

export function ProblemList() {
  const list = problems.value;
  return (
    <section aria-label={say("problems")} class="problems">
      <h2>
        {say("problems")} {list.length}
      </h2>
      <ul>
        {list.map((problem) => (
          <li key={`${problem.file}:${problem.line}:${problem.message}`} class={problem.level}>
            {problem.file ? (
              <button class="place" onClick={() => void visit(problem)}>
                {`${problem.file}:${problem.line}`}
              </button>
            ) : (
              <code>{problem.code}</code>
            )}{" "}
            {problem.message}
            {problem.suggestion && ` (${problem.suggestion})`}
            {problem.instead && problem.mark && problem.file === script.value?.script && (
              <button onClick={() => replaceText(mended(script.value!.text, problem))}>
                {say("mend", { instead: problem.instead })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
