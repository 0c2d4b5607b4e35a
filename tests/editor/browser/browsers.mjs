// One browser for all tests of a file; each has a profile of its own.

import { join } from "node:path";
import { after } from "node:test";
import { chromium } from "playwright-core";

const pictures = process.env.HOUSERULE_PICTURES; // a folder for what the tests have seen

const quietBrowser = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let browser;
after(() => browser?.close());

export const Browsers = {
  async context() {
    browser ??= await chromium.launch({
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [...quietBrowser, ...(process.getuid() === 0 ? ["--no-sandbox"] : [])],
    });
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(120_000); // other checks go on beside these
    return context;
  },

  async picture(page, name) {
    if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`) });
  },
};
