import type { ReactNode } from "react";
import type { Lang } from "../../../i18n";
import { helpTexts as tableHelp } from "../../../table/help.texts";
import { Doom, Frame, LastHere, Missing, Ring, Target } from "../board";
import { helpTexts } from "../words/help.texts";

/** The keys of this table besides those of every table. */
export function ownKeys(lang: Lang, teams: boolean): [key: string, words: string][] {
  const h = helpTexts[lang];
  const { arrows, space, enter } = tableHelp[lang];
  return [
    ["1–9", h.keyNumbers],
    ["B", h.keyBoard],
    ["H", h.keyHand],
    [arrows, h.keyArrows],
    [space, h.keySpace],
    [enter, h.keyEnter],
    ...(teams ? ([["O", h.keyHandOver]] as [string, string][]) : []),
  ];
}

/** What the marks on the arena mean; `melee` where summonings can be improvised. */
export function Signs({ melee, lang }: { melee: boolean; lang: Lang }) {
  const h = helpTexts[lang];
  const signs: [ReactNode, string][] = [
    [<Frame key="sign" at="a1" ways={2} over={false} />, h.signPlace],
    ...(melee
      ? ([[<Frame key="sign" at="a1" ways={1} over={false} sign="hh" />, h.signCost]] as [
          ReactNode,
          string,
        ][])
      : []),
    [<Target key="sign" at="a1" />, h.signTarget],
    [
      <g key="sign">
        <Token />
        <Ring at="a1" rank="c" />
      </g>,
      h.signUsed,
    ],
    [
      <g key="sign">
        <Token />
        <Doom at="a1" />
      </g>,
      h.signDoom,
    ],
    [
      <g key="sign">
        <Token />
        <LastHere at="a1" />
      </g>,
      h.signLast,
    ],
    [<Missing key="sign" at="a1" rank="c" />, h.signMissing],
  ];
  return (
    <section>
      <h3>{h.signs}</h3>
      <ul>
        {signs.map(([sign, words]) => (
          <li key={words}>
            <svg viewBox="-12 -12 124 124" aria-hidden="true">
              <rect x={2} y={2} width={96} height={96} rx={5} fill="var(--sand-a)" />
              {sign}
            </svg>
            {words}
          </li>
        ))}
      </ul>
      <p className="note">{h.hold}</p>
    </section>
  );
}

const Token = () => <use href="#piece-nc" x={2} y={1} width={96} height={96} />;
