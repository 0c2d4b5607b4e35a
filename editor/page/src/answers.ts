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
  why?: string; // it cannot be read
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
  rules_hash: string;
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

export interface Version {
  number: number;
  time: number; // seconds since 1970
}

export interface Pack {
  file: string;
  text: string;
  examples: number;
  deals: number;
}

export interface Saved extends Script {
  saved: boolean;
  gone?: boolean; // the file was deleted or renamed since it was read
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

export interface Card {
  code: string;
  name: string;
  sign: string;
  colour: "plain" | "red" | "amber" | "green" | "violet";
}

export interface Seat {
  seat: number;
  name: string;
  acts: boolean;
  about: string;
  said: string;
  cards: number;
  tricks: number;
  score: string;
  open: Card[];
}

export interface Trick {
  number: number;
  over: boolean;
  winner: number;
  plays: { seat: number; card: Card | null }[];
}

export interface ChoiceItem {
  allowed: boolean;
  chosen: boolean;
  group: number;
  card?: Card;
  text?: string;
  why?: string;
}

export interface Position {
  fits: true;
  sitting: number;
  table: string;
  seed: string;
  moves: string[];
  failed: boolean;
  said: { kind: "says" | "news" | "question" | "position" | "picture"; text: string }[];
  you: number;
  deal: number;
  asked: boolean;
  finished: boolean;
  yes_or_no: boolean;
  question: string;
  board: boolean;
  seats: Seat[];
  zones: { name: string; count: number; cards: Card[] }[];
  values: { name: string; amount: string }[];
  rows: { label: string; open: boolean; items: ChoiceItem[] }[];
  collects: boolean;
  wanted: number;
  chosen: number;
  trick: Trick | null;
  last_trick: Trick | null;
  refused: string; // why the move of `act` was not made
  warning: string; // what is said before it would be made
  advice?: string; // the move of a hint
  board_table?: BoardTable; // of a board game
}

export interface Space {
  name: string;
  number: string;
  does: string;
  detail: string;
  workers: number;
  taken: "" | "you" | "earlier";
  possible: boolean;
  offered: boolean;
  why: string;
  move: string;
}

export type Runs = [first: number, last: number][]; // cells, numbered along the rows

export interface LayBoard {
  place: number;
  put: string; // what the move begins with; row, comma, column and `turned` follow
  turns: { shape: string[]; turned: string; at: Runs }[];
}

export interface MenuEntry {
  kind: "option" | "lay" | "pass";
  text: string;
  detail: string;
  move?: string;
  good?: string;
  groups?: string[];
  mark?: string;
  boards?: LayBoard[];
}

export interface Tile {
  good: string;
  groups: string[];
  mark: string;
  at: Runs;
}

export interface Board {
  place: number;
  name: string;
  title: string[];
  legend: string[];
  width: number;
  rows: string[];
  printed: { at: number; kind: "income" | "bonus" | "due"; text: string; says: string }[];
  tiles: Tile[];
  picture: string[];
}

export interface BoardTable {
  progress: string;
  places_workers: boolean;
  columns: { label: string; spaces: Space[] }[];
  menu: MenuEntry[];
  boards: Board[];
  supply: { label: string; text: string }[];
  cards: { title: string; cards: string[] }[];
  sheet: { name: string; points: number }[];
  total: number;
}

export interface Misfit {
  fits: false;
  number: number;
  move: string;
  reason: string;
}

export interface Example {
  say: string;
  file: string;
  line: number;
  passed: boolean;
  expected: string;
  got: string;
  faults: string[];
  printed: string[];
  position: string[];
  variant: string;
}

export interface Examples {
  examples: Example[];
  diagnostics: Diagnostic[];
}

export interface Estimate {
  estimate: number;
  low: number;
  high: number;
  n: number;
}

export interface Difference extends Estimate {
  paired: boolean;
  verdict: "differs" | "not_found" | "same" | "too_early";
}

export interface ReportRow {
  key: string;
  group: string;
  label: string;
  kind: "mean" | "share";
  tables: Partial<Estimate>[];
  differences: (Difference | null)[];
}

// How values are spread: counts[i] of them lie from first + i * bin_width on.
export interface Distribution {
  key: string;
  label: string;
  first: number;
  bin_width: number;
  counts: number[];
  deciles: number[]; // the least, the tenths, the most; none of nothing
}

export interface StudiedTable {
  table: string;
  counted_in: "chips" | "points";
  distributions: Distribution[];
}

export interface Report {
  unit: "deals" | "games" | "matches";
  tables: StudiedTable[];
  asked_for: number;
  played: number;
  bots: string;
  seed: string;
  rows: ReportRow[];
  pairs: { differing: number; first_seed: string | null }[];
  first_difference: { seed: string; table: string; moves: string[] } | null;
}

export interface Study {
  study: number;
  done: number;
  of: number;
  finished: boolean;
  diagnostics: Diagnostic[];
  report: Report | null;
}

export interface Beginning {
  stage: string;
  says: string;
  change: string;
}

export interface Why {
  move: string;
  legal: boolean;
  message?: string;
  rule?: string;
  steps: { step: string; offers: string[]; binding: boolean; rule: string; owner: string }[];
}

export interface Completion {
  name: string;
  insert: string;
  kind: string;
  detail: string;
  says: string;
  required: boolean;
}
