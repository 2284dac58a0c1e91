import { Signed } from "../computer";
import type { ReactNode } from "react";
import { useTexts } from "../i18n";
import type { Decider } from "../protocol";
import { tableTexts } from "./texts";

/** A side and its place at the end of a match. */
export interface Placed {
  side: number;
  place: number;
  /** A seat of the side. */
  seat: number;
  /** Its players; computers among them may be marked, see {@link Signed}. */
  name: string;
  picture: ReactNode;
}

/** Every place with its reason: the first number in which a side trails the one before it is marked. */
export function Ranking(props: {
  /** From first to last. */
  sides: readonly Placed[];
  deciders: readonly Decider[];
  teams: boolean;
  /** The name of a number, by its key. */
  decider: (key: string) => string;
}) {
  const { sides, deciders, teams } = props;
  const t = useTexts(tableTexts);
  const shared = sides.some(({ place }, i) => sides[i + 1]?.place === place);
  return (
    <section className="panel end-points ranking" aria-label={t.decidedBy}>
      <h2>{t.decidedBy}</h2>
      <div className="ranking-box" role="group" aria-label={t.decidedBy} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.placeWord}</th>
              <th scope="col">{teams ? t.teamWord : t.playerWord}</th>
              {deciders.map(({ key }) => (
                <th key={key} scope="col">
                  {props.decider(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sides.map((side, i) => {
              const before = sides[i - 1];
              const decisive = before
                ? deciders.findIndex(({ values }) => values[before.seat] !== values[side.seat])
                : -1;
              return (
                <tr key={side.side}>
                  <td className="num">{side.place}</td>
                  <th scope="row">
                    <span className="ranked">
                      {side.picture} <Signed words={side.name} />
                    </span>
                  </th>
                  {deciders.map(({ key, values }, n) => (
                    <td key={key} className={n === decisive ? "num decisive" : "num"}>
                      {values[side.seat]}
                      {n === decisive && <span className="visually-hidden"> {t.decidedHere}</span>}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {shared && <p className="muted">{t.sharedPlace}</p>}
    </section>
  );
}
