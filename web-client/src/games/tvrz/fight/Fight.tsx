import { useRef, type ReactNode } from "react";
import { SeatSign, Signed, useSigned } from "../../../computer";
import type { MatchEvent } from "../../../protocol";
import { lines } from "../../../plain/speech";
import { settled } from "../../../table/settled";
import { BodyCards, Card, cardFace } from "../cards";
import { Ground } from "../field/Ground";
import { useSize } from "../field/useSize";
import { Arms } from "../fort/Arms";
import { PartSign } from "../fort/PartSign";
import { foreseen } from "../prompt/planned";
import { attackerName, sceneOf, type Scene, type TableScene } from "../prompt/scene";
import type { AttackView } from "../types";
import { isOpen, livesFrom, openGuard, settledBars, unknownBar, type Bar } from "./stair";
import { Stair, type StairSize } from "./Stair";
import { WhoStops } from "./WhoStops";
import "./fight.css";

/** Until the field is laid out. */
const DESKTOP = { width: 1104, height: 588 };
const PHONE = { width: 390, height: 374 };

/** What the whole stair with the attacker beside it takes. */
const ROOM = { width: 700, height: 440 };

/** Lower than this, a fight is drawn tightly. */
const TIGHT = 420;

/** The height of a tight fight without the bars of its stair, and of the lowest and the tallest bar in it. */
const TIGHT_REST = 238;
const [LOWEST, TALLEST] = [44, 118];

/** The title of a fight: who attacks whom, with what, where. */
function fightTitle(attack: AttackView, scene: Scene, brief = false): string {
  const { you, nameOf, t } = scene;
  const card = attackerName(scene);
  const [name, target] = [nameOf(attack.seat), nameOf(attack.target)];
  if (attack.infiltrates) return t.slipsIn(card, target);
  if (attack.part === null) return t.announces(name, card, target);
  if (brief) return t.shortTitle(card, attack.part);
  if (attack.target === you) return t.attackYou(name, card, attack.part);
  if (attack.seat === you) return t.youAttack(target, card, attack.part);
  return t.attackTitle(name, card, target, attack.part);
}

/** All bars: what has happened, then what is not settled as we may foresee it. */
function barsOf(attack: AttackView, scene: Scene): Bar[] {
  const done = settledBars(attack, scene.catalogue);
  const coming = foreseen(scene);
  if (coming.length > 0) return [...done, ...coming];
  const open = openGuard(attack);
  return open ? [...done, unknownBar(open, attack.left)] : done;
}

/** What the bars that are not settled are. */
function noteOf(scene: Scene, brief: boolean): string {
  const { question, draft, t } = scene;
  if (question?.prompt === "call") {
    if (draft.order.length === 0) return "";
    return brief ? t.notSentShort : t.notSent;
  }
  if (question?.prompt === "exchange" || question?.prompt === "approach") {
    return brief ? t.ifBothPassShort : t.ifBothPass;
  }
  return t.notSettled;
}

/** What comes after the last bar, for the fort's owner; null for nothing. */
function nextOf(attack: AttackView, bars: readonly Bar[], scene: Scene, brief: boolean): string | null {
  const last = bars.at(-1)?.left;
  if (attack.target !== scene.you || last === 0 || last === null) return null;
  // On a phone the same place says who could stop the rest.
  if (scene.question?.prompt === "call") {
    return brief ? null : scene.draft.order.length > 0 ? scene.t.askedAgain : scene.t.another;
  }
  if (scene.question?.prompt !== "exchange") return null;
  return brief ? scene.t.next : scene.t.another;
}

/** From one seat's arms to another's. */
function Towards() {
  return (
    <svg className="tv-towards" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 12h17M14 6l6 6-6 6" fill="none" stroke="currentColor" strokeWidth={2.2} />
    </svg>
  );
}

function Title({
  attack,
  scene,
  brief = false,
  note = "",
}: {
  attack: AttackView;
  scene: Scene;
  brief?: boolean;
  note?: string;
}) {
  const nameOf = useSigned(scene.nameOf);
  // A brief title has no names.
  const armsOf = (seat: number) => (
    <>
      <Arms seat={seat} />
      {brief && <SeatSign seat={seat} />}
    </>
  );
  return (
    <header className="tv-fight-title">
      <span className="tv-fight-arms">
        {armsOf(attack.seat)}
        <Towards />
        {armsOf(attack.target)}
      </span>
      <h2>
        <Signed words={fightTitle(attack, { ...scene, nameOf }, brief)} />
      </h2>
      {note && <span className="tv-plate tv-fight-note">{note}</span>}
    </header>
  );
}

/** From how much on the attacker lives. */
const survival = (attack: AttackView, { catalogue, t }: Scene): string => {
  const printed = catalogue.cards[attack.cards[0]?.card ?? ""]?.attack ?? null;
  return printed === null ? "" : t.livesFrom(livesFrom(printed));
};

