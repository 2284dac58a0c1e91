import { Notice } from "../clock";
import { ComputerSign, ENGINE } from "../computer";
import { useTexts } from "../i18n";
import type { MatchState } from "../protocol";
import { faultOf, strikeTexts } from "./strikeTexts";

/** With so many an engine loses its seat. */
const LAST = 3;

/** Says that an engine has not played as it should, why, and that it has lost its seat. */
export function StrikeNotices({ match, nameOf }: { match: MatchState; nameOf: (seat: number) => string }) {
  const t = useTexts(strikeTexts);
  return match.strikes.map(({ seat, count, fault }) => {
    const why = faultOf(t, fault, nameOf(seat));
    return (
      <Notice
        key={seat}
        kind="told"
        icon={<ComputerSign level={ENGINE} quiet />}
        title={
          <span role="status">
            {why} {count < LAST ? t.instead(count, LAST) : t.lost}
          </span>
        }
      />
    );
  });
}
