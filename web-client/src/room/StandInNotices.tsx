import { Answers, Notice } from "../clock";
import { ComputerSign } from "../computer";
import { useTexts } from "../i18n";
import type { MatchState } from "../protocol";
import type { Send } from "../socket";
import { standInTexts } from "./standInTexts";

/** Says for whom computers play, and lets a player whom one stands in for take the seat back. */
export function StandInNotices(props: {
  match: MatchState;
  you: number | null;
  nameOf: (seat: number) => string;
  send: Send;
}) {
  const { match, you, nameOf, send } = props;
  const t = useTexts(standInTexts);
  return match.standIns.map(({ seat, computer }) => (
    <Notice
      key={seat}
      kind={seat === you ? "out" : "told"}
      icon={<ComputerSign level={computer} quiet />}
      title={
        <span role="status">
          {seat === you ? (
            <>
              <b>{t.forYou}</b> {t.watch}
            </>
          ) : (
            t.forOther(nameOf(seat))
          )}
        </span>
      }
    >
      {seat === you && match.canComeBack && (
        <Answers>
          <button
            type="button"
            className="btn pri"
            onClick={() => send("comeBack", { moment: match.moment })}
          >
            {t.takeBack}
          </button>
        </Answers>
      )}
    </Notice>
  ));
}
