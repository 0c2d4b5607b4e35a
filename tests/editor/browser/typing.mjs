// A house rule of one's own, and how it is typed into.

export const fourDeals = `-- House rule: a match has four deals.
return variant {
  of = "lorum", title = { "Four deals", ja = "4ディール" }, ja = "4ディールで終わる。",
  changes = { set { path = "house.deals", value = 4 } },
}
`;

// A payment of its own, with its reason.
export const lastTrick = `-- House rule: the last trick costs two.
return variant { of = "lorum", title = { "Last trick", ja = "最後" }, ja = "最後のトリックは2。", changes = {
  wrap { path = "settle.pay", with = function (base, result, chips)
    base(result, chips)
    chips:pay(result.last_trick.winner, "pool", 2, "last trick")
  end } } }
`;

export async function openFourDeals(page) {
  await page.getByRole("button", { name: "Open the script of Four deals" }).click();
  await page.getByRole("textbox", { name: "house/four_deals.lua" }).waitFor();
}

export async function typeAtEnd(page, text) {
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(text);
}

// Fills the first sentence that is found for what is looked for, and makes the rule.
export async function makeRule(page, looked, sentence) {
  await page.getByRole("searchbox").first().fill(looked);
  await page.getByRole("button", { name: "Make it a rule of my own" }).click();
  await page.getByRole("button", { name: sentence }).click();
  await page.locator(".outcome").getByText(sentence).first().waitFor();
  await page.getByRole("button", { name: "Make the rule" }).click();
}

// Takes the first choice there is, and sees what came of it.
export async function chooseFirst(page) {
  const first = page.locator(".choices button[aria-disabled=false]").first();
  await first.waitFor();
  const said = await page.locator(".talk li").count();
  await first.click();
  await page.waitForFunction((n) => document.querySelectorAll(".talk li").length > n, said);
}

// Passes, and plays the first card that may be played, until the result of the deal is shown.
export async function playDeal(page) {
  for (let moves = 0; moves < 40; ++moves) {
    const result = page.getByRole("region", { name: "Deal 1 is over" });
    const first = page.locator(".choices button[aria-disabled=false]").first();
    await result.or(first).first().waitFor();
    if ((await result.count()) > 0) return result;
    await chooseFirst(page);
  }
  throw new Error("the deal does not end");
}

// Goes on until there is a card that may not be played beside one that may.
export async function cardToRefuse(page) {
  const forbidden = page.locator(".row:has(.card[aria-disabled=false]) .card[aria-disabled=true]");
  for (let moves = 0; moves < 60; ++moves) {
    const next = page.locator(".result button.main");
    const first = page.locator(".choices button[aria-disabled=false]").first();
    await next.or(first).first().waitFor();
    if ((await forbidden.count()) > 0) return forbidden.last();
    if ((await next.count()) > 0) await next.click();
    else await chooseFirst(page);
  }
  throw new Error("every card may be played");
}
