// Asking the server: one request, one answer. Who is let in is said in docs/editor_protocol.md.

import { signal } from "@preact/signals";
import { keep, kept } from "./store";
import type { Refusal, Verbs } from "./answers";
import { askHere, runsHere, whenItEnds } from "./in_page";
import { language, say } from "./texts";

export type Connection =
  | "entering"
  | "open"
  | "away" // nobody answers: text is kept here until somebody does
  | "locked"; // somebody answers, but not to us: an address has to be opened

export const connection = signal<Connection>("entering");

// What was refused last, until the same is answered.
export const refusal = signal<{ verb: string; message: string } | null>(null);

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly place = "",
  ) {
    super(message);
  }
}

// Kept by the browser for this address and port, so that a second tab is let in as well.
const keyName = "houserule.key";

// Another program is asked by HTTP, the one within the page by a message. Throws if nobody answers.
async function answerTo(path: string, body: object): Promise<Record<string, unknown>> {
  if (runsHere) return askHere(body as { verb: string });
  const key = kept("browser", keyName);
  const response = await fetch(path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(key ? { Authorization: `Bearer ${key}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>; // one cut short is no answer
}

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  let answer: Record<string, unknown>;
  try {
    answer = await answerTo(path, body);
  } catch {
    connection.value = "away";
    throw new Refused("away", say("no_answer"));
  }
  const error = answer.error as Refusal | undefined;
  if (error) {
    connection.value = error.code === "no-key" ? "locked" : "open";
    throw new Refused(error.code, error.message, error.place);
  }
  connection.value = "open";
  return answer;
}

// Trades the token in the address, if there is one, for the key, and takes it out of the address.
// Returns whether there was one.
export async function enter(): Promise<boolean> {
  if (runsHere) return false;
  const token = location.hash.slice(1);
  if (token) {
    history.replaceState(null, "", location.pathname);
    try {
      const { key } = await post("/enter", { token });
      keep("browser", keyName, key as string);
    } catch (error) {
      // A reloaded page comes with a used token and a good key.
      if (!(error instanceof Refused) || error.code !== "used-token") throw error;
    }
  }
  return token !== "";
}

// What was refused is told by a band or in the status line; whoever asked by a tap hears it there.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof Refused) event.preventDefault();
});

// Requests whose refusals are told where they were made.
const tellsItself = new Set(["new_rule", "look_at_file", "take_in", "stamps", "read_code"]);

// Studies and tables that the program knows no more: whoever asked of them sets them up again.
const mendsItself = new Set(["no-such-study", "no-such-sitting"]);

// Whether the program is there at all.
export async function knock(): Promise<void> {
  if (runsHere) return; // it tells of its end
  await fetch("index.html", { method: "HEAD", cache: "no-store" }).catch(() => (connection.value = "away"));
}

export async function ask<Verb extends keyof Verbs>(
  verb: Verb,
  keys: Verbs[Verb]["keys"],
): Promise<Verbs[Verb]["answers"]> {
  try {
    // In which language it is answered, or refused; nobody asks again for another one by this.
    const { result } = await post("/ask", { verb, language: language.peek(), ...keys });
    // What came of another table has nothing to do with it any more.
    if (refusal.value?.verb === verb || verb === "table") refusal.value = null;
    return result as Verbs[Verb]["answers"];
  } catch (error) {
    const isTold = connection.value !== "open"; // by a band of its own
    const isOurs = error instanceof Refused && !tellsItself.has(verb) && !mendsItself.has(error.code);
    if (isOurs && !isTold) refusal.value = { verb, message: error.message };
    throw error;
  }
}

whenItEnds(() => (connection.value = "away"));

// Calls `again` when a key arrives that another tab has got.
export function onNewKey(again: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === keyName && event.newValue) again();
  });
}
