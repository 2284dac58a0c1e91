// What the server says and hears, as types. `generated.ts` is made from the server's records.
export type * from "./generated";

/** Why something was refused: a code, for which `ui/refusals.ts` has a sentence, and what it concerns. */
export interface Refusal {
  code: string;
  params?: Record<string, string>;
}
export { isOneOf, type OneOf } from "./options";
