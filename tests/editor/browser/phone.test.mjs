// On a phone every tap is seen: what it opens or changes is on the screen afterwards, and the page is
// never wider than that.

import assert from "node:assert/strict";
import test from "node:test";
import { Desk } from "./desk.mjs";
import { cardToRefuse, fourDeals, lastTrick, playDeal } from "./typing.mjs";

const phone = { width: 390, height: 844 };
const small = { width: 640, height: 360 }; // what 1280 by 720 has at 200 %

const withFault = lastTrick.replace("last_trick.winner", "last_trik.winner");

async function opened(t, table, { house = {}, size = phone } = {}) {
  const desk = await Desk.open({ table, house });
  t.after(() => desk.close());
  const page = await desk.tab();
  page.setDefaultTimeout(60_000);
  await page.setViewportSize(size);
  return { desk, page };
}

// Waits until a part of it shows, between what stays at the top and at the bottom of the screen.
async function seen(page, part) {
  await part.waitFor();
  const shows = (one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const stays = (name) => {
      const bar = document.querySelector(name);
      const box = bar?.getBoundingClientRect();
      return box && !bar.contains(one) && getComputedStyle(bar).position === "sticky" && (box.top < 1 || box.bottom > innerHeight - 1) ? box : null;
    };
    const from = stays(".views")?.bottom ?? 0;
    const to = stays("footer")?.top ?? innerHeight;
    const wanted = Math.min(20, bottom - top);
    const isThere = Math.min(bottom, to) - Math.max(top, from) >= wanted - 1 && left < innerWidth && right > 0;
    return isThere ? "" : `from ${Math.round(top)} to ${Math.round(bottom)}, seen is ${Math.round(from)} to ${Math.round(to)}`;
  };
  let why = "";
  for (let tries = 0; tries < 40; ++tries) {
    why = await part.evaluate(shows);
    if (!why) break;
    await page.waitForTimeout(50);
  }
  assert.equal(why, "", `${part}`);
  const { innerWidth, scrollWidth } = await page.evaluate(() => ({
    innerWidth,
    scrollWidth: document.documentElement.scrollWidth,
  }));
  assert.ok(scrollWidth <= innerWidth, `${part}: ${scrollWidth}`);
}

