// The program within the page: asked as another program would be, and it runs in a worker. Where it
// lies is said by the page it is served with (editor/web/make_site.mjs); of the page that
// `houserule edit` serves nothing here is used.

import { signal } from "@preact/signals";
import type { Refusal } from "./answers";
import { say } from "./texts";

// Files beside the page, by what they are for the worker.
export interface Site {
  program: string; // the script that starts the other
  wasm: string;
  scripts: string; // of the games, the words and the decks
  players: string; // what bots have learned
}

const said = document.querySelector<HTMLMetaElement>("meta[name=houserule-site]")?.content;

// Whether nothing is asked of any other program.
export const runsHere = said !== undefined;

function site(): Site {
  const names = JSON.parse(said!) as Site;
  const whole = Object.entries(names).map(([what, name]) => [what, new URL(name, document.baseURI).href]);
  return Object.fromEntries(whole) as Site;
}

export type FromWorker =
  | { id: number; answer: string }
  | { kept: boolean } // whether what is saved stays in this browser; said once
  | { ended: string }; // it cannot go on, and why

type Answer = Record<string, unknown> & { error?: Refusal };

// What the browser refuses is said by the page.
function told(answer: Answer): Answer {
  const code = answer.error?.code;
  if (code === "storage-full") answer.error!.message = say("storage_full");
  if (code === "not-kept") answer.error!.message = say("not_kept");
  return answer;
}

interface Asked {
  since: number; // milliseconds
  done(answer: Answer): void;
  failed(): void;
}

let worker: Worker | null = null;
let last = 0;
const asked = new Map<number, Asked>();
let watch: ReturnType<typeof setInterval> | undefined;
let onEnd: (why: string) => void = () => undefined;

// The browser keeps nothing for this page: what is saved is gone when it is closed.
export const nothingIsKept = signal(false);

export function whenItEnds(tell: (why: string) => void): void {
  onEnd = tell;
}

// Somebody has waited long for an answer: scripts have their budgets, so it is work, or a fault of the
// program's. Who waits may have it stopped.
export const takesLong = signal(false);
const long = 15_000; // milliseconds

let hasAnswered = false; // before that, what it loads may take as long as it takes

function lookForLong(): void {
  if (!hasAnswered) return;
  const oldest = Math.min(...[...asked.values()].map((one) => one.since));
  takesLong.value = performance.now() - oldest > long;
}

// What it was asked is answered by nobody. The next question starts another, which finds everything
// that was saved.
function end(why: string): void {
  worker?.terminate();
  worker = null;
  const open = [...asked.values()];
  asked.clear();
  takesLong.value = false;
  onEnd(why);
  for (const one of open) one.failed();
}

function start(): Worker {
  watch ??= setInterval(lookForLong, 1000);
  const made = new Worker(new URL("./worker.ts", import.meta.url));
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (made !== worker) return;
    if ("ended" in data) return end(data.ended);
    if ("kept" in data) {
      nothingIsKept.value = !data.kept;
      return;
    }
    hasAnswered = true;
    asked.get(data.id)?.done(told(JSON.parse(data.answer) as Answer));
    asked.delete(data.id);
    if (takesLong.value) lookForLong();
  };
  made.onerror = (event) => {
    if (made === worker) end(event.message || "the worker did not start");
  };
  made.postMessage({ site: site() });
  return made;
}

let isKept = false;

// Browsers that ask people first whether a page may keep things do so at the first save.
function askToKeep(verb: string): void {
  if (isKept || (verb !== "save" && verb !== "new_rule")) return;
  isKept = true;
  void navigator.storage?.persist?.().catch(() => undefined);
}

export function askHere(request: { verb: string }): Promise<Record<string, unknown>> {
  askToKeep(request.verb);
  worker ??= start();
  const id = ++last;
  const answer = new Promise<Record<string, unknown>>((done, failed) =>
    asked.set(id, { since: performance.now(), done, failed: () => failed(new Error("it has ended")) }),
  );
  worker.postMessage({ id, verb: request.verb, body: JSON.stringify(request) });
  return answer;
}

export const stop = (): void => end("it was stopped");

// Pages to read beside this one, where there are any.
export const docs = document.querySelector<HTMLLinkElement>("link[rel=help]")?.href;

// Keeps the page itself, so that it opens without a network.
export function keepPage(): void {
  if (!runsHere || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register("service-worker.js").catch(() => undefined);
}
