// What the server answers, as far as the page reads it.

export interface Diagnostic {
  file: string;
  line: number;
  code: string;
  level: "error" | "remark";
  message: string;
  suggestion: string;
  mark?: { line: number; from: number; to: number };
  instead?: string;
}

export interface GameLine {
  name: string;
  title: string;
  players: number[];
  says: string;
  file: string;
}

export interface Variant {
  name: string;
  title: string;
  says: string;
  file: string;
  own: boolean;
  usual: boolean;
  requires: string[];
  includes: string[];
  numbers: string[];
  ok: boolean;
}

export interface HouseNumber {
  name: string;
  label: string;
  value: number | number[] | string;
  choices?: string[];
  from?: number;
  to?: number;
}

export interface Game extends GameLine {
  variants: Variant[];
  numbers: HouseNumber[];
}

export interface Hello {
  games: GameLine[];
  version: string;
  table: string;
  language: "en" | "ja";
  diagnostics: Diagnostic[];
}

export interface Clause {
  number: number;
  section: string;
  text: string;
  rule: string | null;
  changed_by: string[];
}

export interface Sheet {
  title: string;
  clauses: Clause[];
}

export interface Table {
  table: string;
  game: Game;
  ok: boolean;
  diagnostics: Diagnostic[];
  sheet: Sheet | null;
  files?: string[];
}

export interface Script {
  script: string;
  text: string;
  hash: string;
  writable: boolean;
  versions: number;
}

export interface Saved extends Script {
  saved: boolean;
}

export interface Check {
  ok: boolean;
  diagnostics: Diagnostic[];
}

export interface Word {
  name: string;
  kind: string;
  written: string;
  says: string;
  example: string;
  fields: { name: string; types: string[]; says: string; required: boolean }[];
}
