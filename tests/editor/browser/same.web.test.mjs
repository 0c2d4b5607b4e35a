// The program within the page is the one beside it: the same requests have the same answers, to the
// last byte, and its sandbox holds.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { program } from "./desk.mjs";
import { site } from "./site_desk.mjs";

const assets = join(site, "assets");
const named = async (start, ending) =>
  join(assets, (await readdir(assets)).find((name) => name.startsWith(`${start}-`) && name.endsWith(ending)));

// The one of the page, in Node.js instead of a worker.
class InPage {
  static async open() {
    const made = new InPage();
    const start = createRequire(import.meta.url)(await named("houserule", ".js"));
    made.wasm = await start({ wasmBinary: await readFile(await named("houserule", ".wasm")) });
    for (const name of ["scripts", "players"]) made.unpack(await readFile(await named(name, ".pack")));
    for (const folder of ["/house", "/data"]) made.wasm.FS.mkdirTree(folder);
    assert.equal(made.text(made.wasm._houserule_begin()), "");
    return made;
  }

  unpack(pack) {
    const end = pack.indexOf(10);
    let from = end + 1;
    for (const [name, size] of JSON.parse(pack.subarray(0, end))) {
      const path = `/houserule/${name}`;
      this.wasm.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      this.wasm.FS.writeFile(path, pack.subarray(from, from + size));
      from += size;
    }
  }

  text(at) {
    const bytes = this.wasm.HEAPU8;
    return Buffer.from(bytes.subarray(at, bytes.indexOf(0, at))).toString();
  }

  async ask(request) {
    const bytes = Buffer.from(`${JSON.stringify(request)}\0`);
    const at = this.wasm._malloc(bytes.length);
    this.wasm.HEAPU8.set(bytes, at);
    const answer = this.text(this.wasm._houserule_answer(at));
    this.wasm._free(at);
    return answer;
  }

  close() {}
}

