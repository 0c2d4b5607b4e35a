// Nothing that is typed is lost: two tabs, and an editor that is killed meanwhile.

import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import test from "node:test";
import { Desk } from "./desk.mjs";
import { chooseFirst, fourDeals as rule, openFourDeals as openScript, typeAtEnd } from "./typing.mjs";

const lorum = { table: "lorum +four_deals", house: { "four_deals.lua": rule } };

test("two tabs write one script: the later sees both texts and chooses", async (t) => {
  const desk = await Desk.open(lorum);
  t.after(() => desk.close());
  const first = await desk.tab();
  await openScript(first);
  const second = await desk.tab(`http://127.0.0.1:${desk.port}/`);
  await openScript(second);
  // The second tab does not hear in time what the first has written.
  let hear;
  const heard = new Promise((done) => (hear = done));
  await second.route("**/ask", async (route) => {
    if (/"stamps"/.test(route.request().postData())) await heard;
    await route.continue();
  });
  await typeAtEnd(first, "-- from the first\n");
  await first.getByText(/saved \d/).waitFor();
  await typeAtEnd(second, "-- from the second\n");
  await second.getByText("This file was changed elsewhere.").waitFor();
  hear();
  await desk.picture(second, "8-two-tabs");
  assert.equal(await desk.read("four_deals.lua"), `${rule}-- from the first\n`);
  await second.getByRole("button", { name: "Keep mine" }).click();
  await second.getByText(/saved \d/).waitFor();
  assert.equal(await desk.read("four_deals.lua"), `${rule}-- from the second\n`);
  assert.deepEqual(desk.faults, []);
});

test("the editor is killed while somebody types, and started again: nothing is lost", async (t) => {
  const desk = await Desk.open(lorum);
  t.after(() => desk.close());
  const page = await desk.tab();
  await openScript(page);
  await page.getByRole("tab", { name: "Play" }).click();
  await chooseFirst(page);
  await desk.stopServer("SIGKILL");
  await typeAtEnd(page, "-- typed while it was away\n");
  await page.keyboard.press("Control+s"); // asks for order, which nobody gives
  await page.getByText("Not connected. Your text is safe here").waitFor();
  await desk.picture(page, "9-away");
  await desk.startServer();
  await desk.tab(); // as a person opens the address that is printed now
  await page.getByText(/saved \d/).waitFor();
  assert.equal(await desk.read("four_deals.lua"), `${rule}-- typed while it was away\n`);
  assert.deepEqual(desk.faults.filter((one) => !/ERR_CONNECTION|Failed to load/.test(one)), []);
  await chooseFirst(page);
});

test("a file that was deleted is written again only when asked for", async (t) => {
  const desk = await Desk.open(lorum);
  t.after(() => desk.close());
  const page = await desk.tab();
  await openScript(page);
  await rm(desk.path("four_deals.lua"));
  await typeAtEnd(page, "-- more\n");
  await page.getByText("This file is not there any more").waitFor();
  await assert.rejects(desk.read("four_deals.lua"));
  await page.getByRole("button", { name: "Write it again" }).click();
  await page.getByText(/saved \d/).waitFor();
  assert.equal(await desk.read("four_deals.lua"), `${rule}-- more\n`);
  await rm(desk.path("four_deals.lua"));
  await typeAtEnd(page, "-- no more\n");
  await page.getByRole("button", { name: "Let it go" }).click();
  await page.getByRole("button", { name: "Leave out four_deals" }).click();
  await page.getByRole("status").getByText("No problems").waitFor();
  await page.locator(".command code").getByText(/^houserule play lorum$/).waitFor();
});

test("a page that is closed before it could save offers its text again", async (t) => {
  const desk = await Desk.open(lorum);
  t.after(() => desk.close());
  const page = await desk.tab();
  await openScript(page);
  await desk.stopServer("SIGKILL");
  await typeAtEnd(page, "-- not saved yet\n");
  await page.getByText("Not connected.").waitFor();
  await page.close();
  await desk.startServer();
  const again = await desk.tab();
  await openScript(again);
  await again.getByText("Text typed while the editor was away is still here.").waitFor();
  await again.getByRole("button", { name: "Use it" }).click();
  await again.getByText(/saved \d/).waitFor();
  assert.equal(await desk.read("four_deals.lua"), `${rule}-- not saved yet\n`);
});

test("the editor ends at Ctrl-C and says nothing is wrong", async (t) => {
  const desk = await Desk.open(lorum);
  t.after(() => desk.close());
  await desk.tab();
  assert.equal(await desk.stopServer("SIGINT"), 0);
});

test("nothing is asked any more at a table whose rule is gone", async (t) => {
  const desk = await Desk.open(lorum);
  t.after(() => desk.close());
  const page = await desk.tab();
  await openScript(page);
  const refused = [];
  await page.route("**/ask", async (route) => {
    const response = await route.fetch();
    if ((await response.json()).error) refused.push(route.request().postDataJSON());
    await route.fulfill({ response });
  });
  await rm(desk.path("four_deals.lua"));
  await typeAtEnd(page, "-- no more\n");
  await page.getByRole("button", { name: "Let it go" }).click();
  await page.getByRole("button", { name: "Leave out four_deals" }).click();
  await page.getByRole("status").getByText("No problems").waitFor();
  await page.waitForTimeout(500);
  assert.deepEqual(refused, []);
});
