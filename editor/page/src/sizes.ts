// How large a script may be, as the server has it; and what is said of one that is larger.

import { say } from "./texts";

export const mostOfScript = 64 * 1024; // bytes
export const mostOfPack = 512 * 1024;

function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} kB` : `${Math.floor(kilobytes / 1024)} MB`;
}

// Of a text that nobody needs to be asked about; else empty. No letter takes less than a byte.
export function tooLong(text: string): string {
  const bytes = text.length > mostOfScript ? text.length : new TextEncoder().encode(text).length;
  return bytes > mostOfScript ? tooLarge(bytes, mostOfScript) : "";
}

export function tooLarge(bytes: number, most: number): string {
  return say(most === mostOfScript ? "script_too_long" : "file_too_long", {
    size: sizeText(bytes),
    n: most / 1024,
  });
}
