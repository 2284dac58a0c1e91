import { ClockMenu, ClockNotices, LowTime, SeatClock } from "../clock";
import type { Lang } from "../i18n";
import type { ClockState, MatchState, RoomState, TimeControl } from "../protocol";
import type { Send } from "../socket";
import { called } from "../ui/names";
import { OutNotice } from "./OutNotice";
import { StandInNotices } from "./StandInNotices";
import { StrikeNotices } from "./StrikeNotices";
import type { TableProps } from "./tableProps";

const NO_CLOCK: ClockState = {
  control: { kind: "none" },
  at: 0,
  left: [],
  free: [],
  running: [],
  paused: null,
  proposal: null,
  declined: null,
  absent: [],
  windows: [],
};

/** The time parts of a table during a match; nothing once it is over. */
export function matchTime(given: {
  room: RoomState;
  match: MatchState;
  /** The time control of the match. */
  control: TimeControl;
  /** The side of each seat; empty where everyone plays alone. */
  sides: readonly number[];
  /** Our seat; null for watchers. */
  you: number | null;
  lang: Lang;
  send: Send;
  /** The server's clock. */
  now: () => number;
}): Pick<TableProps, "clockOf" | "notices" | "clockMenu"> {
  const { room, match, control, you, send, now } = given;
  const { clock } = match;
  if (match.outcome !== null || room.phase !== "playing") return {};
  const nameOf = (seat: number) => called(room.seats[seat]?.player, given.lang);
  const sides = given.sides.length > 0 ? given.sides : room.seats.map((_, seat) => seat);
  const out = match.out.map(({ seat }) => seat);
  const stoodIn = match.standIns.some(({ seat }) => seat === you);
  const plays = you !== null && !out.includes(you) && !stoodIn;
  return {
    clockOf: (seat) =>
      clock &&
      clock.control.kind !== "none" && <SeatClock clock={clock} seat={seat} name={nameOf(seat)} now={now} />,
    // Also without a clock: a proposal for one may just have been declined.
    notices: (
      <>
        <ClockNotices
          clock={clock ?? NO_CLOCK}
          {...{ you, sides, out, nameOf, send, now }}
          moment={match.moment}
        />
        <StrikeNotices match={match} nameOf={nameOf} />
        <StandInNotices {...{ match, you, nameOf, send }} />
        <OutNotice match={match} you={you} send={send} />
        <LowTime clock={clock ?? NO_CLOCK} {...{ you, nameOf, now }} match={match.id} />
      </>
    ),
    clockMenu: plays && <ClockMenu {...{ control, clock, send }} />,
  };
}
