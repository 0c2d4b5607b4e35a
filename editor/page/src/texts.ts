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
