// What a rule does, as the page tells it: in words, once it is known, and who plays.

import assert from "node:assert/strict";
import test from "node:test";
import { Desk } from "./desk.mjs";
import { lastTrick } from "./typing.mjs";

const atOnce = `-- House rule: eight cards at once.
return variant { of = "lorum", title = { "At once", ja = "一度に" }, ja = "8枚を一度に。",
  changes = { set { path = "deal.packets", value = { 8 } } } }
`;

// Answers to one verb as `change` makes them, until it returns nothing.
async function altered(page, verb, change) {
  await page.route("**/ask", async (route) => {
    if (route.request().postDataJSON()?.verb !== verb) return route.fallback();
    const response = await route.fetch();
    const answer = change(await response.json());
    return answer ? route.fulfill({ response, json: answer }) : route.fulfill({ response });
  });
}

test("who knows the game plays first, and what the rule does is said in words", async (t) => {
  const desk = await Desk.open({ table: "lorum +last_trick", house: { "last_trick.lua": lastTrick } });
  t.after(() => desk.close());
  const page = await desk.tab();
  const begun = Date.now();
  await page.getByRole("tab", { name: "Balance" }).click();
  assert.equal(
    await page.getByLabel("who plays").locator("option:checked").textContent(),
    "bots that have learned this table",
  );
  await page.locator(".studied").waitFor();
  t.diagnostic(`the first answer after ${Date.now() - begun} ms`);
  await page.getByText("About 2 chips move from the players into the pool in a deal.", { exact: true }).waitFor();
  t.diagnostic(`in words after ${Date.now() - begun} ms`);
  await page.getByText(/^In [\d,]+ of 10,000 deals \([\d.]+ %\) a card or a score is otherwise\.$/).waitFor();
  await page.getByText("The same cards for both.").waitFor();
  assert.doesNotMatch(await page.locator(".balance").innerText(), /learned\+|greedy|first to last, 0/);
  // No end of an interval is written as nothing where the sign is decided.
  for (const said of await page.locator(".plot .sentence", { hasText: /^[+−]/ }).allTextContents()) {
    assert.doesNotMatch(said, /[ (]0(\.0+)?( %)?[ )]/);
  }
  await page.getByRole("status").filter({ hasText: "Balance: About 2 chips" }).waitFor();
  await desk.picture(page, "20-balance-in-words");
  assert.deepEqual(desk.faults, []);
});

test("a rule that deals otherwise does nothing, and has not the same cards", async (t) => {
  const desk = await Desk.open({ table: "lorum +at_once", house: { "at_once.lua": atOnce } });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("tab", { name: "Balance" }).click();
  await page.getByLabel("who plays").selectOption({ label: "bots that move at random" });
  await page.locator(".studied", { hasText: "20,000 of 20,000 deals." }).waitFor();
  await page.getByText("Done in").waitFor();
  await page.getByText("The same shuffled pack for both, but not the same hands").waitFor();
  await page.getByText(/^In 100 deals no position has more than [\d.]+ chips more or less by it\.$/).waitFor();
  assert.equal(await page.locator(".plot .sentence", { hasText: /^[+−]/ }).count(), 0);
});

test("nothing is said before all is played; a study that is gone is asked for again", async (t) => {
  const desk = await Desk.open({ table: "lorum sweep_stake=50" });
  t.after(() => desk.close());
  const page = await desk.tab();
  let holds = true;
  let forgotten = 0;
  const unfinished = (answer) => {
    const study = answer.result;
    if (!study || !holds) return null;
    if (study.report) study.report.complete = false;
    return { ...answer, result: { ...study, finished: false, done: 10 } };
  };
  await altered(page, "compare", unfinished);
  await altered(page, "progress", (answer) => {
    if (forgotten === 1) {
      forgotten = 2;
      return { error: { code: "no-such-study", message: "the study is not known here any more" } };
    }
    return unfinished(answer);
  });
  await page.getByRole("tab", { name: "Balance" }).click();
  await page.locator(".plot .sentence").first().waitFor();
  for (const said of await page.locator(".plot .sentence").allTextContents()) {
    assert.match(said, /^Too early to say/);
  }
  assert.equal(await page.getByText(/^In words/).count(), 0);
  assert.equal(await page.locator(".headline").count(), 0);
  await page.getByText(/10 of [\d,]+ so far\.$/).waitFor();
  forgotten = 1;
  await page.waitForTimeout(600);
  assert.equal(forgotten, 2);
  assert.doesNotMatch(await page.locator("footer").textContent(), /not known here/);
  holds = false;
  await page.getByText(/^In words, while everybody plays as before/).waitFor();
  assert.doesNotMatch(await page.locator("footer").textContent(), /not known here/);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
