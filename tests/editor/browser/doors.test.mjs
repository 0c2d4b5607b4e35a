// Requests that are not from the editor's own page are refused, whoever sends them.

import assert from "node:assert/strict";
import { request } from "node:http";
import test from "node:test";
import { Desk } from "./desk.mjs";

function send(port, { path = "/ask", method = "POST", headers = {}, body = "" } = {}) {
  return new Promise((done, failed) => {
    const call = request(
      { host: "127.0.0.1", port, path, method, headers: { "Content-Type": "application/json", ...headers } },
      (answer) => {
        let text = "";
        answer.on("data", (part) => (text += part));
        answer.on("end", () => done({ status: answer.statusCode, text }));
      },
    );
    call.on("error", failed);
    call.end(body);
  });
}

test("foreign pages, other hosts, no key, paths out of the folder, too much: all refused", async (t) => {
  const desk = await Desk.open();
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("tab", { name: "Rules" }).waitFor();
  const key = await page.evaluate(() => localStorage.getItem("houserule.key"));
  const let_in = { Authorization: `Bearer ${key}` };
  const hello = JSON.stringify({ verb: "hello" });
  const status = async (options) => (await send(desk.port, options)).status;

  assert.equal(await status({ headers: let_in, body: hello }), 200);
  assert.equal(await status({ body: hello }), 401);
  assert.equal(await status({ headers: { Authorization: "Bearer x" }, body: hello }), 401);
  const foreign = { ...let_in, Origin: "https://example.org" };
  assert.equal(await status({ headers: foreign, body: hello }), 403);
  assert.equal(await status({ headers: { ...let_in, Origin: "null" }, body: hello }), 403);
  assert.equal(await status({ headers: { ...let_in, Host: "example.org" }, body: hello }), 403);
  assert.equal(await status({ headers: { ...let_in, "Content-Type": "text/plain" }, body: hello }), 415);
  assert.equal(await status({ headers: let_in, body: "x".repeat(2_000_000) }), 413);
  assert.equal(await status({ headers: let_in, method: "PUT", body: hello }), 405);
  for (const path of ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../x", "//etc/passwd"]) {
    assert.equal(await status({ path, method: "GET" }), 404, path);
  }
  for (const script of ["house/../secret.lua", "/etc/passwd", "../x.lua", "house/.hidden.lua"]) {
    const body = JSON.stringify({ verb: "save", script, text: "", base: "" });
    assert.match((await send(desk.port, { headers: let_in, body })).text, /"error"/, script);
  }
});

test("another page cannot ask with what the browser has kept", async (t) => {
  const desk = await Desk.open();
  t.after(() => desk.close());
  await desk.tab();
  const other = await desk.context.newPage();
  await other.goto("data:text/html,<title>other</title>");
  const answer = await other.evaluate(async (port) => {
    try {
      const body = JSON.stringify({ verb: "hello" });
      const got = await fetch(`http://127.0.0.1:${port}/ask`, { method: "POST", body });
      return await got.text();
    } catch (error) {
      return `refused: ${error}`;
    }
  }, desk.port);
  assert.match(answer, /^refused|"error"/);
});
