// The page with nothing installed: a folder of files on any host is all there is.

import assert from "node:assert/strict";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { site, SiteDesk } from "./site_desk.mjs";
import { chooseFirst, fourDeals, makeRule, openFourDeals, playDeal, typeAtEnd } from "./typing.mjs";

const megabyte = 1_000_000;
const lorum = { table: "lorum +four_deals", house: { "four_deals.lua": fourDeals } };

const ends = (name, ending) => name.endsWith(ending);
const sizeOf = (ending) =>
  readdirSync(join(site, "assets"))
    .filter((name) => ends(name, ending))
    .reduce((sum, name) => sum + statSync(join(site, "assets", name)).size, 0);

test("what a browser loads is small", (t) => {
  for (const name of ["houserule", "index", "scripts", "players"]) {
    const files = readdirSync(join(site, "assets")).filter((file) => file.startsWith(`${name}-`));
    for (const file of files.sort()) t.diagnostic(`${file}: ${statSync(join(site, "assets", file)).size} bytes`);
  }
  assert.ok(sizeOf(".wasm.br") < 2 * megabyte, "the program, by Brotli");
  assert.ok(sizeOf(".wasm.gz") < 2.4 * megabyte, "the program, by gzip");
  assert.ok(sizeOf(".pack.br") < 1.2 * megabyte, "scripts and what bots have learned");
  assert.ok(sizeOf(".js.br") + sizeOf(".css.br") < 0.3 * megabyte, "the page");
});

test("every name in assets/ says what is in the file", () => {
  const plain = readdirSync(join(site, "assets")).filter((name) => !/-[\w-]{8,10}\.\w+(\.br|\.gz)?$/.test(name));
  assert.deepEqual(plain, []);
});

const rule = "whoever_takes_the_last_trick_pays_2"; // as its script is called

test("a rule is written, measured, played and still there tomorrow", async (t) => {
  const desk = await SiteDesk.open();
  t.after(() => desk.close());
  const begun = performance.now();
  const page = await desk.tab();
  await page.getByRole("button", { name: "Lórum", exact: true }).click();
  await page.getByRole("heading", { name: /Lórum/ }).first().waitFor();
  await page.getByRole("tab", { name: "Rules" }).waitFor();
  t.diagnostic(`first table: ${Math.round(performance.now() - begun)} ms, ${desk.host.sent} bytes by Brotli`);
  await page.getByText("Runs in this browser; nothing is sent anywhere.").first().waitFor();

  await makeRule(page, "last trick", /^Whoever takes the last trick pays 2 chips/);
  await page.getByRole("region", { name: "What the rule says" }).getByRole("spinbutton").fill("3");
  await page.getByRole("textbox", { name: `house/${rule}.lua` }).getByText('"pool", 3, "last trick"').waitFor();
  await page.getByText(/saved \d/).waitFor();

  await page.getByRole("tab", { name: "Balance" }).click();
  await page.getByLabel("who plays").selectOption("random");
  await page.locator(".studied", { hasText: "20,000 of 20,000 deals." }).waitFor();
  const took = await page.getByText("Done in").textContent();
  t.diagnostic(`20,000 random deals of two tables: ${took}`);
  await page.getByText("About 3 chips move from the players into the pool in a deal.", { exact: true }).waitFor();
  await desk.picture(page, "web-balance");

  await page.getByRole("tab", { name: "Play" }).click();
  await page.locator(".heading").getByText("deal 1").waitFor();
  await playDeal(page);
  await page.locator(".talk").getByText(/Paid into the pool: .* 3\./).first().waitFor();
  await desk.picture(page, "web-played");
  await page.close();

  const again = await desk.tab();
  await again.locator(".command code").getByText(`houserule play lorum +${rule}`).waitFor();
  await again.getByRole("textbox", { name: `house/${rule}.lua` }).waitFor();
  assert.match(await again.locator(".cm-content").textContent(), /"pool", 3, "last trick"/);
  await again.getByRole("button", { name: /version/ }).click();
  assert.match(await desk.read(`${rule}.lua`), /"pool", 3, "last trick"/);
  assert.deepEqual([...desk.asked], [new URL(desk.host.address).origin]);
  assert.deepEqual(desk.faults, []);
});

