import { Card, type CardFace } from "../cards";
import type { DrawnFight, DrawnLoss } from "./drawings";
import { drawingTexts } from "./drawings.texts";
import { useTexts } from "../../../i18n";
import "./fights.css";

/** A card's face; null until the catalogue has loaded. */
export type FaceOf = (card: string) => CardFace | null;

/** Pixels for a point of strength. */
const POINT = 9;

/** A fight as a stair: one bar a step, hatched where something was taken, and the number left below. */
export function FightDrawing({ fight, face, caption }: { fight: DrawnFight; face: FaceOf; caption: string }) {
  const t = useTexts(drawingTexts);
  const befores = [fight.comes, ...fight.steps.map(({ left }) => left)];
  const highest = Math.max(...befores);
  return (
    <figure className="tv-drawn tv-drawn-fight">
      <div className="tv-drawn-stair" aria-hidden="true">
        <Bar highest={highest} left={fight.comes} taken={0} sign="">
          <Tile face={face(fight.attacker)} />
        </Bar>
        {fight.steps.map(({ card, takes, left, kept }, i) => (
          <Bar
            key={i}
            highest={highest}
            left={left}
            taken={takes}
            sign={card === null ? "×2" : `−${takes}`}
            doubled={card === null}
          >
            {card === null ? <DoubleSign /> : <Tile face={face(card)} />}
            {kept && (
              <small>
                {kept.left * 2 > kept.of ? t.lives(kept.left, kept.of) : t.dies(kept.left, kept.of)}
              </small>
            )}
          </Bar>
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** What a card lost, and whether it is more than half of what is printed. */
export function LossDrawing({ loss, face, caption }: { loss: DrawnLoss; face: FaceOf; caption: string }) {
  const t = useTexts(drawingTexts);
  const left = loss.strength - loss.loses;
  const lives = left * 2 > loss.printed;
  return (
    <figure className="tv-drawn tv-drawn-fight">
      <div className="tv-drawn-stair" aria-hidden="true">
        <Bar highest={loss.strength} left={loss.strength} taken={0} sign="">
          <Tile face={face(loss.card)} />
        </Bar>
        <Bar
          highest={loss.strength}
          left={left}
          taken={loss.loses}
          sign={`−${loss.loses}`}
          half={loss.printed / 2}
        >
          {loss.by === null ? <span className="tv-drawn-stair-gap" /> : <Tile face={face(loss.by)} />}
          <small>{lives ? t.lives(left, loss.printed) : t.dies(left, loss.printed)}</small>
        </Bar>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Bar(props: {
  highest: number;
  left: number;
  taken: number;
  sign: string;
  doubled?: boolean;
  /** Where half of the printed strength lies. */
  half?: number;
  children: React.ReactNode;
}) {
  const { highest, left, taken, sign, doubled = false, half } = props;
  return (
    <span className="tv-drawn-step">
      <span className="tv-bars" style={{ height: highest * POINT + 30 }}>
        {sign && <b className="tv-drawn-step-sign">{sign}</b>}
        {taken > 0 && <i className="tv-taken" style={{ height: taken * POINT }} />}
        <i
          className={doubled ? "tv-drawn-step-left tv-drawn-step-doubled" : "tv-drawn-step-left"}
          style={{ height: left * POINT }}
        />
        {half !== undefined && <i className="tv-half" style={{ bottom: half * POINT }} />}
      </span>
      <b className="tv-drawn-step-number">{left}</b>
      {props.children}
    </span>
  );
}

function Tile({ face }: { face: CardFace | null }) {
  return <span className="tv-drawn-step-card">{face && <Card face={face} size="tile" />}</span>;
}

/** What stands where the attack doubles. */
function DoubleSign() {
  return (
    <span className="tv-doubling">
      <b>×2</b>
    </span>
  );
}
