// House rules as files: a friend's is taken in, one's own is renamed, deleted and taken back, a
// ready-made one copied; what changes on disk is shown.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { access, readFile, rm } from "node:fs/promises";
import test from "node:test";
import { Desk, program } from "./desk.mjs";

const bell = `-- House rule: the bell Horník counts two points.
return variant {
  of = "lorum", title = { "The bell Horník counts two", ja = "ボールのホルニークは2点" }, ja = "ボールのホルニークは2点。",
  changes = { append { path = "card_points", values = { { 2, "Horník of bells" } } } },
}
`;

const isThere = (path) => access(path).then(() => true, () => false);

const asFile = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

async function open(page, ...files) {
  await page.locator("input[type=file]").setInputFiles(files);
  return page.getByRole("region", { name: "A house rule from a file" });
}

// As somebody drops them onto whatever part of the page.
async function drop(page, where, files) {
  const carried = await page.evaluateHandle((list) => {
    const data = new DataTransfer();
    for (const [name, text] of list) data.items.add(new File([text], name));
    return data;
  }, files);
  await page.dispatchEvent(where, "dragover", { dataTransfer: carried });
  await page.getByText("Drop the house rule here.").waitFor();
  await page.dispatchEvent(where, "drop", { dataTransfer: carried });
}

test("a friend's rule is looked at, tried and kept; what is wrong with one is told", async (t) => {
  const friend = await Desk.open({ house: { "bell.lua": bell } });
  t.after(() => friend.close());
  execFileSync(program, ["pack", "bell"], { cwd: friend.folder, env: { ...process.env, XDG_DATA_HOME: friend.folder } });
  const pack = await readFile(`${friend.folder}/bell.houserule`, "utf8");

  const desk = await Desk.open({ table: "hearts" });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("button", { name: "Open a file" }).waitFor();
  const shown = await open(page, asFile("bell (1).houserule", pack));
  await shown.getByRole("heading", { name: "The bell Horník counts two" }).waitFor();
  await shown.getByText("the bell Horník counts two points").first().waitFor();
  await shown.getByText("For Lórum.").waitFor();
  await shown.getByText(/\d+ deals were played/).waitFor();
  assert.equal(await isThere(desk.path("bell.lua")), false);
  await desk.picture(page, "20-from-a-file");
  await shown.getByRole("button", { name: "Do not keep it" }).click();
  assert.equal(await shown.count(), 0);

  for (const [name, text, fault] of [
    ["bell.houserule", pack.slice(0, 300), /bell\.houserule:\d+: /],
    ["bell.houserule", pack.replace("two points", "six points"), /changed|hash/i],
    ["bell.houserule", pack.replace('"houserule_pack": 1', '"houserule_pack": 9'), /version/i],
    ["bell.lua", bell.replace("lorum", "lurom"), /lurom/],
    ["bell.lua", "x".repeat(6_000_000), /too long: 5 MB; a script has at most 64 kB/],
    ["bell.houserule", "x".repeat(6_000_000), /too long: 5 MB; a file has at most 512 kB/],
    ["song.houserule", Buffer.from([0xff, 0xfe, 0x00, 0xd8]), /no text in UTF-8/],
  ]) {
    await open(page, asFile(name, text));
    await shown.getByText(fault).first().waitFor();
    assert.equal(await shown.getByRole("button", { name: "Keep it and play with it" }).count(), 0);
  }
  await shown.getByRole("button", { name: "Close" }).click();

  await drop(page, ".desk", [["bell.lua", bell]]);
  await shown.getByRole("button", { name: "Keep it and play with it" }).click();
  await page.locator(".command code").getByText("houserule play lorum +bell").waitFor();
  await page.getByRole("textbox", { name: "house/bell.lua" }).waitFor();
  assert.equal(await desk.read("bell.lua"), bell);

  // Another of that name: asked about, both stay unless one says otherwise. Over the script, too.
  await drop(page, ".cm-content", [["bell.lua", bell.replace("{ 2,", "{ 3,")]]);
  await shown.getByText("You have another rule called bell.").waitFor();
  assert.equal(await shown.getByLabel("Keep it as").inputValue(), "bell_2");
  await shown.getByRole("button", { name: /^Replace mine/ }).click();
  await page.locator(".cm-content").getByText("{ 3,").waitFor();
  await page.getByRole("button", { name: "1 version" }).or(page.getByRole("button", { name: "2 versions" })).first().waitFor();
  assert.match(await desk.read("bell.lua"), /\{ 3,/);
  assert.deepEqual(desk.faults, []);
});

test("one's own rule is renamed, deleted and taken back; a ready-made one is copied", async (t) => {
  const desk = await Desk.open({ table: "lorum +bell", house: { "bell.lua": bell, "again.lua": bell } });
  t.after(() => desk.close());
  const page = await desk.tab();
  const command = page.locator(".command code");
  const openRule = (title) => page.getByRole("button", { name: `Open the script of ${title}` }).first().click();
  await page.getByText(/^\s*Says the same as/).first().waitFor();
  await page.getByRole("button", { name: /^Delete (again|bell)$/ }).first().click();
  await page.getByText("was deleted.").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByText(/^\s*Says the same as/).first().waitFor({ state: "detached" }); // the list is new
  const stem = (await isThere(desk.path("bell.lua"))) ? "bell" : "again";
  if (stem === "again") await page.getByRole("switch", { name: "The bell Horník counts two" }).check();

  await openRule("The bell Horník counts two");
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "New name of the rule" }).fill("Dear bells");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "house/dear_bells.lua" }).waitFor();
  await command.getByText("houserule play lorum +dear_bells").waitFor();
  assert.match(await desk.read("dear_bells.lua"), /"Dear bells"/);
  assert.equal(await isThere(desk.path(`${stem}.lua`)), false);

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("Dear bells was deleted.").waitFor();
  await command.getByText(/^houserule play lorum$/).waitFor();
  assert.equal(await isThere(desk.path("dear_bells.lua")), false);
  await page.reload();
  await page.getByRole("button", { name: "Take back" }).click();
  await command.getByText("houserule play lorum +dear_bells").waitFor();
  assert.match(await desk.read("dear_bells.lua"), /"Dear bells"/);

  // The copy stands in the place of what it was made of.
  await page.getByRole("switch", { name: "Written points, up to a hundred" }).check();
  await command.getByText("+lora_100").waitFor();
  await openRule("Written points, up to a hundred");
  await page.getByRole("button", { name: "Copy it as my own" }).click();
  await page.getByRole("textbox", { name: "house/my_lora_100.lua" }).waitFor();
  assert.equal(await command.textContent(), "houserule play lorum +dear_bells +my_lora_100");
  await page.getByRole("status").getByText(/No problems/).waitFor();
  assert.deepEqual(desk.faults, []);
});

