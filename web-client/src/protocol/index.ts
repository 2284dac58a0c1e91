export type * from "./catalogue";
export type * from "./generated";
