import type { Catalogue } from "../protocol";

/** What a catalogue calls a value of a seat option: it lists the values of `x` under `xs`. */
export function valueName(catalogue: Catalogue | null, option: string, value: string): string {
  const lists = catalogue as Record<string, unknown> | null;
  const values = lists?.[`${option}s`] as Record<string, { name?: string }> | undefined;
  return values?.[value]?.name ?? value;
}
