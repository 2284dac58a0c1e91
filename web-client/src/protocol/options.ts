import type { OptionInfo } from "./generated";

/** An option with a list of values to choose from. */
export type OneOf = Extract<OptionInfo, { kind: "oneof" }>;

export const isOneOf = (option: OptionInfo): option is OneOf => option.kind === "oneof";
