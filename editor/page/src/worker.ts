// The program within the page, in a worker: requests in, answers out, files kept in the browser.

import type { FromWorker, Site } from "./in_page";
import { KeptFiles, type FileSystem } from "./kept_files";

interface Program {
  FS: FileSystem;
  HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _free(at: number): void;
  _houserule_begin(): number;
  _houserule_answer(request: number): number;
}

declare function importScripts(address: string): void;
declare const houserule: (settings: object) => Promise<Program>;

const tell = (message: FromWorker) => postMessage(message);

let program: Program;
let files: KeptFiles | null = null;
let players: Promise<void>;

// What neither reads nor writes a file of one's own.
const withoutFiles = new Set(["words", "complete", "format", "progress", "give_up", "hint"]);

// What can be answered before it is known how bots play.
const withoutPlayers = new Set(["hello", "words", "table", "check", "complete", "format", "read", "save", "versions", "version"]);

function textAt(start: number): string {
  const bytes = program.HEAPU8;
  let end = start;
  while (bytes[end] !== 0) ++end;
  return new TextDecoder().decode(bytes.subarray(start, end));
}

function answerTo(body: string): string {
  const bytes = new TextEncoder().encode(body);
  const at = program._malloc(bytes.length + 1);
  program.HEAPU8.set(bytes, at);
  program.HEAPU8[at + bytes.length] = 0;
  const answer = textAt(program._houserule_answer(at));
  program._free(at);
  return answer;
}

async function fetched(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

// A pack: one line of JSON with names and sizes, then the files.
function unpack(pack: Uint8Array): void {
  const end = pack.indexOf(10);
  const list = JSON.parse(new TextDecoder().decode(pack.subarray(0, end))) as [string, number][];
  let from = end + 1;
  for (const [name, size] of list) {
    const path = `/houserule/${name}`;
    program.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    program.FS.writeFile(path, pack.subarray(from, from + size));
    from += size;
  }
}

async function begin(site: Site): Promise<void> {
  const scripts = fetched(site.scripts);
  const learned = fetched(site.players);
  importScripts(site.program);
  program = await houserule({ locateFile: () => site.wasm });
  unpack(await scripts);
  players = learned.then(unpack);
  players.catch(() => undefined); // told by the first request that waits for them
  try {
    files = await KeptFiles.open(program.FS, ["/house", "/data"]);
  } catch {
    for (const folder of ["/house", "/data"]) program.FS.mkdirTree(folder);
  }
  tell({ kept: files !== null });
  const wrong = textAt(program._houserule_begin());
  if (wrong) throw new Error(wrong);
}

function refusal(error: unknown): string {
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  const code = isFull ? "storage-full" : "not-kept";
  return JSON.stringify({ error: { code, message: String(error) } });
}

// Whatever the program itself throws ends it.
class Ended extends Error {}

async function answer(verb: string, body: string): Promise<string> {
  const run = () => {
    try {
      return answerTo(body);
    } catch (error) {
      throw new Ended(String(error));
    }
  };
  if (!withoutPlayers.has(verb)) await players;
  if (!files || withoutFiles.has(verb)) return run();
  try {
    return await files.during(run);
  } catch (error) {
    if (error instanceof Ended) throw error;
    return refusal(error);
  }
}

type ToWorker = { site: Site } | { id: number; verb: string; body: string };

let before: Promise<void> = Promise.resolve();

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  before = before
    .then(async () => {
      if ("site" in data) await begin(data.site);
      else tell({ id: data.id, answer: await answer(data.verb, data.body) });
    })
    .catch((error: unknown) => {
      tell({ ended: String(error) });
      close();
    });
};
