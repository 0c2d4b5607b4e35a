// Scripts in the page: what is wrong is marked and mended, and nothing else is touched.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { Desk } from "./desk.mjs";
import { makeRule } from "./typing.mjs";

const rule = `-- House rule: a match has four deals.
-- Grandfather would have it so.

return variant {
  of    = "lorum",
  title = { "Four deals", ja = "4ディール" },
  ja    = "4ディールで終わる。",

  changes = {
    -- twice as short
    set { path = "house.deals", value = 4 },
  },
}
`;

async function opened(t, table = "lorum +four_deals") {
  const desk = await Desk.open({ table, house: { "four_deals.lua": rule } });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("button", { name: "Open the script of Four deals" }).click();
  const script = page.getByRole("textbox", { name: "house/four_deals.lua" });
  await script.waitFor();
  return { desk, page, script };
}

// Puts the cursor behind a text of the script.
async function goBehind(page, text) {
  await page.locator(".cm-line", { hasText: text }).click();
  await page.keyboard.press("End");
}

test("a mistyped word is underlined, told and mended by one click", async (t) => {
  const { desk, page } = await opened(t);
  await goBehind(page, 'set { path = "house.deals"');
  await page.keyboard.press("Home");
  for (let i = 0; i < 3; ++i) await page.keyboard.press("Delete");
  await page.keyboard.type("ste");
  await page.locator(".problems li").first().waitFor();
  await page.getByRole("status").getByText("1 problem").waitFor();
  await page.locator(".cm-lintRange-error").waitFor();
  await page.getByRole("tab", { name: "Play" }).click();
  await page.getByText("As the rules were before the problem.").waitFor();
  await desk.picture(page, "5-problem");
  await page.locator(".problems").getByRole("button", { name: "Write set" }).click();
  await page.getByRole("status").getByText("No problems.").waitFor();
  assert.equal(await desk.read("four_deals.lua"), rule);
  assert.deepEqual(desk.faults, []);
});

test("a script with a syntax error says what Lua expected, and the rules before stand", async (t) => {
  const { page } = await opened(t);
  await goBehind(page, 'of    = "lorum"');
  await page.keyboard.press("Backspace");
  await page.locator(".problems li").first().waitFor();
  assert.match(await page.locator(".problems li").first().textContent(), /house\/four_deals\.lua:\d+/);
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.getByText("A match has 4 deals.").waitFor();
  await page.keyboard.press("F8");
  await page.keyboard.press("Control+z");
});

test("a number of the form is written into the script, comments and all else stay", async (t) => {
  const { desk, page } = await opened(t);
  const field = page.getByRole("textbox", { name: "chips from each other player" });
  await field.fill("12");
  await field.press("Tab");
  await page.getByRole("button", { name: "Write it into house/four_deals.lua" }).click();
  await page.locator(".cm-line", { hasText: "sweep_stake = 12" }).waitFor();
  const text = await desk.read("four_deals.lua");
  assert.equal(text.replace(",\n  numbers = { sweep_stake = 12 }", ""), rule);
  await page.locator(".command code").getByText(/^houserule play lorum \+four_deals$/).waitFor();
  await page.locator(".numbers li", { hasText: "chips from each other player" }).getByText("by “Four deals”").waitFor();
  assert.equal(await field.inputValue(), "12");

  // And the rule goes to somebody else as one file. An answer that comes late and finds nothing
  // new leaves what was said of that.
  let letGo;
  const later = new Promise((resolve) => (letGo = resolve));
  await page.route("**/ask", async (route) => {
    const { verb } = route.request().postDataJSON();
    if (verb === "check") await later;
    await route.continue();
  });
  const checked = page.waitForResponse((answer) => answer.request().postDataJSON()?.verb === "check");
  await page.getByRole("switch", { name: "Calls at any moment" }).check();
  const arrives = page.waitForEvent("download");
  await page.getByRole("button", { name: "Send it to someone" }).click();
  const pack = await arrives;
  assert.equal(pack.suggestedFilename(), "four_deals.houserule");
  assert.match(await readFile(await pack.path(), "utf8"), /sweep_stake = 12/);
  await page.getByRole("status").getByText("four_deals.houserule is in your downloads").waitFor();
  letGo();
  await (await checked).finished();
  await page.waitForTimeout(300);
  assert.match(await page.getByRole("status").textContent(), /is in your downloads/);
});

