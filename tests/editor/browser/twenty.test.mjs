// Twenty typical house rules, each made as a new user would: say it in the search, take the sentence
// that is found, fill it, make the rule. What each does is held against its sentence by examples in
// tests/editor/server/sentence_desk_test.cpp.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { Desk } from "./desk.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const rules = JSON.parse(readFileSync(join(here, "typical_rules.json"), "utf8"));
const games = [...new Set(rules.map((rule) => rule.game))];

const mostRead = 3; // sentences a person looks at before giving up

// Fills what does not say yet what it shall; false if the sentence has no such slots.
async function fill(chosen, slots) {
  const all = chosen.locator(".sentence").locator("input, select");
  if ((await all.count()) !== slots.length) return false;
  for (const [at, wanted] of slots.entries()) {
    const slot = all.nth(at);
    const isNumber = await slot.evaluate((one) => one.tagName === "INPUT");
    if (isNumber !== (typeof wanted === "number")) return false;
    if (isNumber) {
      await slot.fill(String(wanted));
      continue;
    }
    const labels = await slot.locator("option").allTextContents();
    const place = labels.findIndex((one) => one === wanted || one.startsWith(`${wanted} (`));
    if (place < 0) return false;
    await slot.selectOption(String(place));
  }
  return true;
}

// Takes one sentence after the other until one says what is wanted; returns how many were taken.
async function choose(page, rule) {
  const found = page.locator(".sentences > li");
  await found.first().waitFor();
  for (let at = 0; at < mostRead && at < (await found.count()); ++at) {
    await found.nth(at).getByRole("button").first().click();
    const chosen = page.locator(".sentences > li.chosen");
    if (!(await fill(chosen, rule.slots))) continue;
    await chosen.locator(".outcome").or(chosen.getByRole("alert")).first().waitFor();
    if ((await chosen.locator(".outcome strong").textContent()) === rule.says) return at + 1;
  }
  throw new Error(`${rule.looked}: not found`);
}

for (const game of games) {
  test(`typical rules of ${game} are made from what people say`, async (t) => {
    const desk = await Desk.open({ table: game });
    t.after(() => desk.close());
    const page = await desk.tab();
    for (const rule of rules.filter((one) => one.game === game)) {
      await page.getByRole("searchbox").first().fill(rule.looked);
      await page.getByRole("button", { name: "Make it a rule of my own" }).click();
      const taken = await choose(page, rule);
      t.diagnostic(`${rule.looked}: sentence ${taken} says it`);
      await page.getByRole("button", { name: "Make the rule" }).click();
      await page.getByRole("tab", { name: "Balance", selected: true }).waitFor();
      await page.getByRole("tab", { name: /Examples/ }).click();
      await page.getByText(/(\d+) of \1 examples pass/).first().waitFor();
      await page.getByRole("tab", { name: "Rules" }).click();
      const clauses = page.locator(".sheet li");
      const shows = rule.shows.startsWith("{") ? rule.says : rule.shows;
      await clauses.filter({ hasText: shows }).first().waitFor();
      // Each alone: the usual game again.
      await page.getByRole("button", { name: "The usual game again" }).click();
      await page.waitForFunction(() => !document.querySelector(".command code")?.textContent.includes("+"));
    }
    assert.deepEqual(desk.faults, []);
  });
}
