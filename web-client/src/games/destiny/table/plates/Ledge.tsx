import { cardFace, type CardFace } from "../../cards";
import { Plate, SmallPlate, Support, type DiePlace, type PlateFoot, type PlateProps } from "../../plates";
import { isPicked } from "../choose/draft";
import { walk } from "../keys/walk";
import { dieOf } from "../pool/groups";
import { consequenceOf, offered } from "../prompt/consequence";
import { factsOf, type Scene } from "../scene";
import type { CharacterView, DieView, SupportView, UpgradeView } from "../types";
import { usePointing, useReading } from "./pointing";
import "./ledge.css";

/** How many supports lie beside the characters; more of them stand in the panel of their owner. */
const BESIDE = 2;

/** How many plates fit beside each other in full width; a column of supports takes the room of one. */
const WIDE = 3;

interface Placed {
  scene: Scene;
  seat: number;
  /** How much room plates have: a third of a phone's width, 164 pixels, or 204. */
  room: "phone" | "small" | "narrow" | "full";
}

/** Whether a seat's supports have a panel of their own. */
export function hasSupportPanel({ view }: Pick<Scene, "view">, seat: number, duel: boolean): boolean {
  const side = view.seats[seat];
  if (!side || side.supports.length === 0) return false;
  return !duel || side.supports.length > BESIDE || plateCount(view, seat) > WIDE;
}

/** How many plates a seat has, those of defeated characters included. */
const plateCount = (view: Scene["view"], seat: number): number => {
  const side = view.seats[seat];
  return (side?.characters.length ?? 0) + (side?.aside.length ?? 0);
};

/** A seat's characters with their upgrades, the defeated ones last, and its first supports. */
export function Ledge({ scene, seat, room, supports }: Placed & { supports: boolean }) {
  const { view, you, nameOf, t } = scene;
  const side = view.seats[seat];
  if (!side) return null;
  const defeated = side.aside.filter((card) => factsOf(scene, card)?.type === "character");
  const laden =
    supports &&
    room !== "phone" &&
    hasSupportPanel(scene, seat, view.seats.length === 2 || seat === scene.below);
  const beside = supports && !laden && side.supports.length > 0;
  const columns = side.characters.length + defeated.length + (beside ? 1 : 0);
  const narrow = room === "full" && columns > WIDE ? "narrow" : room;
  const slim = room === "phone" && columns > WIDE;
  return (
    <div
      className={`ds-ledge ds-ledge-${narrow} ${laden ? "ds-ledge-laden" : ""} ${slim ? "ds-ledge-slim" : ""}`}
      role="group"
      aria-label={seat === you ? t.yours : t.sideOf(nameOf(seat))}
      data-side={seat}
      onKeyDown={walk}
    >
      {side.characters.map((character) => (
        <Character key={character.id} {...{ scene, seat, character }} room={narrow} />
      ))}
      {defeated.map((card, i) => (
        <Defeated key={`${card} ${i}`} {...{ scene, card }} room={narrow} />
      ))}
      {supports && <Supports {...{ scene, seat }} scrolls={room === "phone"} />}
    </div>
  );
}

/** A seat's supports in a column, which may scroll where they are many. */
export function Supports(props: { scene: Scene; seat: number; scrolls?: boolean }) {
  const { scene, seat, scrolls = false } = props;
  const { view, you, nameOf, t } = scene;
  const supports = view.seats[seat]?.supports ?? [];
  if (supports.length === 0) return null;
  return (
    <div
      className="ds-supports"
      role="group"
      aria-label={seat === you ? t.yourSupports : t.supportsOf(nameOf(seat))}
      tabIndex={scrolls && supports.length > BESIDE ? 0 : undefined}
    >
      {supports.map((support) => (
        <SupportInPlay key={support.id} {...{ scene, support }} />
      ))}
    </div>
  );
}

const places = (dice: readonly DieView[]): DiePlace[] =>
  dice.map(({ place }) => (place === "card" ? "card" : "out"));

/** The card whose die lies on an upgrade. */
function heldBy({ catalogue, lang, view }: Scene, { holds }: UpgradeView): CardFace | null {
  const die = dieOf(view, holds);
  return die ? cardFace(catalogue, die.card, lang) : null;
}

