// What the page shows is there again after a reload, deals end with a card, positions are kept, and a
// store that is full stops nobody.

import assert from "node:assert/strict";
import test from "node:test";
import { Desk } from "./desk.mjs";
import { chooseFirst, fourDeals, playDeal } from "./typing.mjs";

const house = { "four_deals.lua": fourDeals };

test("a deal ends with its result, which may be kept; a reload loses nothing of it", async (t) => {
  const desk = await Desk.open({ table: "lorum +four_deals", house });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("button", { name: "Open the script of Four deals" }).click();
  await page.getByRole("textbox", { name: "house/four_deals.lua" }).waitFor();
  await page.getByRole("tab", { name: "Play" }).click();
  await chooseFirst(page);
  const seed = /seed \d+/.exec(await page.locator(".heading").textContent())[0];
  await page.getByRole("button", { name: "All hands" }).click();
  const hand = await page.locator(".choices").textContent();
  await page.reload();
  await page.locator(".heading").getByText(seed).waitFor();
  assert.equal(await page.locator(".choices").textContent(), hand);
  await page.locator(".seats .hand").first().waitFor();
  await page.getByRole("textbox", { name: "house/four_deals.lua" }).waitFor();

  const result = await playDeal(page);
  await result.getByRole("row").nth(4).waitFor();
  await desk.picture(page, "21-deal-is-over");
  const told = await result.getByRole("table").textContent();
  const log = await page.locator(".talk li").count();
  await page.reload();
  await result.waitFor();
  assert.equal(await result.getByRole("table").textContent(), told);
  assert.equal(await page.locator(".talk li").count(), log);
  await result.getByRole("button", { name: "Keep deal 1 as an example" }).click();
  await page.getByRole("tab", { name: /Examples/, selected: true }).waitFor();
  await page.locator(".examples .passed").getByText(/^deal 1 of/).waitFor();
  const written = await desk.read("four_deals.examples.lua");
  assert.match(written, /gains = \{/);
  assert.doesNotMatch(written, /legal = /);
  await page.getByRole("tab", { name: "Play" }).click();
  await result.getByRole("button", { name: "Next deal" }).click();
  await page.locator(".heading").getByText("deal 2").waitFor();
  await page.locator(".choices button[aria-disabled=false]").first().waitFor();
  assert.deepEqual(desk.faults, []);
});

test("a rule that is being made is there again after a reload", async (t) => {
  const desk = await Desk.open({ table: "lorum" });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("searchbox").first().fill("last trick");
  await page.getByRole("button", { name: "Make it a rule of my own" }).click();
  await page.getByRole("button", { name: /^Whoever takes the last trick pays 2 chips/ }).click();
  await page.locator(".sentence input").fill("7");
  const says = page.locator(".outcome").getByText("Whoever takes the last trick pays 7 chips into the pool").first();
  await says.waitFor();
  await page.reload();
  await says.waitFor();
  assert.equal(await page.locator(".sentence input").inputValue(), "7");
  assert.equal(await page.locator(".new-rule input[type=search]").inputValue(), "last trick");
  await page.getByRole("button", { name: "Make the rule" }).click();
  await page.getByRole("tab", { name: "Balance", selected: true }).waitFor();
  await page.reload();
  await page.getByText("Whoever takes the last trick pays 7 chips into the pool").first().waitFor();
  assert.equal(await page.locator(".new-rule").count(), 0);
  assert.deepEqual(desk.faults, []);
});

test("a seat is given cards, and a position is kept by its name", async (t) => {
  const desk = await Desk.open({ table: "hearts" });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("tab", { name: "Play" }).click();
  await page.getByRole("button", { name: "Positions" }).click();
  const positions = page.getByRole("region", { name: "Positions" });
  for (const card of ["Ace of hearts", "King of hearts", "Queen of spades"]) {
    const button = positions.getByRole("button", { name: new RegExp(`^${card}`, "i") });
    await button.click();
    await positions.getByRole("group").first().getByRole("button", { name: new RegExp(`^${card}`, "i"), pressed: true }).waitFor();
  }
  await desk.picture(page, "22-positions");
  await positions.getByRole("button", { name: "Play these cards" }).click();
  await page.waitForFunction(() => /♥A.*♥K/.test(document.querySelector(".choices").textContent));
  const hand = await page.locator(".choices").textContent();
  assert.match(hand, /♠Q/);
  await positions.getByRole("textbox", { name: "a name for the table as it stands" }).fill("Three high ones");
  await positions.getByRole("button", { name: "Keep this position" }).click();
  await positions.getByText("Three high ones").waitFor();
  await page.getByRole("button", { name: "New cards" }).click();
  await page.waitForFunction((old) => document.querySelector(".choices").textContent !== old, hand);
  await page.reload();
  await positions.getByRole("button", { name: "Play from here" }).click();
  await page.waitForFunction((old) => document.querySelector(".choices").textContent === old, hand);
  await positions.getByRole("button", { name: "Forget" }).click();
  await positions.getByRole("button", { name: "Forget it for good" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".kept-positions li").length === 0);
  assert.deepEqual(desk.faults, []);
});

test("numbers go back, the usual game comes back, and a rule that is off can be switched on", async (t) => {
  const desk = await Desk.open({ table: "lorum", house });
  t.after(() => desk.close());
  const page = await desk.tab();
  const command = page.locator(".command code");
  await page.getByRole("button", { name: "Open the script of Four deals" }).click();
  await page.getByRole("textbox", { name: "house/four_deals.lua" }).waitFor();
  for (const tab of ["Balance", "Examples"]) {
    await page.getByRole("tab", { name: new RegExp(tab) }).click();
    await page.getByText("Four deals is open, but not in force at this table.").waitFor();
  }
  const stake = page.locator(".numbers li", { hasText: "0 to 100" }).first();
  const field = stake.getByRole("textbox");
  const usual = await field.inputValue();
  for (const typed of ["1000", "2.5", "1 2"]) {
    await field.fill(typed);
    await field.press("Enter");
    await stake.getByText(`whole numbers from 0 to 100; you wrote ${typed}`).waitFor();
    assert.equal(await stake.getByRole("button", { name: /^Write it into/ }).count(), 0);
  }
  await stake.getByRole("button", { name: new RegExp(`^usual: ${usual} `) }).click();
  await command.getByText(/^houserule play lorum$/).waitFor();
  await field.fill("7");
  await field.press("Enter");
  await stake.getByRole("button", { name: /^Write it into/ }).waitFor();
  await page.getByRole("button", { name: "Switch on Four deals" }).click();
  await command.getByText("+four_deals").waitFor();
  await page.getByRole("button", { name: "The usual game again" }).click();
  await command.getByText(/^houserule play lorum$/).waitFor();
  await page.reload();
  await command.getByText(/^houserule play lorum$/).waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await command.getByText("+four_deals").waitFor();
  assert.deepEqual(desk.faults, []);
});

test("six megabytes are told, and typing goes on; so it does with a store that is full", async (t) => {
  const desk = await Desk.open({ table: "lorum +four_deals", house });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("button", { name: "Open the script of Four deals" }).click();
  const script = page.getByRole("textbox", { name: "house/four_deals.lua" });
  await script.click();
  await page.keyboard.press("Control+End");
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", `--[[ ${"x".repeat(6 * 1024 * 1024)} ]]`);
    document.querySelector(".cm-content").dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.getByText("not saved: too long: 6 MB; a script has at most 64 kB").waitFor();
  await page.locator(".problems").getByText("too long: 6 MB; a script has at most 64 kB").waitFor();
  assert.equal(await desk.read("four_deals.lua"), fourDeals);
  await page.keyboard.press("Control+z");
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage]) {
      let text = "x".repeat(1024 * 1024);
      while (text.length > 0) {
        try {
          store.setItem(`filler${Math.random()}`, text);
        } catch {
          text = text.slice(0, text.length >> 1);
        }
      }
    }
  });
  await page.keyboard.type("-- goes on\n");
  await page.getByText(/saved \d/).waitFor();
  assert.equal(await desk.read("four_deals.lua"), `${fourDeals}-- goes on\n`);
  await page.getByRole("tab", { name: "Play" }).click();
  await chooseFirst(page);
  await page.getByRole("button", { name: "light" }).or(page.getByRole("button", { name: "Light or dark" })).first().click();
  await page.getByRole("switch", { name: "Four deals" }).uncheck();
  await page.locator(".command code").getByText(/^houserule play lorum$/).waitFor();
  assert.deepEqual(desk.faults, []);
});
