import { toldLines, type Naming } from "../../../plain/logLines";
import type { PlainScene } from "../../../plain/speech";
import type { MatchEvent } from "../../../protocol";
import type { LogLine } from "../../../table/LogPanel";
import { Arms } from "../fort/Arms";

/** What only happens to somebody is told with their arms. */
export const naming: Naming = {
  seatOf: ({ seat, target }) =>
    typeof seat === "number" ? seat : typeof target === "number" ? target : null,
};

/** The log in the catalogue's sentences, with the arms of players. */
export const logLines = (log: readonly MatchEvent[], scene: PlainScene): LogLine[] =>
  toldLines(log, scene, naming).map(({ seat, ...line }) => ({
    ...line,
    sign: seat === null ? null : <Arms seat={seat} />,
  }));