test("two tabs write one script: the later sees both texts and chooses", async (t) => {
  const desk = await SiteDesk.open(lorum);
  t.after(() => desk.close());
  const first = await desk.tab();
  await openFourDeals(first);
  const second = await desk.tab();
  await openFourDeals(second);
  await typeAtEnd(first, "-- from the first\n");
  await first.getByText(/saved \d/).waitFor();
  await typeAtEnd(second, "-- from the second\n");
  await second.getByText("This file was changed elsewhere.").waitFor();
  assert.equal(await desk.read("four_deals.lua"), `${fourDeals}-- from the first\n`);
  await second.getByRole("button", { name: "Keep mine" }).click();
  await second.getByText(/saved \d/).waitFor();
  assert.equal(await desk.read("four_deals.lua"), `${fourDeals}-- from the second\n`);
  assert.deepEqual(desk.faults, []);
});

test("a worker that dies is told and started again, and nothing is lost", async (t) => {
  const desk = await SiteDesk.open(lorum);
  t.after(() => desk.close());
  const page = await desk.tab();
  await openFourDeals(page);
  await page.getByRole("tab", { name: "Play" }).click();
  await chooseFirst(page);
  await typeAtEnd(page, "-- before\n");
  await page.getByText(/saved \d/).waitFor();
  const told = page.getByText("What computes in this page has stopped").waitFor();
  await page.workers()[0].evaluate(() => void setTimeout(() => { throw new Error("on purpose"); }));
  await told;
  await typeAtEnd(page, "-- after\n");
  await page.getByText("What computes in this page has stopped").waitFor({ state: "hidden" });
  await page.waitForFunction(() => !localStorage.getItem("houserule.typed.house/four_deals.lua"));
  assert.equal(await desk.read("four_deals.lua"), `${fourDeals}-- before\n-- after\n`);
  await chooseFirst(page);
  assert.deepEqual(desk.faults.filter((one) => !/on purpose/.test(one)), []);
});

test("a worker that hangs is told, and stopped by whoever waits", async (t) => {
  const desk = await SiteDesk.open(lorum);
  t.after(() => desk.close());
  const page = await desk.tab();
  await openFourDeals(page);
  await page.workers()[0].evaluate(() => void setTimeout(() => { for (;;); }));
  await typeAtEnd(page, "-- while it hangs\n");
  await page.getByRole("button", { name: "Stop it" }).click();
  await page.getByText("What computes in this page has stopped").waitFor();
  await typeAtEnd(page, "-- and on\n");
  await page.waitForFunction(() => !localStorage.getItem("houserule.typed.house/four_deals.lua"));
  assert.equal(await desk.read("four_deals.lua"), `${fourDeals}-- while it hangs\n-- and on\n`);
  assert.deepEqual(desk.faults, []);
});

test("a browser without room says so, and saves when there is some", async (t) => {
  const desk = await SiteDesk.open(lorum);
  t.after(() => desk.close());
  const page = await desk.tab();
  await openFourDeals(page);
  // Chromium gives every origin ten gigabytes and heeds no smaller quota: a write fails as it would.
  const [worker] = page.workers();
  await worker.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    self.isFull = true;
    IDBObjectStore.prototype.put = function (...what) {
      if (self.isFull) throw new DOMException("there is no room", "QuotaExceededError");
      return put.apply(this, what);
    };
  });
  await typeAtEnd(page, "-- too much\n");
  await page.getByText(/not saved: this browser has no room left/).waitFor();
  assert.equal(await desk.read("four_deals.lua"), fourDeals);
  await worker.evaluate(() => void (self.isFull = false));
  await typeAtEnd(page, "-- and more\n");
  await page.getByText(/saved \d/).waitFor();
  assert.equal(await desk.read("four_deals.lua"), `${fourDeals}-- too much\n-- and more\n`);
});

test("without a network the page opens and plays, once it was there", async (t) => {
  const desk = await SiteDesk.open(lorum);
  t.after(() => desk.close());
  const page = await desk.tab();
  await openFourDeals(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await desk.host.stop();
  await page.reload();
  await openFourDeals(page);
  await page.getByRole("tab", { name: "Play" }).click();
  await chooseFirst(page);
  await typeAtEnd(page, "-- on a train\n");
  await page.getByText(/saved \d/).waitFor();
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector("link[rel=manifest]");
    return { at: link.href, says: await (await fetch(link.href)).json() };
  });
  assert.equal(new URL(manifest.says.start_url, manifest.at).href, desk.host.address);
  assert.equal(manifest.says.display, "standalone");
});
