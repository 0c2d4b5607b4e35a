// From what happened at the table to the rule behind it, by taps and by keys alone.

import assert from "node:assert/strict";
import test from "node:test";
import { Desk } from "./desk.mjs";
import { lastTrick } from "./typing.mjs";

const focused = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.closest(".choices") ? "choices" : at === document.body ? "BODY" : at?.className;
  });

test("a line leads to its clause, and one of a rule of one's own to its line of the script", async (t) => {
  const desk = await Desk.open({ table: "lorum +last_trick", house: { "last_trick.lua": lastTrick } });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("tab", { name: "Play" }).click();
  const log = page.getByRole("log", { name: "what happened" });
  await log.getByRole("button").first().waitFor();

  // By keys: a whole deal, and the focus is always at the next choice.
  await page.locator(".choices button[aria-disabled=false]").first().focus();
  const result = page.locator(".result");
  for (let moves = 0; moves < 40 && !(await result.isVisible()); ++moves) {
    const said = await page.locator(".talk li").count();
    assert.equal(await focused(page), "choices");
    await page.keyboard.press("Enter");
    await page.waitForFunction((n) => document.querySelectorAll(".talk li").length > n, said);
  }
  await result.getByText("Deal 1 is over").waitFor();
  assert.equal(await focused(page), "main");
  await page.keyboard.press("Enter");
  await page.locator(".heading").getByText("deal 2").waitFor();
  await page.waitForFunction(() => document.activeElement?.closest(".choices"));
  assert.equal(await focused(page), "choices");

  const paid = log.getByRole("button", { name: /House rule: Last trick/ }).first();
  await paid.click();
  assert.equal(await paid.getAttribute("aria-expanded"), "true");
  await log.getByText(/House rule Last trick: The last trick costs two\./i).last().waitFor();
  await desk.picture(page, "21-reasons");
  await log.getByRole("button", { name: "line 5 of its script" }).click();
  await page.locator(".cm-content").waitFor();
  await page.waitForFunction(() => document.querySelector(".cm-activeLine")?.textContent.includes("chips:pay"));

  const clause = log.getByRole("button", { name: /^clause \d+ of the rules$/ }).first();
  const number = Number(/\d+/.exec(await clause.textContent())[0]);
  await clause.click();
  await page.getByRole("tab", { name: "Rules", selected: true }).waitFor();
  const pointed = page.locator(".sheet li.pointed");
  await pointed.waitFor();
  assert.match(await pointed.textContent(), /The last trick costs two/);
  assert.ok(number > 0);
  assert.equal(await page.evaluate(() => document.activeElement?.className.includes("pointed")), true);
  assert.deepEqual(desk.faults, []);
});
