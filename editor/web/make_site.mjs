// Puts together what a browser loads, a folder of files that any host can serve:
//   node make_site.mjs SITE PROGRAM-FOLDER PAGE-FOLDER PARTS-FOLDER SOURCES DOCS-FOLDER
// The last may be missing: then there are no pages to read in it.
// Names carry what is in the files, so that they may be kept for ever; only index.html and the
// service worker may not. Beside what is worth it lies a .br and a .gz for hosts that send these.

import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [site, programs, page, parts, sources, docs] = process.argv.slice(2);
const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 10);

function below(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((one) => (one.isDirectory() ? below(join(folder, one.name)) : [join(folder, one.name)]))
    .sort();
}

// Writes a file under a name with its hash; returns that.
function put(name, bytes) {
  const ending = extname(name);
  const hashed = `assets/${basename(name, ending)}-${hashOf(bytes)}${ending}`;
  mkdirSync(join(site, "assets"), { recursive: true });
  writeFileSync(join(site, hashed), bytes);
  return hashed;
}

function pack(files) {
  const texts = files.map((file) => readFileSync(file));
  const list = files.map((file, i) => [relative(sources, file), texts[i].length]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...texts]);
}

rmSync(site, { recursive: true, force: true });
cpSync(page, site, { recursive: true });

const scripts = ["games", "scripts/words", "scripts/decks"].flatMap((folder) => below(join(sources, folder)));
const beside = {
  program: put("houserule.js", readFileSync(join(programs, "houserule.js"))),
  wasm: put("houserule.wasm", readFileSync(join(programs, "houserule.wasm"))),
  scripts: put("scripts.pack", pack(scripts.filter((file) => file.endsWith(".lua")))),
  players: put("players.pack", pack(scripts.filter((file) => basename(file) === "player.bin"))),
};
const icon = put("icon.svg", readFileSync(join(parts, "icon.svg")));
const manifest = put(
  "houserule.webmanifest",
  JSON.stringify({
    name: "houserule",
    short_name: "houserule",
    description: "Card games by your rules: write a house rule, play it, see what it does.",
    id: "../",
    start_url: "../",
    scope: "../",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: "#1f5f4a",
    icons: [{ src: basename(icon), sizes: "any", type: "image/svg+xml", purpose: "any" }],
  }),
);

const hasDocs = existsSync(join(docs, "index.html"));
const head = [
  `<meta name="houserule-site" content='${JSON.stringify(beside)}' />`,
  ...(hasDocs ? [`<link rel="help" href="./docs/index.html" />`] : []),
  `<meta name="description" content="Card games by your rules, in this browser." />`,
  `<link rel="manifest" href="./${manifest}" />`,
  `<link rel="icon" type="image/svg+xml" href="./${icon}" />`,
].join("\n    ");
// The browser sees to it that nothing is asked of any other host.
const policy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; manifest-src 'self'; connect-src 'self'; " +
  "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'";
const index = readFileSync(join(site, "index.html"), "utf8")
  .replace(/<meta charset="utf-8" ?\/?>/, `$&\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`)
  .replace(/ *<link rel="icon" href="data:,"[^>]*>\n/, "")
  .replace("</head>", `  ${head}\n  </head>`);
writeFileSync(join(site, "index.html"), index);

// The notices of what is linked into the program, for those who get it.
const copied = ["liblua5.4-dev", "libfmt-dev", "nlohmann-json3-dev", "libxxhash-dev", "emscripten"]
  .map((name) => [name, `/usr/share/doc/${name}/copyright`])
  .filter(([, file]) => existsSync(file))
  .map(([name, file]) => `${name}\n\n${readFileSync(file, "utf8").trim()}\n`);
const rule = `\n${"-".repeat(72)}\n\n`;
const notices = [`houserule\n\n${readFileSync(join(sources, "LICENSE"), "utf8").trim()}\n`, ...copied];
const licences = join(site, "licences.txt");
writeFileSync(licences, [...notices, readFileSync(licences, "utf8")].join(rule));

// Read with a network; a browser keeps the page.
const kept = below(site).map((file) => relative(site, file)).filter((name) => name !== "index.html");
const version = `houserule-${hashOf(Buffer.from([...kept, index].join("\n")))}`;
const worker = readFileSync(join(parts, "service-worker.js"), "utf8")
  .replace('"VERSION"', JSON.stringify(version))
  .replace('["FILES"]', JSON.stringify(["./", ...kept]));
writeFileSync(join(site, "service-worker.js"), worker);
if (hasDocs) cpSync(docs, join(site, "docs"), { recursive: true });

const smallest = 1000; // bytes; of less a host saves nothing
for (const file of below(site)) {
  const bytes = readFileSync(file);
  if (bytes.length < smallest) continue;
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: Number(process.env.HOUSERULE_BROTLI ?? 11),
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
