import { toldLines, type Naming } from "../../../../plain/logLines";
import type { PlainScene } from "../../../../plain/speech";
import type { MatchEvent } from "../../../../protocol";
import type { LogLine } from "../../../../table/LogPanel";
import { SeatArms } from "../seats/SeatArms";

/** Cards are named by their keys, or by their names in play such as `aw011.3`. */
const naming: Naming = {
  cardOf: (name) => name.replace(/\..*$/, ""),
  seatOf: ({ seat }) => (typeof seat === "number" && seat >= 0 ? seat : null),
};

/** The log in the catalogue's sentences, with the arms of players. */
export const logLines = (log: readonly MatchEvent[], scene: PlainScene): LogLine[] =>
  toldLines(log, scene, naming).map(({ seat, ...line }) => ({
    ...line,
    sign: seat === null ? null : <SeatArms seat={seat} size={16} />,
  }));
