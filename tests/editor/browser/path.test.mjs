// From "new house rule" to "played it and saw its effect", as somebody who knows Lórum and no Lua.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { Desk, program } from "./desk.mjs";
import { makeRule, playDeal } from "./typing.mjs";

const rule = "whoever_takes_the_last_trick_pays_2"; // as its script is called

test("a new house rule is written, measured, played and taken home", async (t) => {
  const desk = await Desk.open({ table: "" });
  t.after(() => desk.close());
  const page = await desk.tab();

  await page.getByRole("button", { name: "Lórum", exact: true }).click();
  await makeRule(page, "last trick", /^Whoever takes the last trick pays 2 chips/);

  // Afterwards the sentence stands above its script, and fills both.
  const script = page.getByRole("textbox", { name: `house/${rule}.lua` });
  await script.waitFor();
  const said = page.getByRole("region", { name: "What the rule says" });
  await said.getByRole("spinbutton").fill("3");
  await script.getByText('chips:pay(seat, "pool", 3, "last trick")').waitFor();
  await script.getByText("-- House rule: Whoever takes the last trick pays 3 chips into the pool.").waitFor();
  await page.getByText(/saved \d/).waitFor();
  // Who knows the game plays first; what they make of the rule takes a training.
  await page.getByText(/^In words, while everybody plays as before/).waitFor();
  await page.getByLabel("who plays").selectOption("random");
  await page.locator(".studied", { hasText: "20,000 of 20,000 deals." }).waitFor();
  await page.getByText("Done in").waitFor();
  const pool = page.locator(".plot li", { hasText: "pool left at the end" });
  await page.getByText("About 3 chips move from the players into the pool in a deal.", { exact: true }).waitFor();
  await pool.getByText(/^\+2\.\d+ \(\+2\.\d+ to \+3\.\d+\)|^\+2\.9\d+/).waitFor();
  await desk.picture(page, "2-balance");

  await page.getByRole("tab", { name: /Examples/ }).click();
  await page.getByText(/\d+ of \d+ examples pass/).first().waitFor();
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.getByRole("listitem").filter({ hasText: "Whoever takes the last trick pays 3 chips" }).first().waitFor();

  await page.getByRole("tab", { name: "Play" }).click();
  await page.locator(".heading").getByText("deal 1").waitFor();
  await desk.picture(page, "3-play");
  await playDeal(page);
  await page.locator(".talk").getByText(/Paid into the pool: .* 3\./).first().waitFor();
  await page.getByRole("button", { name: "Why these scores" }).click();
  await page.locator(".talk").getByText(/House rule Whoever takes the last trick pays 3 chips.*: settle/).first().waitFor();
  await desk.picture(page, "4-played");

  await page.getByRole("tab", { name: /Examples/ }).click();
  const before = await page.locator(".examples li").count();
  await page.getByRole("button", { name: "Add the deal from Play" }).click();
  await page.locator(".examples li").nth(before).waitFor();
  assert.equal(await page.locator(".examples .failed").count(), 0); // those that were made follow

  const command = await page.locator(".command code").textContent();
  assert.equal(command, `houserule play lorum +${rule}`);
  const played = execFileSync(program, ["play", "lorum", `+${rule}`, "--seed", "5"], {
    cwd: desk.folder,
    env: { ...process.env, XDG_DATA_HOME: desk.folder, LC_ALL: "C.UTF-8" },
    input: "",
  });
  assert.match(played.toString(), /House rules: Whoever takes the last trick pays 3\s+chips/);
  assert.match(await desk.read(`${rule}.lua`), /"pool", 3, "last trick"/);
  assert.deepEqual(desk.faults, []);
});
