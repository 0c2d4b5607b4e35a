// Makes the types of requests and answers, src/answers.ts, of what editor/protocol/ describes:
//   node answers.mjs FOLDER-OF-THE-DESCRIPTION FILE

import { readFileSync, writeFileSync } from "node:fs";

const [folder, file] = process.argv.slice(2);
const described = (name) => JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8"));
const { every, verbs } = described("requests");
const { verb, ...common } = every; // `verb` is what is asked, not a key of it

const object = (fields) =>
  `{ ${Object.entries(fields).map(([name, [type]]) => `${name}: ${type};`).join(" ")} }`;

const shapes = Object.entries(described("answers")).map(
  ([name, { extends: base, fields }]) =>
    `export interface ${name}${base ? ` extends ${base}` : ""} ${object(fields)}`,
);
const requests = Object.entries(verbs).map(
  ([name, { keys, answers }]) => `  ${name}: { keys: ${object({ ...keys, ...common })}; answers: ${answers} };`,
);

writeFileSync(
  file,
  ["export type whole = number;", ...shapes, "export interface Verbs {", ...requests, "}\n"].join("\n"),
);
