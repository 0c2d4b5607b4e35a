// Diagnostics of the server as marks of the text: underlined, in the margin, with what would mend.

import type { Diagnostic as Mark } from "@codemirror/lint";
import type { Text } from "@codemirror/state";
import type { Diagnostic } from "../answers";
import { say } from "../texts";

// A text without a problem that knows what should stand in its place.
export function mended(text: string, problem: Diagnostic): string {
  const lines = text.split("\n");
  const at = problem.mark!.line - 1;
  const line = lines[at] ?? "";
  lines[at] = line.slice(0, problem.mark!.from) + problem.instead + line.slice(problem.mark!.to);
  return lines.join("\n");
}

export function marksOf(doc: Text, diagnostics: Diagnostic[], script: string): Mark[] {
  return diagnostics
    .filter((one) => one.file === script)
    .map((one) => {
      const line = doc.line(Math.min(Math.max(one.mark?.line ?? one.line, 1), doc.lines));
      const from = Math.min(line.from + (one.mark?.from ?? 0), line.to);
      const to = one.mark ? Math.min(line.from + one.mark.to, line.to) : line.to;
      const instead = one.instead;
      return {
        from,
        to: Math.max(from, to),
        severity: one.level === "error" ? ("error" as const) : ("info" as const),
        message: one.suggestion ? `${one.message} (${one.suggestion})` : one.message,
        source: one.code,
        actions: instead
          ? [
              {
                name: say("mend", { instead }),
                apply: (view, start, end) =>
                  view.dispatch({ changes: { from: start, to: end, insert: instead } }),
              },
            ]
          : [],
      } satisfies Mark;
    });
}
