// For everybody: keys alone, a phone, dark, every game.

import assert from "node:assert/strict";
import test from "node:test";
import { Desk } from "./desk.mjs";

test("keys alone reach every part, and Tab leaves the script after Escape", async (t) => {
  const desk = await Desk.open({
    table: "lorum +short",
    house: {
      "short.lua":
        '-- House rule: short.\nreturn variant { of = "lorum", title = { "Short", ja = "短い" }, ja = "短い。",\n  changes = { set { path = "house.deals", value = 4 } } }\n',
    },
  });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("button", { name: "Open the script of Short" }).press("Enter");
  await page.locator(".cm-content").waitFor();
  const part = () => page.evaluate(() => document.activeElement?.closest(".desk > *")?.className);
  await page.locator(".cm-content").focus();
  const written = await desk.read("short.lua");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("tab", { name: "Balance", selected: true }).waitFor();
  await page.locator(".cm-content").focus();
  await page.keyboard.press("Control+m");
  assert.match(await page.evaluate(() => document.activeElement?.id), /balance/);
  assert.equal(await desk.read("short.lua"), written);
  await page.locator(".cm-content").focus();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  assert.notEqual(await page.evaluate(() => document.activeElement?.className), "cm-content");
  const seen = new Set();
  for (let i = 0; i < 3; ++i) {
    await page.keyboard.press("F6");
    seen.add(await part());
  }
  assert.deepEqual([...seen].sort(), ["", "results-part", "written"]);
  await page.keyboard.press("Alt+1");
  assert.equal(await page.getByRole("tab", { name: "Play" }).getAttribute("aria-selected"), "true");
  await page.getByRole("tab", { name: "Play" }).focus();
  await page.keyboard.press("ArrowRight");
  assert.match(await page.evaluate(() => document.activeElement?.id), /examples/);
});

test("everything that can be used has a name to be read aloud", async (t) => {
  const desk = await Desk.open({ table: "lorum" });
  t.after(() => desk.close());
  const page = await desk.tab();
  for (const tab of ["Play", "Rules", "Balance", "Why"]) {
    await page.getByRole("tab", { name: tab }).click();
    await page.waitForTimeout(300);
    const nameless = await page.evaluate(() =>
      [...document.querySelectorAll("button, input, select, textarea, [role=tab]")]
        .filter((one) => {
          const labels = one.labels?.length ?? 0;
          const text = (one.textContent ?? "").trim();
          return !(text || labels || one.getAttribute("aria-label"));
        })
        .map((one) => one.outerHTML),
    );
    assert.deepEqual(nameless, [], tab);
  }
});

test("a phone's width is enough: one thing at a time, nothing sideways", async (t) => {
  const desk = await Desk.open({ table: "lorum" });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const view of ["Change", "Play", "Rules", "Balance"]) {
    await page.locator(".views").getByRole("button", { name: view, exact: true }).click();
    await page.waitForTimeout(300);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `${view}: ${wide}`);
    await desk.picture(page, `10-phone-${view}`);
  }
});

test("the balance draws results, seats and contracts with and without, and tells them in Japanese", async (t) => {
  const desk = await Desk.open({ table: "lorum pool_winners=1" });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("tab", { name: "Balance" }).click();
  await page.getByLabel("who plays").selectOption("random");
  await page.locator(".studied", { hasText: "Done in" }).waitFor();
  const plot = (heading) => page.locator("figure", { has: page.getByRole("heading", { name: heading }) });
  const landing = plot("Where it lands");
  assert.equal(await landing.locator("path.base, path.new").count(), 2);
  assert.match(await landing.locator("figcaption").textContent(), /^Chips of a seat in a deal, in percent\./);
  const seats = plot("Seats");
  assert.deepEqual(await seats.locator(".seat").allTextContents(), ["eldest hand", "2nd", "3rd", "dealer"]);
  assert.equal(await seats.locator("circle").count(), 8);
  assert.match(await seats.locator("figcaption").textContent(), /Equal shares: 0\./);
  const calls = await plot("Contracts and calls").locator(".new").first().textContent();
  assert.match(calls, /^with: \d+/);
  await page.getByRole("button", { name: "as a table" }).click();
  const share = await page.locator("table.landing td").first().textContent();
  assert.match(share, /^\d+\.\d\d %$/);
  await desk.picture(page, "13-balance");
  // The same study, told again.
  const asked = [];
  page.on("request", (request) => asked.push(request.postDataJSON()?.verb));
  await page.locator("header select").selectOption("ja");
  await page.locator(".seat", { hasText: "エルデストハンド" }).waitFor();
  assert.equal(await page.locator("table.landing td").first().textContent(), share);
  assert.ok(!asked.includes("compare"), String(asked));
  assert.deepEqual(desk.faults, []);
});

test("dark stays dark when the page comes again", async (t) => {
  const desk = await Desk.open({ table: "hearts" });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("button", { name: "Light or dark" }).click();
  await page.reload();
  await page.getByRole("tab", { name: "Play" }).click();
  await page.locator(".choices button").first().waitFor();
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  await desk.picture(page, "11-dark");
});

for (const game of ["aurum", "exposure", "french_tarot", "hearts", "odin"]) {
  test(`${game} can be looked at and begun`, async (t) => {
    const desk = await Desk.open({ table: game === "odin" ? "odin +judged_when_placed" : game });
    t.after(() => desk.close());
    const page = await desk.tab();
    await page.getByRole("tab", { name: "Play" }).click();
    await page.locator(".talk li").first().waitFor();
    await page.getByRole("tab", { name: "Rules" }).click();
    await page.locator(".sheet li").first().waitFor();
    await page.getByRole("tab", { name: "Play" }).click();
    await desk.picture(page, `12-${game}`);
    if (game === "odin") {
      await page.getByRole("tab", { name: "Balance" }).click();
      await page.locator("svg.landing").waitFor(); // as soon as there are numbers
      assert.equal(await page.locator(".seats-plot, .calls").count(), 0); // a game for one
    }
    assert.deepEqual(desk.faults, []);
  });
}
