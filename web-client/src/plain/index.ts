// The text table that every game has. Start reading at PlainTable.tsx.
import { lazy } from "react";

export type { Cell, Part } from "./outline";
export type { PlainScene, PlainWords } from "./speech";

/** The table of a running or finished match, in words. */
export const PlainTable = lazy(() => import("./PlainTable").then((m) => ({ default: m.PlainTable })));

/** A replay, in words. */
export const PlainReplay = lazy(() => import("./PlainReplay").then((m) => ({ default: m.PlainReplay })));
