import { GatewaySign, Piece } from "../board";
import { CardFace, type Face } from "../cards";
import { useTexts } from "../../../i18n";
import { expansionTexts } from "./expansions.texts";

/** The rules added by the schools of the expansions; `face` draws one of their cards. */
export function Expansions({ face }: { face: (card: string, colour: string) => Face | null }) {
  const t = useTexts(expansionTexts);
  const frozen = face("ice-wyvern", "e");
  const gateway = face("vortexmaster", "v");
  const warped = face("polarity-queen", "w");
  return (
    <>
      <p>{t.allow}</p>
      <div className="beside">
        <div>
          <h3>
            <Piece piece="eh" /> {t.frozen}
          </h3>
          <p>{t.frozenLies}</p>
          <p>{t.frozenThaws}</p>
        </div>
        <div className="rules-card">{frozen && <CardFace face={frozen} />}</div>
      </div>
      <div className="beside">
        <div>
          <h3 className="gateway-head">
            <GatewaySign /> {t.gateway}
          </h3>
          <p>{t.gatewayIs}</p>
          <p>{t.gatewayEnds}</p>
        </div>
        <div className="rules-card">{gateway && <CardFace face={gateway} />}</div>
      </div>
      <div className="beside">
        <div>
          <h3>
            <Piece piece="wh" /> {t.warp}
          </h3>
          <p>{t.warpIs}</p>
          <p>{t.warpPends}</p>
        </div>
        <div className="rules-card">{warped && <CardFace face={warped} />}</div>
      </div>
    </>
  );
}
