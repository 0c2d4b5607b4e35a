// A house rule of one's own, and how it is typed into.

export const fourDeals = `-- House rule: a match has four deals.
return variant {
  of = "lorum", title = { "Four deals", ja = "4ディール" }, ja = "4ディールで終わる。",
  changes = { set { path = "house.deals", value = 4 } },
}
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

// Passes, and plays the first card that may be played, until the second deal.
export async function playDeal(page) {
  for (let moves = 0; moves < 40; ++moves) {
    if ((await page.locator(".heading").textContent()).startsWith("deal 2")) return;
    const first = page.locator(".choices button[aria-disabled=false]").first();
    const said = await page.locator(".talk li").count();
    await first.click();
    await page.waitForFunction((n) => document.querySelectorAll(".talk li").length > n, said);
  }
  throw new Error("the deal does not end");
}
