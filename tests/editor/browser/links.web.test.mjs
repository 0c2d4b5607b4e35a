// What a link carries: shown before it runs, kept only if somebody says so, told where it is damaged.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { deflateSync } from "node:zlib";
import { site, SiteDesk } from "./site_desk.mjs";
import { chooseFirst, fourDeals, lastTrick, openFourDeals } from "./typing.mjs";

const lorum = { table: "lorum +four_deals", house: { "four_deals.lua": fourDeals } };
const packed = (text) => deflateSync(Buffer.from(text)).toString("base64url");

const offered = (page) => page.getByRole("region", { name: "A house rule from a file" });

test("a rule in a link is shown, tried and kept, each when it is asked for", async (t) => {
  const desk = await SiteDesk.open();
  t.after(() => desk.close());
  const page = await desk.tab(`${desk.host.address}#rule=last_trick.lua.${packed(lastTrick)}`);
  const shown = offered(page);
  await shown.getByText("Nothing of it has run").waitFor();
  assert.match(await shown.locator("pre").textContent(), /chips:pay/);
  assert.equal(await page.evaluate(() => location.hash), "");
  assert.equal(await shown.getByText("examples pass").count(), 0);
  await shown.getByRole("button", { name: "Try it" }).click();
  await shown.getByText(/0 examples pass, \d+ deals were played. Nothing is kept yet/).waitFor();
  await desk.picture(page, "web-link");
  await assert.rejects(desk.read("last_trick.lua"), /is not kept/);
  await shown.getByRole("button", { name: "Keep it and play with it" }).click();
  await page.locator(".command code").getByText("houserule play lorum +last_trick").waitFor();
  assert.equal(await desk.read("last_trick.lua"), lastTrick);
  assert.deepEqual(desk.faults, []);
});

test("what is damaged, hostile or of another version is refused by name, and nothing changes", async (t) => {
  const desk = await SiteDesk.open(lorum);
  t.after(() => desk.close());
  const page = await desk.tab();
  await openFourDeals(page);
  const follow = (mark) => page.evaluate((hash) => (location.hash = hash), mark);
  const whole = packed(lastTrick);
  const pack = { houserule_pack: 7, name: "x", game: "lorum", requires: [], rule: ["x"], examples: [], hash: "0" };
  const endless = `-- House rule: x.\nreturn variant { of = "lorum", title = "x", x = (function () while true do end end)() }\n`;
  const told = [
    [`last_trick.lua.${whole.slice(0, -20)}`, /link is damaged/],
    [`last_trick.lua.${whole.slice(0, 30)}A${whole.slice(31)}`, /link is damaged/],
    ["last_trick.lua.%%%", /link is damaged/],
    ["last_trick.lua.", /link is damaged/],
    [whole, /link is damaged/],
    [`x.exe.${whole}`, /link is damaged/],
    [`x.lua.${packed("\0".repeat(40_000_000))}`, /512 kB/],
  ];
  for (const [mark, why] of told) {
    await follow(`#rule=${mark}`);
    await offered(page).getByRole("alert").getByText(why).waitFor();
    assert.equal(await offered(page).getByRole("button", { name: "Try it" }).count(), 0);
    await offered(page).getByRole("button", { name: "Close" }).click();
  }
  const tried = [
    [`x.houserule.${packed(JSON.stringify(pack))}`, /version/],
    [`x.lua.${packed(endless)}`, /ran too long|stopped/],
    [`x.lua.${packed("os.execute('x')\n" + lastTrick)}`, /os/],
    [`x.lua.${packed("x".repeat(70_000))}`, /64 kB/],
  ];
  for (const [mark, why] of tried) {
    await follow(`#rule=${mark}`);
    await offered(page).getByText("Nothing of it has run").waitFor();
    await offered(page).getByRole("button", { name: "Try it" }).click();
    await offered(page).locator(".error").getByText(why).first().waitFor();
    assert.equal(await offered(page).getByRole("button", { name: "Keep it and play with it" }).count(), 0);
    await offered(page).getByRole("button", { name: /^(Close|Do not keep it)$/ }).click();
  }
  // Another text of the name one has: both stay.
  await follow(`#rule=four_deals.lua.${packed(fourDeals.replace("value = 4", "value = 6"))}`);
  await offered(page).getByRole("button", { name: "Try it" }).click();
  await offered(page).getByText("What differs from yours").waitFor();
  assert.equal(await desk.read("four_deals.lua"), fourDeals);
  await offered(page).getByRole("button", { name: "Do not keep it" }).click();
  await page.locator(".command code").getByText("houserule play lorum +four_deals").waitFor();
  assert.deepEqual(desk.faults, []);
});

