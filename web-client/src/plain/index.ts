// The table in words that every game has. Start reading at PlainTable.tsx.
import { lazy } from "react";

export type { Cell, Part } from "./outline";
export type { PlainScene, PlainWords } from "./speech";

/** The table of a match that stands, in words. */
export const PlainTable = lazy(() => import("./PlainTable").then((m) => ({ default: m.PlainTable })));

/** A match that is looked at again, in words. */
export const PlainReplay = lazy(() => import("./PlainReplay").then((m) => ({ default: m.PlainReplay })));
