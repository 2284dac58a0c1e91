import { useState } from "react";
import { useSession } from "../account/Session";
import { useTexts } from "../i18n";
import type { RatingRange } from "../protocol";
import { TableForm, type TableTerms } from "../setup";
import { http, refusalOf } from "../socket";
import { go } from "../ui/navigation";
import { RangeFields } from "./RangeFields";
import { lobbyTexts } from "./texts";

/** The form and options of a private table; making it leads straight to it. */
export function NewRoomForm() {
  const t = useTexts(lobbyTexts);
  const { player, account } = useSession();
  const [watching, setWatching] = useState(false);
  const [listed, setListed] = useState(false);
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
      mayCount
      counts={account !== null}
      more={() => (
        <>
          <label className="check">
            <input type="checkbox" checked={listed} onChange={(event) => setListed(event.target.checked)} />
            {t.listed}
          </label>
          {listed && <RangeFields value={range} onChoose={setRange} />}
          <label className="check">
            <input
              type="checkbox"
              checked={watching}
              onChange={(event) => setWatching(event.target.checked)}
            />
            {t.watching}
          </label>
        </>
      )}
      button={(busy) => (busy ? t.creating : t.create)}
      disabled={player === null}
      send={make}
    />
  );
}
