// A board game is played by tapping.

import assert from "node:assert/strict";
import test from "node:test";
import { Desk } from "./desk.mjs";

test("a worker is placed and a tile laid by tapping, and by keys", async (t) => {
  const desk = await Desk.open({ table: "odin" });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("tab", { name: "Play" }).click();
  const heading = page.locator(".table .heading");
  const button = (name) => page.locator(".play").getByRole("button", { name });
  await page.locator(".space").first().waitFor();
  await desk.picture(page, "13-board-turn");

  // A space tells what it does before anything is done.
  await button(/^07 beans/).click();
  await page.locator(".detail").getByText("Weekly Market").waitFor();
  assert.match(await heading.textContent(), /6 of 6 Vikings/);
  await button("Place on C1-07").click();
  await page.locator(".table .news").getByText("You place 1 Viking on C1-07").waitFor();
  assert.match(await heading.textContent(), /5 of 6 Vikings/);

  // A tile: to the cell that is tapped, turned, and laid.
  await button("put mead on banquet table").click();
  const laying = page.locator(".laying");
  await laying.locator(".cell.may").last().click();
  const before = await laying.locator(".cell.here").last().getAttribute("aria-label");
  assert.match(before, /row 3, column \d+ .*may lie here/);
  await desk.picture(page, "14-board-laying");
  await button("Lay it here").click();
  await page.locator(".table .news").getByText("You lay mead on banquet table").waitFor();

  // The same by keys; what does not fit says why.
  await button("put beans on banquet table").press("Enter");
  await laying.waitFor();
  await page.keyboard.press("ArrowUp");
  await page.locator(".laying .cell.wrong").first().waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".refusal").getByText("It must stand on the lowest row").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.locator(".laying .cell.here").first().waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".table .news").getByText("You lay beans on banquet table").waitFor();

  // To pass with workers left has to be meant.
  while ((await page.locator(".table > section .space").count()) === 0) {
    await button("go on").click();
    await page.waitForTimeout(100);
  }
  await button(/^pass/).click();
  await page.locator(".band").getByText("You have 5 Vikings left").waitFor();
  await page.locator(".band").getByRole("button", { name: "Leave it" }).click();
  assert.match(await heading.textContent(), /round 1 of 7.*5 of 6/);

  await button("As text").click();
  await page.locator("pre.board").getByText("15").waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".views").getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "menu" }).click();
  await page.getByLabel("Language").selectOption("ja");
  await heading.getByText("ラウンド").waitFor();
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
  await desk.picture(page, "15-board-phone");
  assert.deepEqual(desk.faults, []);
});
