// In Japanese the page is Japanese: no word of another language but names, scripts and commands.

import assert from "node:assert/strict";
import test from "node:test";
import { Desk } from "./desk.mjs";
import { cardToRefuse, fourDeals } from "./typing.mjs";

const lastTrick = `-- House rule: the last trick costs two.
return variant { of = "lorum", title = { "Last trick", ja = "最後のトリック" }, ja = "最後のトリックは2。", changes = {
  wrap { path = "settle.pay", with = function (base, result, chips)
    base(result, chips)
    chips:pay(result.last_trick.winner, "pool", 2, { "last trick", ja = "最後のトリック" })
  end } } }
`;

// What is as it is in every language: scripts, commands and files; names of people, of the program and
// of languages; keys; beside a Japanese name the one of the game's own language; what is typed.
const names =
  /houserule|English|Anna|Milan|Zuza|Peter|Lua|UTF-8|Esc|Tab|F\d|\.lua|help|hint か pass|(house|games)\/\S+|[a-z]+_[a-z_]+|\([^()]*\)|「[\w+ ]+」|place(?=: )|例: [^。]*|見る: .*/g;

async function spoken(page, state) {
  const texts = await page.evaluate(() => {
    const said = [];
    const isCode = (one) => one.closest("code, pre, .cm-content, .cm-gutters, [lang=en], option[value=en], .command, datalist, script, style, noscript");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode;
      if (data.trim() && !isCode(parentElement)) said.push(data);
    }
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [aria-description]")) {
      if (isCode(one)) continue;
      for (const name of ["aria-label", "title", "placeholder", "aria-description"]) said.push(one.getAttribute(name) ?? "");
    }
    return said;
  });
  const foreign = (text) => /\p{Script=Latin}{3,}/u.test(text.replace(names, ""));
  return [...new Set(texts.filter(foreign))].map((text) => `${state}: ${text}`);
}

async function opened(t, table, house = {}) {
  const desk = await Desk.open({ table, house });
  t.after(() => desk.close());
  // From the beginning: what was told before a change of language stays as it was told.
  await desk.context.addInitScript(() => localStorage.setItem("houserule.language", "ja"));
  const page = await desk.tab();
  page.setDefaultTimeout(60_000);
  await page.locator("html[lang=ja]").waitFor();
  return page;
}

const pane = (page, name) => page.locator(`#tab-${name}`).click();

test("choosing a game", async (t) => {
  const page = await opened(t, "");
  await page.locator(".choice li", { hasText: "ロールム" }).waitFor();
  assert.deepEqual(await spoken(page, "choice"), []);
});

for (const game of ["aurum", "belote", "bridge", "briscola", "euchre", "exposure", "french_tarot", "hearts", "lorum", "odin", "oh_hell", "skat", "spades", "whist"]) {
  test(`${game} is Japanese throughout`, async (t) => {
    const page = await opened(t, game);
    await page.locator(".sheet li").first().waitFor();
    await page.waitForTimeout(800);
    const found = await spoken(page, "rules");
    await pane(page, "play");
    await page.locator(".play .talk li").first().waitFor();
    if (game !== "odin") {
      for (let moves = 0; moves < 3; ++moves) {
        const allowed = page.locator(".choices button[aria-disabled=false]");
        if ((await allowed.count()) > 0) await allowed.last().click();
        await page.waitForTimeout(500);
      }
      const next = page.getByRole("button", { name: "次のディール" }); // where all have passed
      if ((await next.count()) > 0) await next.click();
      await page.getByRole("button", { name: "局面" }).click();
      await page.waitForTimeout(500);
    }
    for (const name of ["ヒント", "得点"]) {
      await page.getByRole("button", { name, exact: true }).click();
      await page.waitForTimeout(300);
    }
    found.push(...(await spoken(page, "play")));
    await pane(page, "examples");
    await page.locator(".examples li, .examples p").first().waitFor();
    await page.waitForTimeout(800);
    found.push(...(await spoken(page, "examples")));
    await page.getByRole("button", { name: "新しいハウスルール" }).first().click();
    await page.locator(".sentences button").first().waitFor();
    found.push(...(await spoken(page, "new rule")));
    assert.deepEqual(found, []);
  });
}

test("a house rule of one's own, with what is wrong with it, is told in Japanese", async (t) => {
  const house = { "last_trick.lua": lastTrick, "four_deals.lua": fourDeals };
  const page = await opened(t, "lorum +last_trick pool_winners=1", house);
  await page.getByRole("button", { name: "最後のトリックのスクリプトを開く" }).click();
  await page.locator(".deeds").waitFor();
  await page.evaluate(() => document.querySelectorAll(".script details").forEach((one) => (one.open = true)));
  const found = await spoken(page, "script");
  await pane(page, "balance");
  await page.locator(".balance select").nth(1).selectOption("random");
  await page.locator(".studied", { hasText: "終了" }).waitFor();
  await page.getByRole("button", { name: "表で見る" }).click();
  found.push(...(await spoken(page, "balance")));
  await pane(page, "play");
  const forbidden = await cardToRefuse(page);
  await page.getByRole("button", { name: "全員の手札" }).click();
  await page.locator(".talk .told").last().click();
  await forbidden.click({ force: true }); // it is only said to be disabled
  await page.locator(".refusal button").waitFor();
  found.push(...(await spoken(page, "refused")));
  await page.locator(".refusal button").click();
  await page.locator(".why ol li").first().waitFor();
  await page.locator(".why input").fill("last_trick");
  await page.locator(".why pre").waitFor();
  found.push(...(await spoken(page, "why")));

  await page.getByRole("button", { name: "最後のトリックのスクリプトを開く" }).click();
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("-- 2\n");
  await page.getByText("に保存").waitFor();
  await page.locator(".state button[aria-expanded]").click();
  await page.locator(".versions li button").last().click();
  await page.locator(".comparison").waitFor();
  await page.locator(".text .cm-line", { hasText: "base(result, chips)" }).last().click();
  await page.keyboard.press("End");
  await page.keyboard.type(" foo()");
  await page.locator(".problems li button").first().waitFor();
  await page.keyboard.press("Control+f");
  await page.locator(".cm-search").waitFor();
  found.push(...(await spoken(page, "a problem")));

  const buffer = Buffer.from(fourDeals.replace("value = 4", "value = 8"));
  await page.locator("input[type=file]").setInputFiles({ name: "four_deals.lua", mimeType: "text/plain", buffer });
  await page.locator(".take-in .main").waitFor();
  for (const one of await page.locator(".take-in summary").all()) await one.click();
  found.push(...(await spoken(page, "a file")));
  await page.locator(".take-in .tools button").last().click();
  await page.getByRole("searchbox").first().fill("最後のトリック");
  await page.getByRole("button", { name: "自作のルールにする" }).click();
  await page.locator(".sentences button").first().click();
  await page.locator(".outcome").waitFor();
  found.push(...(await spoken(page, "new rule")));
  assert.deepEqual(found, []);
});

test("a rule is looked for as it is said, without blanks", async (t) => {
  const page = await opened(t, "hearts");
  await page.getByRole("searchbox").first().fill("ダイヤのジャックを取った人は10点少ない");
  await page.locator(".switches").getByText("ダイヤのジャックはマイナス10点").first().waitFor();
  await page.getByRole("searchbox").first().fill("最後のトリックを取った人は3点");
  await page.getByRole("button", { name: "自作のルールにする" }).click();
  const first = page.locator(".sentences > li").first();
  await first.waitFor();
  assert.match(await first.textContent(), /最後のトリック.*3点/);
});