/** What a tap on a card in play does, and how it stands out. */
function standing(scene: Scene, id: string) {
  const { question, draft, choose } = scene;
  const thing = { kind: "piece", key: id } as const;
  const choices = offered(scene, thing);
  const begins = choices.some(({ verb }) => verb === "activate" || verb === "use");
  const asks = question?.prompt === "trigger" && scene.view.queue.some((one) => one.now && one.id === id);
  return {
    choices,
    choice: asks || (choices.length > 0 && !begins),
    usable: begins,
    chosen: isPicked(question, draft, thing) || (question?.context.chosen.includes(id) ?? false),
    ...(choices.length > 0 ? { thing: `piece ${id}`, onChoose: () => choose(thing) } : {}),
  };
}

function Character(props: Placed & { character: CharacterView }) {
  const { scene, character, room } = props;
  const { catalogue, lang, view, t, question, draft, choose } = scene;
  const { pointed } = usePointing();
  const { choices, ...stands } = standing(scene, character.id);
  const reading = useReading(character.id, character.card, choices.length === 0);
  const face = cardFace(catalogue, character.card, lang);
  if (!face) return null;
  const [choice] = choices;
  const told = choice && !stands.usable ? consequenceOf(scene, choice) : null;
  const deed = stands.chosen && choice ? consequenceOf(scene, choice) : told;
  const foot: PlateFoot | null = deed
    ? { kind: stands.chosen ? "deed" : "soft", text: deed.words }
    : view.marked.includes(character.id)
      ? { kind: "striped", text: t.marked }
      : null;
  const upgrades = character.upgrades.map((upgrade) => {
    const thing = { kind: "piece", key: upgrade.id } as const;
    return {
      id: upgrade.id,
      face: cardFace(catalogue, upgrade.card, lang),
      dice: places(upgrade.dice),
      holds: heldBy(scene, upgrade),
      exhausted: !upgrade.ready,
      choice: offered(scene, thing).length > 0,
      chosen: isPicked(question, draft, thing),
      replaced: question?.prompt === "replace" && isPicked(question, draft, thing),
    };
  });
  const drawn: PlateProps = {
    face,
    state: character.ready ? "ready" : "exhausted",
    copy: character.copy > 0 ? character.copy : null,
    damage: character.damage,
    shields: character.shields,
    dice: places(character.dice),
    upgrades: upgrades.flatMap(({ face: one, ...upgrade }) => (one ? [{ ...upgrade, face: one }] : [])),
    loss: deed ? { health: deed.taken, shields: deed.lost, defeated: deed.defeated && stands.chosen } : null,
    foot,
    pointed: pointed === character.id,
    ...stands,
    ...(upgrades.some((upgrade) => upgrade.choice)
      ? { onUpgrade: (id: string) => choose({ kind: "piece", key: id }) }
      : {}),
  };
  return (
    <span className="ds-piece" data-piece={character.id} data-card={character.card} {...reading}>
      {room === "phone" || room === "small" ? (
        <SmallPlate {...drawn} />
      ) : (
        <Plate {...drawn} narrow={room === "narrow"} />
      )}
    </span>
  );
}

function Defeated({ scene, card, room }: { scene: Scene; card: string; room: Placed["room"] }) {
  const reading = useReading(null, card, true);
  const face = cardFace(scene.catalogue, card, scene.lang);
  if (!face) return null;
  return (
    <span className="ds-piece" data-card={card} {...reading}>
      {room === "phone" || room === "small" ? (
        <SmallPlate face={face} state="defeated" />
      ) : (
        <Plate face={face} state="defeated" narrow={room === "narrow"} />
      )}
    </span>
  );
}

function SupportInPlay({ scene, support }: { scene: Scene; support: SupportView }) {
  const { pointed } = usePointing();
  const { choices, ...stands } = standing(scene, support.id);
  const reading = useReading(support.id, support.card, choices.length === 0);
  const face = cardFace(scene.catalogue, support.card, scene.lang);
  if (!face) return null;
  return (
    <span className="ds-piece" data-piece={support.id} data-card={support.card} {...reading}>
      <Support
        face={face}
        exhausted={!support.ready}
        dice={places(support.dice)}
        damage={support.damage}
        pointed={pointed === support.id}
        {...stands}
      />
    </span>
  );
}
