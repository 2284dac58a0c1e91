import type { ReactNode } from "react";
import { ClockHelp } from "../../../clock";
import { Doom, Frame, LastHere, Missing, Ring, Target } from "../board";
import type { Lang } from "../../../i18n";
import { Dialog } from "../../../table/Dialog";
import { useShortcutsSwitch } from "../../../table/useShortcuts";
import { helpTexts } from "../words/help.texts";
import type { GameTexts } from "../words/texts";

/** The window that explains keys and signs. */
export function HelpDialog(props: {
  /** Whether turns can be handed over here. */
  teams: boolean;
  /** Whether summonings can be improvised here. */
  melee: boolean;
  lang: Lang;
  onClose: () => void;
  t: GameTexts;
}) {
  const { teams, melee, lang, onClose, t } = props;
  const h = helpTexts[lang];
  const [on, switchOn] = useShortcutsSwitch();
  const keys: [string, string][] = [
    ["1–9", h.keyNumbers],
    ["B", h.keyBoard],
    ["H", h.keyHand],
    [h.arrows, h.keyArrows],
    [h.space, h.keySpace],
    [h.enter, h.keyEnter],
    ["C", h.keyConfirm],
    ["U", h.keyBack],
    ...(teams ? ([["O", h.keyHandOver]] as [string, string][]) : []),
    [h.escape, h.keyEscape],
    ["?", h.keyHelp],
  ];
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
    <Dialog title={h.help} onClose={onClose} closeLabel={t.close}>
      <div className="help">
        <section>
          <h3>{h.keys}</h3>
          <dl>
            {keys.map(([key, words]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          <label className="check">
            <input type="checkbox" checked={on} onChange={(event) => switchOn(event.target.checked)} />
            {h.useKeys}
          </label>
        </section>
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
        <ClockHelp />
      </div>
    </Dialog>
  );
}

const Token = () => <use href="#piece-nc" x={2} y={1} width={96} height={96} />;
