// Whoever listens to the page, or speaks to it, has all of it: what axe looks for, in every state.

import assert from "node:assert/strict";
import test from "node:test";
import axe from "axe-core";
import { Desk } from "./desk.mjs";
import { cardToRefuse, fourDeals, lastTrick, openFourDeals, playDeal } from "./typing.mjs";

// What is not asked for, and why.
const exceptions = {
  "color-contrast-enhanced": "7 to 1; page.css has 4.5 to 1 for text",
};

const wrongExample = `return examples {
  of = "last_trick",
  { "nothing is paid", deal = { seed = 1 }, gains = { 0, 0, 0, 0 } },
}
`;

async function speak(page, language) {
  await page.locator("header select").selectOption(language);
  await page.locator(`html[lang=${language}]`).waitFor();
}

// What is wrong with the page as it is now, light and dark, of which nothing differs but colours.
async function look(page, state) {
  await page.evaluate(axe.source);
  const found = new Set();
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    const { violations } = await page.evaluate((names) => {
      const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !names.includes(ruleId) }]));
      return axe.run({ rules, resultTypes: ["violations"] });
    }, Object.keys(exceptions));
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary } of nodes) {
        const why = failureSummary.replace(/\s+/g, " ").replace(/^Fix \w+ of the following: /, "");
        found.add(`${state}: ${id}: ${html.replace(/\s+/g, " ").slice(0, 160)} ${why.slice(0, 200)}`);
      }
    }
  }
  return [...found];
}

async function opened(t, table, { house = {}, language = "en", size } = {}) {
  const desk = await Desk.open({ table, house });
  t.after(() => desk.close());
  const page = await desk.tab();
  if (size) await page.setViewportSize(size);
  if (language !== "en") await speak(page, language);
  return { desk, page };
}

const tab = (page, name) => page.locator(`#tab-${name}`).click();

for (const language of ["en", "ja"]) {
  test(`choosing a game (${language})`, async (t) => {
    const { page } = await opened(t, "", { language });
    await page.locator(".choice li").first().waitFor();
    assert.deepEqual(await look(page, "choice"), []);
  });
}

test("the form, the rules and the play of cards; a card that is refused, and why", async (t) => {
  const { page } = await opened(t, "lorum +exposed_horniky deals=4");
  const found = [];
  await page.locator(".sheet li").first().waitFor();
  found.push(...(await look(page, "form and rules")));
  await tab(page, "play");
  const choices = page.locator(".choices button");
  await choices.first().waitFor();
  found.push(...(await look(page, "play")));
  await speak(page, "ja");
  await page.locator("p.question", { hasText: /\p{Script=Hiragana}/u }).waitFor(); // the table speaks it, too
  const forbidden = await cardToRefuse(page);
  await forbidden.click({ force: true }); // it is only said to be disabled
  await page.locator(".refusal button").waitFor();
  await page.locator(".talk .told").first().click();
  await page.locator(".talk .reasons").waitFor();
  found.push(...(await look(page, "refused")));
  await page.locator(".refusal button").click();
  await page.locator(".why section").waitFor();
  await page.locator(".why input").fill("last_trick");
  await page.locator(".why pre").waitFor();
  found.push(...(await look(page, "why")));
  assert.deepEqual(found, []);
});

test("the result of a deal, and positions", async (t) => {
  const { page } = await opened(t, "lorum");
  await tab(page, "play");
  await playDeal(page);
  const found = await look(page, "result");
  await page.locator(".result button", { hasText: "Next deal" }).click();
  await page.getByRole("button", { name: "Positions" }).click();
  await page.getByRole("textbox", { name: "a name for the table" }).fill("one");
  await page.getByRole("button", { name: "Keep this position" }).click();
  await page.locator(".kept-positions li").waitFor();
  await page.locator(".positions .card").first().waitFor();
  found.push(...(await look(page, "positions")));
  assert.deepEqual(found, []);
});