test("a link to a table asks first, and the deal one was in stays", async (t) => {
  const desk = await SiteDesk.open({ table: "lorum" });
  t.after(() => desk.close());
  await desk.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await desk.tab();
  await page.getByRole("tab", { name: "Play" }).click();
  await chooseFirst(page);
  await page.locator(".talk").getByText(/^You /).first().waitFor();
  await page.getByRole("button", { name: "Copy a link to the table" }).click();
  await page.getByText("Copied: a link to this table with the cards").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#table=lorum-[0-9A-Z-]+$/);
  const seed = /seed \d+/.exec(await page.locator(".heading").textContent())[0];

  await page.getByRole("button", { name: "New cards" }).click();
  await chooseFirst(page);
  await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  const table = page.getByRole("region", { name: "A table from a link" });
  await table.getByText(seed).waitFor();
  await table.getByRole("button", { name: "Open it" }).click();
  await page.locator(".heading").getByText(seed).waitFor();
  await page.getByRole("button", { name: "Positions" }).click();
  await page.getByText("before a link was opened").waitFor();

  await page.evaluate(() => (location.hash = "#table=hearts%20-moon"));
  await table.getByRole("button", { name: "Not now" }).click();
  await page.evaluate(() => (location.hash = "#table=heats"));
  await table.getByRole("alert").waitFor();
  assert.equal(await table.getByRole("button", { name: "Open it" }).count(), 0);
  await table.getByRole("button", { name: "Not now" }).click();
  await page.evaluate(() => (location.hash = "#table=lorum%20%2Bexposed_horniky"));
  await table.getByRole("button", { name: "Open it" }).click();
  await page.locator(".command code").getByText("houserule play lorum +exposed_horniky").waitFor();
  assert.deepEqual(desk.faults, []);
});

test("a link to one's own rule opens it in another browser", async (t) => {
  const desk = await SiteDesk.open(lorum);
  const friend = await SiteDesk.open();
  t.after(() => desk.close());
  t.after(() => friend.close());
  await desk.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await desk.tab();
  await openFourDeals(page);
  await page.getByRole("button", { name: "Copy a link to the rule" }).click();
  await page.getByText(/Copied: a link of \d+ letters/).waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  t.diagnostic(`a rule of ${fourDeals.length} letters: a link of ${link.href.length}`);
  const there = await friend.tab(friend.host.address + link.hash);
  await offered(there).getByRole("button", { name: "Try it" }).click();
  await offered(there).getByRole("button", { name: "Keep it and play with it" }).click();
  await there.locator(".command code").getByText("houserule play lorum +four_deals").waitFor();
  assert.equal(await friend.read("four_deals.lua"), fourDeals);
  assert.deepEqual(friend.faults, []);
});

test("an example of the documentation opens in the page", async (t) => {
  assert.ok(existsSync(join(site, "docs/variants.html")));
  const desk = await SiteDesk.open();
  t.after(() => desk.close());
  const page = await desk.tab(`${desk.host.address}docs/variants.html`);
  await page.getByRole("link", { name: "Try it in the page" }).first().click();
  await offered(page).getByRole("button", { name: "Try it" }).click();
  await offered(page).getByText(/deals were played/).waitFor();
  const sheet = await desk.tab(`${desk.host.address}docs/games/lorum/rules.html`);
  await sheet.getByRole("link", { name: "Open this table in the page" }).click();
  await sheet.getByRole("region", { name: "A table from a link" }).getByRole("button", { name: "Open it" }).click();
  await sheet.locator(".command code").getByText("houserule play lorum").waitFor();
  assert.deepEqual(desk.faults, []);
});
