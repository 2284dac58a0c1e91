import { Back, Card } from "../cards";
import type { TvrzCatalogue } from "../catalogue";
import { FortPlan, strengthsOf, worksOf } from "../fort";
import { Ring } from "../room/Ring";
import type { FaceOf } from "./FightDrawing";
import { STEPS, WINDOWS } from "./drawings";
import type { rulesTexts } from "./texts";
import "./drawings.css";

/** A fort from above, with what its parts take; without a caption where the next drawing has it. */
export function FortDrawing(props: {
  laid: readonly string[];
  flag?: string;
  hand: number;
  catalogue: TvrzCatalogue | null;
  caption: string;
}) {
  const { laid, flag, hand, catalogue, caption } = props;
  const works = catalogue && worksOf(laid, catalogue);
  return (
    <figure className="tv-drawn tv-drawn-plan">
      <div className="tv-sand" aria-hidden="true">
        {works && (
          <FortPlan
            label=""
            seat={1}
            works={works}
            flag={flag ?? null}
            hand={hand}
            plates={strengthsOf(works)}
          />
        )}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Five seats, one of them out: whom the first may attack. */
export function NeighboursDrawing({ caption }: { caption: string }) {
  return (
    <figure className="tv-drawn tv-drawn-ring">
      <Ring seats={5} you={0} out={[1]} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** What lies in a landscape. */
export function LandDrawing({ face, caption }: { face: FaceOf; caption: string }) {
  const open = [face("borderer"), face("shadow")];
  return (
    <figure className="tv-drawn">
      <div className="tv-sand tv-sand-row" aria-hidden="true">
        <Back seat={0} cards={2} />
        {open.map((one, i) => (
          <span key={i} className="tv-drawn-step-card">
            {one && <Card face={one} size="tile" />}
          </span>
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** The steps of an attack in a row, with the windows between them. */
export function WindowsDrawing({ t }: { t: (typeof rulesTexts)["en"] }) {
  return (
    <figure className="tv-drawn">
      <ol className="tv-drawn-steps">
        {STEPS.map((step) => (
          <li key={step}>
            <b>{t[`step${step}`]}</b>
            {step in WINDOWS && (
              <span className="tv-window-time">
                <i aria-hidden="true" />
                {t[WINDOWS[step as keyof typeof WINDOWS]]}
              </span>
            )}
          </li>
        ))}
      </ol>
      <figcaption>{t.windowsCaption}</figcaption>
    </figure>
  );
}
