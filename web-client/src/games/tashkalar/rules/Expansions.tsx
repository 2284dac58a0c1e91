import type { ReactNode } from "react";
import { GatewaySign, Piece } from "../board";
import { CardFace, type Face } from "../cards";
import { useTexts } from "../../../i18n";
import { expansionTexts } from "./expansions.texts";

/** The rules added by the schools of the expansions; `face` draws one of their cards. */
export function Expansions({ face }: { face: (card: string, colour: string) => Face | null }) {
  const t = useTexts(expansionTexts);
  return (
    <>
      <p>{t.allow}</p>
      <Added words={[t.frozenLies, t.frozenThaws]} card={face("ice-wyvern", "e")}>
        <h3>
          <Piece piece="eh" /> {t.frozen}
        </h3>
      </Added>
      <Added words={[t.gatewayIs, t.gatewayEnds]} card={face("vortexmaster", "v")}>
        <h3 className="gateway-head">
          <GatewaySign /> {t.gateway}
        </h3>
      </Added>
      <Added words={[t.warpIs, t.warpPends]} card={face("polarity-queen", "w")}>
        <h3>
          <Piece piece="wh" /> {t.warp}
        </h3>
      </Added>
    </>
  );
}

/** What one school adds, below its heading, with one of its cards. */
function Added(props: { words: string[]; card: Face | null; children: ReactNode }) {
  return (
    <div className="beside">
      <div>
        {props.children}
        {props.words.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
      <div className="rules-card">{props.card && <CardFace face={props.card} />}</div>
    </div>
  );
}
