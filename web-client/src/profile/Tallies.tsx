import type { ReactNode } from "react";
import { useTexts } from "../i18n";
import { profileTexts } from "./texts";
import type { Tally } from "./wishes";

interface Row {
  key: string;
  name: ReactNode;
  tally: Tally;
  /** Actions on a row. */
  more?: ReactNode;
}

/** Results as a table: won, lost and tied, with the share of wins. */
export function Tallies({ of, rows }: { of: string; rows: Row[] }) {
  const t = useTexts(profileTexts);
  if (rows.length === 0) return null;
  const more = rows.some((row) => row.more !== undefined);
  return (
    <div className="table-room">
      <table className="tallies">
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{t.wonShort}</th>
            <th scope="col">{t.lostShort}</th>
            <th scope="col">{t.tiedShort}</th>
            <th scope="col">%</th>
            {more && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, tally, more: action }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className="num">{tally.won}</td>
              <td className="num">{tally.lost}</td>
              <td className="num">{tally.tied}</td>
              <td className="num">
                {Math.round((100 * tally.won) / (tally.won + tally.lost + tally.tied || 1))}
              </td>
              {more && <td className="tallies-more">{action}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
