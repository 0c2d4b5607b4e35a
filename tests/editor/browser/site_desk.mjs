// The page with nothing beside it, for a test: a folder of files, a host that only sends files, and
// a browser that looks at it.

import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { Browsers } from "./browsers.mjs";

const sources = join(dirname(fileURLToPath(import.meta.url)), "../../..");
export const site = process.env.HOUSERULE_SITE ?? join(sources, "build/web/site");

const kinds = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

// Files of a folder on loopback, those beside which a .br lies as that.
export class FileHost {
  sent = 0; // bytes of bodies

  static async start(folder, port = 0) {
    const host = new FileHost();
    host.server = createServer((request, response) => void host.send(folder, request, response));
    await new Promise((done) => host.server.listen(port, "127.0.0.1", done));
    host.port = host.server.address().port;
    host.address = `http://localhost:${host.port}/`;
    return host;
  }

  async send(folder, request, response) {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://host").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    const takesBrotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
    const packed = takesBrotli && (await stat(`${file}.br`).catch(() => null));
    const bytes = await readFile(packed ? `${file}.br` : file).catch(() => null);
    if (bytes === null || request.method !== "GET") {
      response.writeHead(bytes === null ? 404 : 405).end();
      return;
    }
    this.sent += bytes.length;
    const isHashed = path.startsWith("/assets/");
    response.writeHead(200, {
      "Content-Type": kinds[extname(file)] ?? "application/octet-stream",
      "Content-Length": bytes.length,
      "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      Vary: "Accept-Encoding",
      ...(packed ? { "Content-Encoding": "br" } : {}),
    });
    response.end(bytes);
  }

  stop() {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(done));
  }
}

export class SiteDesk {
  static async open({ table = "", house = {} } = {}) {
    const desk = new SiteDesk();
    desk.host = await FileHost.start(site);
    desk.faults = [];
    desk.context = await Browsers.context();
    desk.asked = new Set(); // origins
    desk.context.on("request", (request) => desk.asked.add(new URL(request.url()).origin));
    desk.table = table;
    if (table || Object.keys(house).length > 0) await desk.seed(table, house);
    return desk;
  }

  // What a browser has after somebody was here: a page of the same address writes it.
  async seed(table, house) {
    const page = await this.context.newPage();
    await page.goto(`${this.host.address}licences.txt`);
    await page.evaluate(
      async ([words, files]) => {
        if (words) localStorage.setItem("houserule.table", words);
        const opened = indexedDB.open("houserule", 1);
        opened.onupgradeneeded = () => {
          opened.result.createObjectStore("files");
          opened.result.createObjectStore("state");
        };
        await new Promise((done) => (opened.onsuccess = done));
        const writing = opened.result.transaction(["files", "state"], "readwrite");
        for (const [name, text] of Object.entries(files)) {
          writing.objectStore("files").put(new TextEncoder().encode(text), `/house/${name}`);
        }
        writing.objectStore("state").put(1, "revision");
        await new Promise((done) => (writing.oncomplete = done));
        opened.result.close();
      },
      [table, house],
    );
    await page.close();
  }

  // A file of one's own, as the browser keeps it.
  async read(name) {
    const page = await this.context.newPage();
    await page.goto(`${this.host.address}licences.txt`);
    const text = await page.evaluate(async (path) => {
      const opened = indexedDB.open("houserule", 1);
      await new Promise((done) => (opened.onsuccess = done));
      const asked = opened.result.transaction("files").objectStore("files").get(path);
      await new Promise((done) => (asked.onsuccess = done));
      opened.result.close();
      return asked.result ? new TextDecoder().decode(asked.result) : null;
    }, `/house/${name}`);
    await page.close();
    if (text === null) throw new Error(`${name} is not kept`);
    return text;
  }

  async tab(address = this.host.address) {
    const page = await this.context.newPage();
    page.on("pageerror", (error) => this.faults.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") this.faults.push(message.text());
    });
    await page.goto(address);
    return page;
  }

  picture(page, name) {
    return Browsers.picture(page, name);
  }

  async close() {
    await this.context.close();
    await this.host.stop();
  }
}
