import type { CSSProperties } from "react";
import { Icon } from "../../../ui/Icons";
import { Card, cardFace } from "../cards";
import { Arms } from "../fort/Arms";
import { armsOf } from "../fort/heraldry";
import { sceneOf, type Scene, type TableScene } from "../prompt/scene";
import type { LandFight, LandSide } from "./landFight";
import "./fight.css";
import "./land.css";
import "./stair.css";

/** The height of the taller bar, in pixels. */
const HEIGHT = 96;

/** A fight in the landscape: both sides lose the smaller of the two strengths. */
export function LandPanel({ fight, ...props }: { fight: LandFight; scene: TableScene }) {
  const scene = sceneOf(props.scene);
  const { t, nameOf } = scene;
  const [one, other] = fight.sides;
  const most = Math.max(one.strength, other.strength, 1);
  return (
    <section className="tv-fight-panel tv-land-panel" aria-label={t.landFight}>
      <header className="tv-fight-title">
        <span className="tv-fight-arms">
          <Arms seat={one.seat} />
          <Arms seat={other.seat} />
        </span>
        <h2>{t.landFight}</h2>
      </header>
      <div className="tv-land-sides">
        {[one, other].map((side) => (
          <Side key={side.seat} {...{ side, scene, most }} name={nameOf(side.seat)} />
        ))}
      </div>
    </section>
  );
}

function Side({ side, scene, most, name }: { side: LandSide; scene: Scene; most: number; name: string }) {
  const { catalogue, lang, t } = scene;
  const unit = HEIGHT / most;
  const lost = side.strength - side.left;
  return (
    <div
      className="tv-land-side tv-stair-panel"
      style={{ "--tv-attacker": armsOf(side.seat).field, "--tv-height": `${HEIGHT}px` } as CSSProperties}
    >
      <b>{name}</b>
      <p className="visually-hidden">{t.stair(`${side.strength} ${side.left}`)}</p>
      <div className="tv-land-row">
        <span className="tv-bar-box" aria-hidden="true">
          {lost > 0 && <span className="tv-sign-plate">{`−${lost}`}</span>}
          {lost > 0 && <span className="tv-lost" style={{ height: lost * unit }} />}
          <span className="tv-solid" style={{ height: side.left * unit }}>
            <svg width="100%" height="100%">
              <rect width="100%" height="100%" fill={`url(#tv-hatch-${side.seat})`} />
            </svg>
          </span>
        </span>
        {side.fighters.map(({ card, fate }, i) => {
          const face = cardFace(catalogue, card, lang);
          return (
            <span key={`${card} ${i}`} className="tv-land-card">
              {face && <Card face={face} size="tile" />}
              {fate && (
                <span className={fate.lives ? "tv-fate" : "tv-fate tv-dies"}>
                  <Icon name={fate.lives ? "check" : "not"} />
                  {t.keeps(fate.kept, fate.of)}
                </span>
              )}
            </span>
          );
        })}
      </div>
      <span className="tv-number num" aria-hidden="true">
        {side.left}
      </span>
    </div>
  );
}
