import { useState, type ReactNode } from "react";
import { useSession } from "../account/Session";
import { useTexts } from "../i18n";
import type { RatingRange } from "../protocol";
import { TableForm, type TableTerms } from "../setup";
import { http, refusalOf } from "../socket";
import { Check } from "../ui/Check";
import { go } from "../ui/navigation";
import { Steps } from "../ui/Steps";
import { RangeFields } from "./RangeFields";
import { lobbyTexts } from "./texts";

/** Form and options of a table for players invited by link; making it leads straight to a seat there. */
export function NewRoomForm(props: {
  /** The preselected game; null for the last one. */
  game?: string | null;
  /** Whether anyone may sit down unless the host decides otherwise. */
  listed?: boolean;
  /** The control that switches between friend and anyone. */
  who?: ReactNode;
}) {
  const t = useTexts(lobbyTexts);
  const { player, account } = useSession();
  const [watching, setWatching] = useState(false);
  const [listed, setListed] = useState(props.listed ?? false);
  const [range, setRange] = useState<RatingRange | null>(null);
  const make = ({ options, ...terms }: TableTerms) =>
    http
      .createRoom({ ...terms, table: options, watching, listed, range: listed ? range : null })
      .then(({ link }) => {
        go(`/r/${link}`);
        return null;
      }, refusalOf);
  return (
    <TableForm
      title={t.newRoom}
      titled
      first={props.game}
      mayCount
      ownSeat
      counts={account !== null}
      guest={player !== null && account === null}
      who={
        <>
          {props.who}
          <Steps steps={[t.howMake, t.howSend, t.howStart]} />
          <Check checked={listed} onChange={setListed}>
            {t.listed}
          </Check>
          {listed && <RangeFields value={range} onChoose={setRange} />}
          <Check checked={watching} onChange={setWatching}>
            {t.watching}
          </Check>
        </>
      }
      button={(busy) => (busy ? t.creating : t.create)}
      disabled={player === null}
      send={make}
    />
  );
}
