// What of the results is there again after a reload, beside what each part keeps itself.

import { effect } from "@preact/signals";
import { base, bots, compareWith, ofMatches, type Bots } from "./balance";
import { isText, isTruth, remember, remembered } from "./store";

const isBots = (value: unknown): value is Bots => value === "random" || value === "learned";

export function rememberResults(): void {
  remember(bots, "bots", isBots);
  remember(ofMatches, "matches", isTruth);
  const compared = remembered("compared", "", isText);
  if (compared.value) compareWith(compared.value);
  effect(() => {
    if (base.value) compared.value = base.value.table;
  });
}
