import type { Notice } from "../protocol";
import type { NoticeTexts } from "./texts";

/** The sentence of a notice, with the form's name from the catalogue. */
export function noticeWords({ kind, params }: Notice, form: string, t: NoticeTexts): string {
  const players = params.players || "–";
  const why: Record<string, string> = { time: t.time, left: t.left, abandoned: t.abandoned };
  switch (kind) {
    case "turn":
      return t.turn(players, form);
    case "challenge":
      return t.challenge(players, form);
    case "accepted":
      return t.accepted(players, form);
    case "declined":
      return t.declined(players, form);
    case "unanswered":
      return t.unanswered(players, form);
    case "pause":
      return t.pause(players, form);
    case "clock":
      return t.clock(players, form);
    case "absent":
      return t.absent(form);
    case "ended": {
      const words = params.won === "true" ? t.won(players, form) : t.ended(players, form);
      const reason = why[params.reason ?? ""];
      return reason === undefined ? words : `${words}, ${reason}`;
    }
    default:
      return t.other;
  }
}
