import { Answers, Notice } from "../clock";
import { useTexts } from "../i18n";
import type { MatchState } from "../protocol";
import type { Send } from "../socket";
import { outTexts } from "./outTexts";

/** Tells a player who is out while the others play on, with the way back if there is one. */
export function OutNotice({ match, you, send }: { match: MatchState; you: number | null; send: Send }) {
  const t = useTexts(outTexts);
  const own = match.out.find(({ seat }) => seat === you);
  if (!own) return null;
  const why = own.reason === "time" ? t.time : own.reason === "left" ? t.left : t.resigned;
  return (
    <Notice
      kind="out"
      title={
        <span role="status">
          <b>{t.out}</b> {why} {t.watch}
        </span>
      }
    >
      {match.canComeBack && (
        <Answers>
          <button
            type="button"
            className="btn pri"
            onClick={() => send("comeBack", { moment: match.moment })}
          >
            {t.comeBack}
          </button>
        </Answers>
      )}
    </Notice>
  );
}