test("what another editor writes is shown while the page is idle; typing is never lost", async (t) => {
  const desk = await Desk.open({ table: "lorum +bell", house: { "bell.lua": bell } });
  t.after(() => desk.close());
  const page = await desk.tab();
  await page.getByRole("button", { name: "Open the script of The bell Horník counts two" }).click();
  const script = page.getByRole("textbox", { name: "house/bell.lua" });
  await script.waitFor();
  await page.getByRole("tab", { name: "Rules" }).click();
  await desk.write("bell.lua", bell.replace("counts two points", "counts seven points"));
  await script.getByText("counts seven points").waitFor();
  await page.locator(".switches .about").getByText("counts seven points").waitFor();

  // Too long to be saved, and another text comes: both are there to choose from.
  await script.click();
  await page.evaluate(() => navigator.clipboard.writeText("").catch(() => undefined));
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(`-- ${"x".repeat(70_000)}\n`);
  await page.getByText("not saved: too long: 69 kB; a script has at most 64 kB").waitFor();
  await desk.write("bell.lua", bell.replace("counts two points", "counts eight points"));
  await page.getByText("This file was changed elsewhere.").waitFor();
  await page.getByRole("button", { name: "Take the other" }).click();
  await script.getByText("counts eight points").waitFor();

  // A rule that comes beside it is in the list; one that goes is said to be gone.
  await desk.write("other.lua", bell.replaceAll("bell", "leaf").replace("Horník of leafs", "Horník of leaves"));
  await page.getByRole("switch", { name: "The leaf Horník counts two" }).waitFor();
  await rm(desk.path("bell.lua"));
  await page.getByText("This file is not there any more").waitFor();
  assert.deepEqual(desk.faults, []);
});
