// The server's protocol as types. `generated.ts` is generated from the server's records.
export type * from "./generated";

/** A refusal: a code, with a sentence in `ui/refusals.ts`, and its parameters. */
export interface Refusal {
  code: string;
  params?: Record<string, string>;
}
export { isOneOf, type OneOf } from "./options";
