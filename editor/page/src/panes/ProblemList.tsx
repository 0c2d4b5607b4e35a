// Everything that is wrong, in reading order: place, sentence, mend. Hovering is never the only way.

import { openScript, problems, replaceText, script } from "../state";
import type { Diagnostic } from "../answers";
import { say } from "../texts";
import { goTo } from "./ScriptPane";

export async function visit(problem: Diagnostic): Promise<void> {
  if (problem.file && problem.file !== script.value?.script) {
    await openScript(problem.file).catch(() => undefined);
  }
  goTo(problem.mark?.line ?? problem.line, problem.mark?.from ?? 0);
}

function mended(text: string, problem: Diagnostic): string {
  const lines = text.split("\n");
  const at = problem.mark!.line - 1;
  const line = lines[at] ?? "";
  lines[at] = line.slice(0, problem.mark!.from) + problem.instead + line.slice(problem.mark!.to);
  return lines.join("\n");
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
            <button class="place" onClick={() => void visit(problem)}>
              {problem.file ? `${problem.file}:${problem.line}` : problem.code}
            </button>{" "}
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