const view = (page, name) => page.locator(".views").getByRole("button", { name, exact: true });
const scrollDown = (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

test("scripts, problems, new rules and files are on the screen once they are asked for", async (t) => {
  const house = { "last_trick.lua": withFault, "four_deals.lua": fourDeals };
  const { desk, page } = await opened(t, "lorum +four_deals", { house });
  const heading = page.locator(".script h2");
  await page.getByRole("button", { name: "Open the script of Four deals" }).click();
  await seen(page, heading.getByText("four_deals"));
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("button", { name: "Open the script of Four deals" }).click(); // which is open
  await seen(page, heading);
  await page.getByRole("button", { name: "Open the script of Last trick" }).click();
  await seen(page, heading.getByText("last_trick"));
  await desk.picture(page, "30-phone-script");

  await page.locator(".problems .place").first().click();
  await seen(page, page.locator(".cm-activeLine", { hasText: "last_trik" }));

  await page.getByRole("button", { name: "New house rule" }).click();
  const form = page.getByRole("form", { name: "New house rule" });
  await seen(page, form.getByRole("heading"));
  await form.getByRole("searchbox").fill("trick");
  await form.locator(".sentences button").last().click();
  await seen(page, form.locator(".chosen .sentence"));
  await form.locator(".outcome summary").click();
  await seen(page, form.locator(".outcome pre"));
  await desk.picture(page, "31-phone-sentence");
  await form.getByRole("button", { name: "Make the rule" }).click();
  await seen(page, page.locator(".balance"));

  await view(page, "Change").click();
  await page.getByRole("button", { name: "Rename" }).click();
  await seen(page, page.getByRole("textbox", { name: "New name of the rule" }));
  await page.getByRole("button", { name: "Leave it" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await seen(page, page.locator(".band", { hasText: "was deleted" }));

  await scrollDown(page);
  const buffer = Buffer.from(fourDeals.replace("value = 4", "value = 8"));
  await page.locator("input[type=file]").setInputFiles({ name: "eight_deals.lua", mimeType: "text/plain", buffer });
  await seen(page, page.locator(".take-in h2"));
  await page.getByRole("button", { name: "Keep it and play with it" }).click();
  await seen(page, page.locator(".heading"));
  await view(page, "Change").click();
  await page.getByRole("button", { name: "copy", exact: true }).click();
  await seen(page, page.getByRole("status").filter({ hasText: /copied|problem/ }));
});

test("the table, and what is asked at it", async (t) => {
  const house = { "last_trick.lua": lastTrick };
  const { desk, page } = await opened(t, "lorum +last_trick", { house });
  await scrollDown(page);
  await view(page, "Play").click();
  await seen(page, page.locator(".play .heading"));
  await view(page, "Rules").click();
  await page.locator(".sheet li").first().waitFor();
  await scrollDown(page);
  await view(page, "Play").click();
  await seen(page, page.locator(".play .heading"));

  const allowed = page.locator(".choices button[aria-disabled=false]");
  for (let moves = 0; moves < 4; ++moves) {
    const said = await page.locator(".talk li").count();
    await allowed.first().click();
    await page.waitForFunction((n) => document.querySelectorAll(".talk li").length > n, said);
    await seen(page, allowed.first());
    await seen(page, page.locator(".play p.question"));
  }
  const told = page.locator(".talk .told");
  await told.last().click();
  await seen(page, page.locator(".talk .reasons"));
  await page.locator(".reasons .place", { hasText: "clause" }).first().click();
  await seen(page, page.locator(".sheet li.pointed"));
  await view(page, "Play").click();

  for (const name of ["Hint", "Score"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await seen(page, page.locator(".talk li").last());
  }
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await seen(page, allowed.first());
  await page.getByRole("button", { name: "All hands" }).click();
  await seen(page, page.locator(".seats .hand").first());
  await page.getByRole("button", { name: "Positions" }).click();
  await seen(page, page.getByRole("region", { name: "Positions" }).getByRole("heading").first());
  await desk.picture(page, "32-phone-positions");
  await page.getByRole("textbox", { name: "a name for the table" }).fill("one");
  await page.getByRole("button", { name: "Keep this position" }).click();
  await page.getByRole("button", { name: "Play from here" }).click();
  await seen(page, allowed.first());
  await page.getByRole("button", { name: "Positions" }).click();

  await page.getByRole("button", { name: "New cards" }).click();
  await page.locator(".heading", { hasText: "trick" }).waitFor({ state: "detached" });
  await seen(page, allowed.first());
  const result = await playDeal(page);
  await seen(page, result.getByRole("heading"));
  await desk.picture(page, "33-phone-result");
  await result.getByRole("button", { name: "Why these scores" }).click();
  await seen(page, page.locator(".talk li").last());
  await result.getByRole("button", { name: "Next deal" }).click();
  await seen(page, allowed.first());
});

test("why a card is refused, with the line that says so", async (t) => {
  const { desk, page } = await opened(t, "lorum");
  await view(page, "Play").click();
  const forbidden = await cardToRefuse(page);
  await forbidden.click({ force: true }); // it is only said to be disabled
  await seen(page, page.locator(".refusal"));
  await desk.picture(page, "34-phone-refused");
  await page.locator(".refusal").getByRole("button", { name: "Why" }).click();
  await seen(page, page.locator(".why h2"));
  assert.equal(await view(page, "Why").getAttribute("aria-pressed"), "true");
  await page.locator(".why .place").first().click();
  await seen(page, page.locator(".cm-activeLine"));
  await view(page, "Why").click();
  await page.locator(".why input").fill("last_trick");
  await seen(page, page.locator(".why section").last());
  await view(page, "Examples").click();
  await seen(page, page.locator(".examples p").first());
});

test("what a rule does, its examples and its versions", async (t) => {
  const { page } = await opened(t, "lorum +last_trick", { house: { "last_trick.lua": lastTrick } });
  await view(page, "Balance").click();
  await page.getByLabel("who plays").selectOption("random");
  await page.locator(".studied", { hasText: "Done in" }).waitFor();
  await page.getByRole("button", { name: "as a table" }).click();
  await seen(page, page.locator(".numbers-table"));
  await page.getByRole("button", { name: /^Open the first one in Play/ }).click();
  await seen(page, page.locator(".play .heading"));
  await view(page, "Change").click();
  await page.getByRole("button", { name: "Open the script of Last trick" }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await seen(page, page.locator(".cm-content"));
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("-- more\n");
  await page.getByText(/saved \d/).waitFor();
  await page.locator(".state button[aria-expanded]").click();
  await seen(page, page.locator(".versions h3"));
  await page.locator(".versions li button").last().click();
  await seen(page, page.locator(".versions .comparison"));
  await page.getByRole("button", { name: "menu" }).click();
  await seen(page, page.getByRole("button", { name: "Another game" }));
  await page.getByRole("button", { name: "Another game" }).click();
  await seen(page, page.getByRole("heading", { name: "Which game do you play?" }));
});

test("a board game: spaces, tiles and boards", async (t) => {
  const { desk, page } = await opened(t, "odin");
  await view(page, "Play").click();
  await page.locator(".space").last().click();
  await seen(page, page.locator(".detail"));
  await page.locator(".detail button").click();
  await seen(page, page.locator(".play p.question"));
  await page.getByRole("button", { name: /^put mead/ }).first().click();
  await seen(page, page.locator(".laying .cell").first());
  await desk.picture(page, "35-phone-laying");
  await page.locator(".laying").getByRole("button", { name: "Leave it" }).click();
  await page.locator(".table summary").last().click();
  await seen(page, page.locator(".table details[open] table").last());
  await page.getByRole("button", { name: "As text" }).click();
  await seen(page, page.locator("pre.board"));
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".chosen").first().waitFor();
  await seen(page, page.locator(".play p.question"));
});

// What is tapped, where it lies apart from lines of text.
const small24 = () =>
  [...document.querySelectorAll("button, select, summary, input:not([type=file]), [role=tab], a[href]")]
    .filter((one) => one.getClientRects().length > 0 && !one.closest(".unseen"))
    .map((one) => ({ one, box: (one.type === "checkbox" || one.type === "radio" ? one.closest("label") : one).getBoundingClientRect() }))
    .filter(({ box }) => box.width < 24 || box.height < 23.9)
    .map(({ one, box }) => `${one.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`);

for (const [what, size] of Object.entries({ "a phone": phone, "a page at 200 %": small })) {
  test(`${what}: nothing is too small to tap, too wide, or over another thing`, async (t) => {
    const { desk, page } = await opened(t, "lorum +last_trick deals=3", { house: { "last_trick.lua": lastTrick }, size });
    const found = [];
    for (const name of ["Change", "Play", "Examples", "Rules", "Balance", "Why"]) {
      await view(page, name).click();
      if (name === "Change") await page.getByRole("button", { name: "Open the script of Last trick" }).click();
      if (name === "Play") await page.locator(".choices button").first().waitFor();
      if (name === "Balance") await page.locator("svg.landing").waitFor();
      await page.waitForTimeout(300);
      for (const one of await page.evaluate(small24)) found.push(`${name}: ${one}`);
      for (const one of await page.evaluate(spilt)) found.push(`${name}: ${one}`);
      await desk.picture(page, `36-${size.width}-${name}`);
    }
    assert.deepEqual(found, []);
  });
}

// What reaches out of the page or is cut, where nothing scrolls by itself; and controls over others.
function spilt() {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page: ${document.documentElement.scrollWidth}`);
  for (const one of document.querySelectorAll("button, select, input, p, h2, h3, li, pre, table, svg")) {
    if (one.closest(".unseen, .cm-editor, details:not([open]), .numbers-table, pre.board") || one.getClientRects().length === 0) continue;
    const { left, right } = one.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) found.push(`${one.outerHTML.slice(0, 90)}: ${left} to ${right}`);
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "hidden") found.push(`cut: ${one.outerHTML.slice(0, 90)}`);
  }
  const stays = ".views, footer, .cm-editor, .unseen, .numbers-table";
  const controls = [...document.querySelectorAll("button, select, input, summary")]
    .filter((one) => one.getClientRects().length > 0 && !one.closest(stays))
    .map((one) => ({ one, box: one.getBoundingClientRect() }));
  for (const { one, box } of controls) {
    const over = controls.find(({ one: other, box: its }) => {
      if (one === other || one.contains(other) || other.contains(one)) return false;
      const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      return wide > 1 && high > 1;
    });
    if (over) found.push(`${one.outerHTML.slice(0, 90)} lies over ${over.one.outerHTML.slice(0, 90)}`);
  }
  return found;
}
