import type { ComponentType } from "react";
import type { Rewatched } from "../replay/rewatched";
import { ReplayTable } from "./tashkalar/replay/ReplayTable";

/** The table of each game at which a match is looked at again. */
export const replays: Partial<Record<string, ComponentType<Rewatched>>> = { tashkalar: ReplayTable };
