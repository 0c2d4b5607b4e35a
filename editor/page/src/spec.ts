// Words of a table: "lorum +exposed_horniky -x pool_winners=1". Which of them are known is the
// server's matter; here they are only put in and taken out.

export function gameOf(spec: string): string {
  return spec.split(" ")[0] ?? "";
}

export function has(spec: string, word: string): boolean {
  return spec.split(" ").includes(word);
}

// Whether a house rule is in force: put in, or there of itself and not left out.
export function isOn(spec: string, name: string, usual: boolean): boolean {
  return usual ? !has(spec, `-${name}`) : has(spec, `+${name}`);
}

export function withVariant(spec: string, name: string, usual: boolean, on: boolean): string {
  const words = spec.split(" ").filter((word) => word !== `+${name}` && word !== `-${name}`);
  if (on && !usual) words.push(`+${name}`);
  if (!on && usual) words.push(`-${name}`);
  return words.join(" ");
}

export function numberIn(spec: string, name: string): string | undefined {
  const found = spec.split(" ").find((word) => word.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

// An empty value leaves the number as the game has it.
export function withNumber(spec: string, name: string, value: string): string {
  const words = spec.split(" ").filter((word) => !word.startsWith(`${name}=`));
  if (value !== "") words.push(`${name}=${value}`);
  return words.join(" ");
}
