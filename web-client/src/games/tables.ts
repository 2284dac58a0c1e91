import type { ComponentType } from "react";
import type { TableProps } from "../room/tableProps";
import { TashKalarTable } from "./tashkalar/TashKalarTable";

/** The table of each game: its mapping from views and questions to a board and cards. */
export const tables: Partial<Record<string, ComponentType<TableProps>>> = { tashkalar: TashKalarTable };