test("house rules that clash say so at both switches, and either can go", async (t) => {
  const desk = await Desk.open({ table: "lorum" });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("switch", { name: "Calls at any moment" }).check();
  await page.getByRole("switch", { name: "One call each, in turn" }).check();
  await page.locator(".switches strong").nth(1).waitFor();
  await desk.picture(page, "6-clash");
  await page.getByRole("button", { name: "Leave out One call each, in turn" }).click();
  await page.getByRole("status").getByText("No problems").waitFor();
  await page.getByRole("switch", { name: /own .*triple|triple/i }).check();
  await page.getByRole("button", { name: "Switch on Exposed Horníks too" }).click();
  await page.getByRole("status").getByText("No problems").waitFor();
  const number = page.getByRole("textbox", { name: "deals in a match" });
  await number.fill("500");
  await number.press("Tab");
  await page.getByText("1 to 100; you wrote 500").waitFor();
  await number.fill("１２"); // digits of a Japanese keyboard
  await number.press("Tab");
  await page.getByRole("status").getByText("No problems").waitFor();
  await page.locator(".command code").getByText(/ deals=12$/).waitFor();

  // Changes of the table are taken back one by one, and a page that is loaded again goes on.
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await page.locator(".command code").getByText(/ deals=500$/).waitFor();
  await page.getByRole("button", { name: "Redo" }).click();
  await page.locator(".command code").getByText(/ deals=12$/).waitFor();
  await page.reload();
  await page.locator(".command code").getByText(/exposed_horniky deals=12$/).waitFor();
});

test("words complete and explain themselves", async (t) => {
  const { page } = await opened(t);
  await goBehind(page, "-- twice as short");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("\nappe");
  await page.locator(".cm-tooltip-autocomplete").getByText("append").first().waitFor();
  await page.locator(".cm-tooltip-autocomplete").getByText("append").first().click();
  await page.locator(".cm-line", { hasText: /^\s*append$/ }).waitFor();
  await page.keyboard.press("F1");
  await page.getByRole("heading", { name: "append" }).waitFor();
});

const untidy = `-- House rule: the last trick costs two.
return variant {
of="lorum", title = { "Two", ja = "2" }, ja = "2。",
changes = {
wrap { path = "settle.pay",
with = function (base,result,chips)
if result.last_trick.winner then
chips:pay(result.last_trick.winner,"pool",2)
end
base(result,chips)
end },
} }
`;

test("a script is saved in order, and every text it ever had comes back", async (t) => {
  const desk = await Desk.open({ table: "lorum +two", house: { "two.lua": untidy } });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("button", { name: "Open the script of Two", exact: true }).click();
  await goBehind(page, "-- House rule");
  await page.keyboard.type("!");
  await page.keyboard.press("Control+s");
  await page.locator(".cm-line", { hasText: '      chips:pay(result.last_trick.winner, "pool", 2)' }).waitFor();
  await page.getByText(/saved \d/).waitFor();
  const tidy = await desk.read("two.lua");
  assert.match(tidy, /^ {11}with = function \(base, result, chips\)$/m);

  await page.getByRole("button", { name: /\d versions/ }).click();
  const versions = page.locator(".versions");
  await versions.locator("li button").last().click();
  await versions.locator(".cm-deletedChunk").first().waitFor();
  await desk.picture(page, "13-versions");
  await versions.getByRole("button", { name: "Bring this text back" }).click();
  await page.locator(".cm-line", { hasText: /^with = function/ }).waitFor();
  await page.waitForFunction(() => /saved \d/.test(document.querySelector(".script .state").textContent));
  assert.equal(await desk.read("two.lua"), untidy);

  // What fails only when it is called is a problem at once, and the rules before stand.
  await goBehind(page, "chips:pay");
  await page.keyboard.press("Home");
  for (let i = 0; i < "chips".length; ++i) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Backspace");
  await page.locator(".problems").getByRole("button", { name: "Write chips" }).waitFor();
  await page.getByRole("tab", { name: "Play" }).click();
  await page.getByText("As the rules were before the problem.").waitFor();
  await page.keyboard.press("F6");
  await goBehind(page, "chip:pay");
  await page.keyboard.press("Control+.");
  await page.getByRole("status").getByText("No problems.").waitFor();

  // A script that cannot be read stays in sight.
  await goBehind(page, 'of="lorum"');
  await page.keyboard.type(" ))");
  await page.locator(".switches").getByText("cannot be read").waitFor();
  assert.deepEqual(desk.faults, []);
});

