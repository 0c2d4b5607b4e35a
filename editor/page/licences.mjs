// The notices of the libraries that the built page contains, for those who get it.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const notices = [];
for (const [folder, one] of Object.entries(lock.packages)) {
  if (!folder || one.dev || one.optional || !existsSync(folder)) continue;
  const file = readdirSync(folder).find((name) => /^licen[sc]e/i.test(name));
  if (!file) throw new Error(`${folder} has no licence`);
  const name = folder.replace(/^.*node_modules\//, "");
  notices.push(`${name} ${one.version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`);
}
writeFileSync(process.argv[2], notices.join(`\n${"-".repeat(72)}\n\n`));
