// What the page says, in English and Japanese: scripts/texts/page.lua. What the rules say comes from the server.

import { signal } from "@preact/signals";

import { texts } from "./page_texts";

export type Language = "en" | "ja";

export const language = signal<Language>("en");

export type TextName = keyof typeof texts;

export function say(name: TextName, values: Record<string, string | number> = {}): string {
  const text: string = texts[name][language.value === "ja" ? 1 : 0];
  return text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    key in values ? String(values[key]) : whole,
  );
}

// What is typed with the signs of a Japanese keyboard, in those the rest understands: digits, letters,
// blanks and commas of full width, and what looks like a minus before a number.
export function withPlainSigns(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[、，]/g, ",")
    .replace(/(?<=^|[\s,=])[\u2010-\u2015\u2212\u30fc](?=\d)/g, "-")
    .trim();
}
