// What is typed with the signs of a Japanese keyboard is what is meant by it, in every field.

import assert from "node:assert/strict";
import test from "node:test";
import { Desk } from "./desk.mjs";

test("digits, commas, blanks, letters and a minus of full width are taken", async (t) => {
  const desk = await Desk.open({ table: "lorum" });
  t.after(() => desk.close());
  const page = await desk.tab();
  page.setDefaultTimeout(60_000);
  const command = page.locator(".command code");
  const number = (label) => page.locator(".numbers li", { hasText: label });

  const type = async (label, typed) => {
    await number(label).locator("input").fill(typed);
    await number(label).locator("input").press("Tab");
  };
  await type("deals in a match", "１２");
  await command.getByText(/ deals=12$/).waitFor();
  await type("deals in a match", "　２");
  await command.getByText(/ deals=2$/).waitFor();
  await type("may share the pool", "２、３");
  await command.getByText(/ pool_winners=2,3$/).waitFor();
  await type("may share the pool", "1，2");
  await command.getByText(/ deals=2$/).waitFor();
  for (const minus of ["－", "−", "–", "ー"]) {
    await type("deals in a match", "4");
    await command.getByText(/ deals=4$/).waitFor();
    await type("deals in a match", `${minus}３`);
    await number("deals in a match").getByText("you wrote -3").waitFor();
  }
  await type("deals in a match", "４");

  const search = page.getByRole("searchbox");
  await search.first().fill("ｈｅａｒｔｓ　ｂｒｏｋｅｎ");
  await page.locator(".switches").getByText("Hearts must be broken").waitFor();
  assert.equal(await page.locator(".switches li").count(), 1);
  await search.first().fill("");
  await page.getByRole("button", { name: "New house rule" }).first().click();
  await search.last().fill("ｌａｓｔ　ｔｒｉｃｋ　３");
  await page.locator(".sentences button", { hasText: /last trick .*3/ }).first().click();
  const slot = page.locator(".chosen").getByRole("spinbutton").first();
  await slot.fill("５");
  await page.locator(".outcome strong", { hasText: "5" }).waitFor();
  assert.equal(await slot.getAttribute("aria-valuenow"), "5");
  await slot.press("ArrowDown");
  await page.locator(".outcome strong", { hasText: "4" }).waitFor();
  assert.equal(await slot.inputValue(), "4");

  await page.getByRole("tab", { name: "Play" }).click();
  await page.locator(".choices button").first().waitFor();
  const typed = page.locator(".talk + form input");
  await typed.fill("ｓｃｏｒｅｓ");
  await typed.press("Enter");
  await page.locator(".talk li", { hasText: "100" }).first().waitFor();
  await page.getByRole("tab", { name: "Why" }).click();
  await page.locator(".why input").fill("ｌａｓｔ＿ｔｒｉｃｋ");
  await page.locator(".why pre").waitFor();
  assert.deepEqual(desk.faults, []);
});