test("a study, and it as a table", async (t) => {
  const { page } = await opened(t, "lorum pool_winners=1");
  await tab(page, "balance");
  await page.getByLabel("who plays").selectOption("random");
  await page.locator(".studied", { hasText: "Done in" }).waitFor();
  await page.getByRole("button", { name: "as a table" }).click();
  await page.locator("table.landing").waitFor();
  const found = await look(page, "balance");
  await speak(page, "ja");
  await page.locator(".seat", { hasText: "エルデストハンド" }).waitFor();
  found.push(...(await look(page, "balance, ja")));
  assert.deepEqual(found, []);
});

test("examples of which one fails; the script with its versions", async (t) => {
  const house = { "last_trick.lua": lastTrick, "last_trick.examples.lua": wrongExample };
  const { page } = await opened(t, "lorum +last_trick", { house });
  await page.getByRole("button", { name: "Open the script of Last trick" }).click();
  await page.locator(".cm-content").waitFor();
  await tab(page, "examples");
  await page.locator(".examples .failed").waitFor();
  const found = await look(page, "examples");
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("-- more\n");
  await page.getByText(/saved \d/).waitFor();
  await page.locator(".state button").first().click();
  await page.locator(".versions li button").last().click();
  await page.locator(".comparison").waitFor();
  await speak(page, "ja");
  found.push(...(await look(page, "versions")));
  assert.deepEqual(found, []);
});

test("a new rule whose sentence is open", async (t) => {
  const { page } = await opened(t, "lorum");
  await page.getByRole("button", { name: "New house rule" }).first().click();
  await page.locator(".new-rule input[type=search]").fill("last trick");
  await page.locator(".sentences button").first().click();
  await page.locator(".outcome").waitFor();
  await page.locator(".outcome summary").click();
  const found = await look(page, "sentence");
  await speak(page, "ja");
  found.push(...(await look(page, "sentence, ja")));
  assert.deepEqual(found, []);
});

test("a script with a word that is mistyped, and what completes one", async (t) => {
  const { page } = await opened(t, "lorum +four_deals", { house: { "four_deals.lua": fourDeals } });
  await openFourDeals(page);
  await page.locator(".cm-line", { hasText: "set {" }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" ste {},");
  await page.locator(".cm-lintRange-error").first().waitFor();
  await page.locator(".problems li button").nth(1).waitFor();
  const found = await look(page, "mistyped");
  await page.keyboard.press("Control+f");
  await page.locator(".cm-search").waitFor();
  await speak(page, "ja");
  found.push(...(await look(page, "mistyped, ja")));
  assert.deepEqual(found, []);
});

test("a rule from a file, of which there is another", async (t) => {
  const { page } = await opened(t, "lorum", { house: { "four_deals.lua": fourDeals }, language: "ja" });
  const buffer = Buffer.from(fourDeals.replace("value = 4", "value = 8"));
  await page.locator("input[type=file]").setInputFiles({ name: "four_deals.lua", mimeType: "text/plain", buffer });
  await page.locator(".take-in .main").waitFor();
  for (const one of await page.locator(".take-in summary").all()) await one.click();
  assert.deepEqual(await look(page, "from a file"), []);
});

test("a board game; a tile that is laid", async (t) => {
  const { page } = await opened(t, "odin");
  await tab(page, "play");
  await page.locator(".space[aria-disabled=false]").first().click();
  await page.locator(".detail").waitFor();
  const found = await look(page, "board");
  await page.getByRole("button", { name: /^put mead/ }).first().click();
  await page.locator(".laying").waitFor();
  await speak(page, "ja");
  await page.locator(".heading", { hasText: "ラウンド" }).waitFor();
  found.push(...(await look(page, "laying")));
  await page.locator(".table summary").last().click();
  await page.keyboard.press("Escape");
  await page.locator("button.quiet", { hasText: "文字" }).click();
  found.push(...(await look(page, "board as text")));
  assert.deepEqual(found, []);
});

test("the same on a phone", async (t) => {
  const { page } = await opened(t, "lorum", { size: { width: 390, height: 844 } });
  await page.locator(".numbers input").first().waitFor();
  const found = await look(page, "phone");
  await page.locator(".views button", { hasText: "Play" }).click();
  await page.locator(".choices button").first().waitFor();
  found.push(...(await look(page, "play on a phone")));
  await page.getByRole("button", { name: "menu" }).click();
  found.push(...(await look(page, "menu on a phone")));
  assert.deepEqual(found, []);
});