test("what is installed can be read and not written", async (t) => {
  const desk = await Desk.open({ table: "lorum" });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("button", { name: "Open the script of Exposed Horníks" }).click();
  await page.getByText("installed with the program: read only").waitFor();
  await page.locator(".cm-content").click();
  await page.keyboard.type("x");
  await page.waitForTimeout(500);
  assert.doesNotMatch(await page.locator(".cm-content").textContent(), /^x/);
});

test("in Japanese every part of the page speaks it", async (t) => {
  const { desk, page } = await opened(t);
  await page.getByRole("combobox", { name: "Language" }).selectOption("ja");
  await page.getByRole("tab", { name: "ルール" }).click();
  await page.getByText("4ディールで終わる").first().waitFor();
  await page.getByRole("tab", { name: "プレイ" }).click();
  await page.getByRole("button", { name: "新しく配る" }).click();
  await page.locator(".talk").getByText("あなた").first().waitFor();
  await page.getByRole("tab", { name: "バランス" }).click();
  await page.getByText(/ディール中/).first().waitFor();
  await desk.picture(page, "7-japanese");
  assert.equal(await page.locator("html").getAttribute("lang"), "ja");
  assert.deepEqual(desk.faults, []);
});

test("title and sentence that tell of an older number are pointed out, and written anew", async (t) => {
  const desk = await Desk.open({ table: "lorum" });
  t.after(() => desk.close());
  const page = await desk.tab();
  await makeRule(page, "last trick", /^Whoever takes the last trick pays 2 chips/);
  await page.getByRole("tab", { name: "Balance", selected: true }).waitFor();
  const name = "whoever_takes_the_last_trick_pays_2.lua";
  await page.getByRole("textbox", { name: `house/${name}` }).waitFor();
  const made = await desk.read(name);
  assert.match(made, /title = \{ "Whoever takes the last trick pays 2 chips into the pool"/);
  assert.equal(await page.getByText("still say what it said before").count(), 0);
  await desk.write(name, made.replace('"pool", 2,', '"pool", 5,'));
  await page.getByText("Title and sentence of the rule still say what it said before.").waitFor();
  await page.getByRole("button", { name: "Write them anew" }).click();
  await page.getByText("still say what it said before").waitFor({ state: "detached" });
  await page.getByText(/saved \d/).waitFor();
  const now = await desk.read(name);
  assert.match(now, /title = \{ "Whoever takes the last trick pays 5 chips into the pool"/);
  assert.match(now, /^-- House rule: Whoever takes the last trick pays 5 chips into the pool\./);
  assert.deepEqual(desk.faults, []);
});

test("an example that fails is written as it comes out now, once old and new were seen", async (t) => {
  const wrong = `return examples {
  { say = "all points for one", tricks = { 8, 0, 0, 0 }, points = { 20, 0, 0, 0 }, gains = { 1, 2, 3, 4 } },
}
`;
  const house = { "four_deals.lua": rule, "four_deals.examples.lua": wrong };
  const desk = await Desk.open({ table: "lorum +four_deals", house });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("tab", { name: /Examples/ }).click();
  await page.getByRole("button", { name: "This is now right" }).click();
  await page.locator(".examples del", { hasText: "1, 2, 3, 4" }).waitFor();
  await page.locator(".examples ins", { hasText: "30, -10, -10, -10" }).waitFor();
  assert.equal(await desk.read("four_deals.examples.lua"), wrong);
  await page.getByRole("button", { name: "Write it" }).click();
  await page.locator(".examples .passed", { hasText: "all points for one" }).waitFor();
  assert.equal(await page.locator(".examples .failed").count(), 0);
  assert.equal(await desk.read("four_deals.examples.lua"), wrong.replace("1, 2, 3, 4", "30, -10, -10, -10"));
  assert.deepEqual(desk.faults, []);
});
