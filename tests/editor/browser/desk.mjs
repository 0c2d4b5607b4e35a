// An editor for a test: a program of its own in a folder of its own, and a browser that looks at it.

import { spawn } from "node:child_process";
import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Browsers } from "./browsers.mjs";

const sources = join(dirname(fileURLToPath(import.meta.url)), "../../..");
export const program = process.env.HOUSERULE ?? join(sources, "build/release/houserule");

export class Desk {
  static async open({ table = "lorum", house = {} } = {}) {
    const desk = new Desk();
    desk.folder = await mkdtemp(join(tmpdir(), "houserule-browser-"));
    await mkdir(join(desk.folder, "house"));
    for (const [name, text] of Object.entries(house)) await desk.write(name, text);
    desk.table = table;
    await desk.startServer();
    desk.context = await Browsers.context();
    desk.faults = [];
    return desk;
  }

  path(name) {
    return join(this.folder, "house", name);
  }
  write(name, text) {
    return writeFile(this.path(name), text);
  }
  read(name) {
    return readFile(this.path(name), "utf8");
  }

  // Starts the program on a port that is free, or on the one it had.
  async startServer() {
    this.port ??= 20000 + Math.floor(Math.random() * 12000); // below those the system gives away
    const words = ["edit", "--no-browser", "--port", String(this.port)];
    this.server = spawn(program, [...words, ...(this.table ? this.table.split(" ") : [])], {
      cwd: this.folder,
      env: { ...process.env, XDG_DATA_HOME: join(this.folder, "data"), LC_ALL: "C.UTF-8" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.address = await new Promise((found, failed) => {
      let said = "";
      this.server.stdout.on("data", (part) => {
        said += part;
        const address = /http:\/\/\S+/.exec(said)?.[0];
        if (address) found(address);
      });
      this.server.on("exit", () => failed(new Error(`the editor ended: ${said}`)));
    });
  }

  stopServer(signal = "SIGINT") {
    return new Promise((ended) => {
      this.server.on("exit", (code, by) => ended(code ?? by));
      this.server.kill(signal);
    });
  }

  // A tab; the first one of a server is let in by its address, others by the key it has left.
  async tab(address = this.address) {
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
    await this.context?.close();
    if (this.server.exitCode === null) await this.stopServer();
    await rm(this.folder, { recursive: true, force: true });
  }
}