/**
 * Our own fight: it takes the place of the field. Where a small screen has no room for it, the cards stand below the
 * bars and the attacker below the first.
 */
export function Fight({ small = false, ...props }: { scene: TableScene; small?: boolean }) {
  const scene = sceneOf(props.scene);
  const { view, t, catalogue, lang } = scene;
  const box = useRef<HTMLElement>(null);
  const size = useSize(box, small ? PHONE : DESKTOP);
  const narrow = small && (size.width < ROOM.width || size.height < ROOM.height);
  const { attack } = view;
  if (!attack) return null;
  const bars = barsOf(attack, scene);
  const stair: StairSize = narrow ? "phone" : "wide";
  const tight = !narrow && size.height < TIGHT;
  const note = noteOf(scene, narrow);
  const start: ReactNode = narrow ? (
    <BodyCards stacked bodies={attack.cards} catalogue={catalogue} lang={lang} size="tile" />
  ) : (
    <>
      {attack.part && (
        <span className="tv-big-part">
          <PartSign sign={attack.part} />
        </span>
      )}
      <span>{attack.part ? t.goesFor(attack.part) : attack.infiltrates ? t.inFort : t.partOpen}</span>
    </>
  );
  return (
    <section
      ref={box}
      className={`tv-field tv-fight ${narrow ? "tv-slim" : tight ? "tv-tight" : ""}`}
      aria-label={fightTitle(attack, scene)}
    >
      <Ground {...size} roads={[]} />
      <Title attack={attack} scene={scene} brief={narrow} note={tight && bars.some(isOpen) ? note : ""} />
      {narrow && (
        <p className="tv-fight-lives">
          {attackerName(scene)}: {survival(attack, scene)}
        </p>
      )}
      <div className="tv-fight-row">
        {!narrow && (
          <div className="tv-attacker">
            <BodyCards stacked bodies={attack.cards} catalogue={catalogue} lang={lang} size="compact" />
            <b>
              {attackerName(scene)}, {bars[0]?.left}
            </b>
            <span>{survival(attack, scene)}</span>
          </div>
        )}
        <Stair
          {...{ attack, bars, catalogue, lang, start }}
          size={stair}
          height={tight ? Math.min(TALLEST, Math.max(LOWEST, size.height - TIGHT_REST)) : undefined}
          note={tight ? "" : note}
          next={nextOf(attack, bars, scene, narrow)}
        />
        {scene.question?.prompt === "call" && <WhoStops scene={scene} left={attack.left} narrow={narrow} />}
      </div>
    </section>
  );
}

/** The latest sentences of the running fight. */
function fightLines(log: readonly MatchEvent[], scene: Scene, most: number): string[] {
  const all = settled(log);
  const from = all.findLastIndex(({ kind }) => kind === "announced");
  if (from < 0) return [];
  return lines(all.slice(from), scene.plain, {})
    .map(({ words }) => words)
    .filter((words) => words !== "")
    .slice(-most);
}

/** A fight of others: a panel over the middle of the field, which covers neither our land nor the prompt. */
export function FightPanel({
  log,
  small,
  narrow = false,
  ...props
}: {
  scene: TableScene;
  log: readonly MatchEvent[];
  small: boolean;
  narrow?: boolean;
}) {
  const scene = sceneOf(props.scene);
  const { view, catalogue, lang } = scene;
  const { attack } = view;
  if (!attack) return null;
  const bars = barsOf(attack, scene);
  const cards = bars.flatMap((bar) => bar.cards).slice(small ? -1 : -3);
  return (
    <section
      className={small || narrow ? "tv-fight-panel tv-small" : "tv-fight-panel"}
      aria-label={fightTitle(attack, scene)}
    >
      <Title attack={attack} scene={scene} brief={narrow} />
      <div className="tv-fight-row">
        <div className="tv-attacker">
          <BodyCards
            stacked
            bodies={attack.cards}
            {...{ catalogue, lang }}
            size={small || narrow ? "tile" : "compact"}
          />
          {!narrow && <span>{survival(attack, scene)}</span>}
        </div>
        <Stair
          {...{ attack, bars, catalogue, lang }}
          size={narrow ? "brief" : "panel"}
          start={null}
          note=""
          next={null}
        />
        <div className="tv-fight-words">
          {!narrow && (
            <span className="tv-step-cards">
              {cards.map((card, i) => {
                const face = cardFace(catalogue, card, lang);
                return face && <Card key={`${card} ${i}`} face={face} size="tile" />;
              })}
            </span>
          )}
          {fightLines(log, scene, small || narrow ? 2 : 3).map((words, i) => (
            <p key={i}>{words}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