// The one that `houserule edit` starts.
class Beside {
  static async open() {
    const made = new Beside();
    made.folder = await mkdtemp(join(tmpdir(), "houserule-same-"));
    const port = 20000 + Math.floor(Math.random() * 12000);
    made.server = spawn(program, ["edit", "--no-browser", "--port", String(port)], {
      cwd: made.folder,
      env: { ...process.env, XDG_DATA_HOME: join(made.folder, "data"), LC_ALL: "C.UTF-8" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const address = await new Promise((found, failed) => {
      let said = "";
      made.server.stdout.on("data", (part) => {
        said += part;
        const one = /http:\/\/\S+/.exec(said)?.[0];
        if (one) found(new URL(one));
      });
      made.server.on("exit", () => failed(new Error(`the editor ended: ${said}`)));
    });
    made.origin = address.origin;
    made.key = JSON.parse(await made.post("/enter", { token: address.hash.slice(1) })).key;
    return made;
  }

  async post(path, body) {
    const answer = await fetch(this.origin + path, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: this.origin,
        ...(this.key ? { Authorization: `Bearer ${this.key}` } : {}),
      },
      body: JSON.stringify(body),
    });
    return answer.text();
  }

  ask(request) {
    return this.post("/ask", request);
  }

  async close() {
    const ended = new Promise((done) => this.server.on("exit", done));
    this.server.kill("SIGINT");
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}

// What a page asks when somebody looks around in a game and plays.
function* requestsFor(game) {
  yield { verb: "table", table: game, language: "ja" };
  const sheet = yield { verb: "table", table: game };
  for (const variant of sheet.result.game.variants.slice(0, 3)) {
    yield { verb: "table", table: `${game} +${variant.name}` };
  }
  const script = `games/${game}/rules.lua`;
  const { result: rules } = yield { verb: "read", script };
  yield { verb: "check", table: game, script, text: rules.text.slice(0, rules.text.length / 2) };
  yield { verb: "format", text: rules.text };
  yield { verb: "complete", text: rules.text, line: 3, column: 2 };
  const { result: position } = yield { verb: "sit", table: game, seed: "4711" };
  const { sitting } = position;
  for (const line of ["hint", "1", "why", "1", "score", "hint", "1"]) {
    yield { verb: "say", sitting, line };
  }
  yield { verb: "hands", sitting };
}

const withoutNewline = (text) => text.replace(/\n$/, "");

test("requests have the same answers in the page and beside it", async (t) => {
  const [page, beside] = [await InPage.open(), await Beside.open()];
  t.after(() => beside.close());
  let asked = 0;
  let bytes = 0;
  const both = async (request) => {
    const answer = withoutNewline(await page.ask(request));
    const expected = withoutNewline(await beside.ask(request));
    if (answer !== expected) {
      const at = [...answer].findIndex((letter, i) => letter !== [...expected][i]);
      assert.fail(
        `${JSON.stringify(request).slice(0, 200)} at ${at}: page ${answer.slice(at - 80, at + 120)}\n` +
          `beside ${expected.slice(at - 80, at + 120)}`,
      );
    }
    asked += 1;
    bytes += answer.length;
    return JSON.parse(answer);
  };
  const { result: hello } = await both({ verb: "hello" });
  for (const language of ["en", "ja"]) await both({ verb: "words", language });
  for (const { name } of hello.games) {
    const requests = requestsFor(name);
    for (let next = requests.next(); !next.done; ) next = requests.next(await both(next.value));
  }
  await both({ verb: "no such thing" });
  t.diagnostic(`${asked} requests, ${bytes} letters`);
});

test("a study finds the same in the page and beside it", async (t) => {
  const [page, beside] = [await InPage.open(), await Beside.open()];
  t.after(() => beside.close());
  const found = async (one, study) => {
    let { result } = JSON.parse(await one.ask({ verb: "compare", ...study }));
    for (let looks = 0; !result.finished && looks < 3000; ++looks) {
      if (one === beside) await new Promise((done) => setTimeout(done, 20));
      ({ result } = JSON.parse(await one.ask({ verb: "progress", study: result.study })));
    }
    assert.equal(result.finished, true);
    return result;
  };
  for (const study of [
    { tables: ["lorum", "lorum +announcer_may_raise"], games: 20_000 },
    { tables: ["hearts", "hearts target_score=60"], games: 20, matches: true },
    { tables: ["exposure", "exposure +pagat"], games: 300, bots: "greedy" },
    { tables: ["lorum", "lorum sweep_stake=50"], games: 60, bots: "learned", trainings: 0 },
    { tables: ["lorum", "lorum +no_such_rule"], games: 60 },
  ]) {
    const begun = performance.now();
    const inPage = await found(page, study);
    t.diagnostic(`${study.tables[1]}, ${study.games} games: ${Math.round(performance.now() - begun)} ms in the page`);
    assert.deepEqual(inPage, await found(beside, study));
  }
});

test("the sandbox of the page is built as it should be, and holds", async () => {
  const page = await InPage.open();
  assert.equal(page.text(page.wasm._houserule_self_check()), "");
});

// What is refused of a rule made in the page is refused at home, and what passes passes: near the
// limit of memory, too, where pointers are shorter.
test("a script near the limit of memory passes at home if it passes in the page", async (t) => {
  const [page, beside] = [await InPage.open(), await Beside.open()];
  t.after(() => beside.close());
  const makes = {
    tables: "{ i }",
    functions: "function() return i end",
    texts: '("x"):rep(50) .. i',
    lists: "{ i, i, i, i, i, i, i, i }",
  };
  for (const [name, one] of Object.entries(makes)) {
    const passes = async (program, count) => {
      const text = `-- House rule: keeps a lot.
local kept = {}
for part = 1, 64 do
  local some = {}
  for i = 1, ${count} do some[i] = ${one} end
  kept[part] = some
end
return variant { of = "lorum", title = { "Much", ja = "多い" }, ja = "多い。" }
`;
      const { result } = JSON.parse(
        await program.ask({ verb: "check", table: "lorum", script: "house/much.lua", text }),
      );
      return !result.diagnostics.some((fault) => fault.code === "memory-budget");
    };
    // The most that passes in the page, to an eighth of a percent.
    let [most, too_many] = [0, 4000];
    while (too_many - most > 4) {
      const middle = Math.floor((most + too_many) / 2);
      if (await passes(page, middle)) most = middle;
      else too_many = middle;
    }
    t.diagnostic(`${name}: ${64 * most} pass in the page`);
    assert.ok(most > 100, name);
    assert.equal(await passes(beside, most), true, name);
  }
});
