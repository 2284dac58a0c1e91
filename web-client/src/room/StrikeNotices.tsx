import { useState } from "react";
import { Notice } from "../clock";
import { ComputerSign, ENGINE } from "../computer";
import { useTexts } from "../i18n";
import type { MatchState } from "../protocol";
import { Icon } from "../ui/Icons";
import { faultOf, strikeTexts } from "./strikeTexts";

/** With so many an engine loses its seat. */
const LAST = 3;

/** Says that an engine has not played as it should, why, and that it has lost its seat; each time until it is put away. */
export function StrikeNotices({ match, nameOf }: { match: MatchState; nameOf: (seat: number) => string }) {
  const t = useTexts(strikeTexts);
  const [away, putAway] = useState<readonly string[]>([]);
  return match.strikes.map(({ seat, count, fault }) => {
    const strike = `${match.id} ${seat} ${count}`;
    if (away.includes(strike)) return null;
    const name = nameOf(seat);
    const why = faultOf(t, fault, name);
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
        close={
          <button
            type="button"
            className="btn quiet icn"
            aria-label={t.close(name)}
            title={t.close(name)}
            onClick={() => putAway([...away, strike])}
          >
            <Icon name="not" />
          </button>
        }
      />
    );
  });
}
