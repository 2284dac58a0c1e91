import { Arms, cardFace, CardWords } from "../../cards";
import { candidate } from "../choose/draft";
import { usePointing, useReading } from "../plates/pointing";
import { factsOf, inTurn, type Scene } from "../scene";
import { SeatArms } from "../seats/SeatArms";
import type { Draft } from "../choose/draft";
import { NOTHING } from "../choose/draft";

/** The words of the phase. */
function phase({ view, t }: Scene): string {
  switch (view.phase) {
    case "setup":
      return "";
    case "action":
      return t.phaseAction;
    case "upkeep":
      return t.phaseUpkeep;
    case "over":
      return view.end?.startsWith("defeat") ? t.phaseOver : "";
  }
}

/** The rail between the pools: the round, the battlefield, and the pennant on its holder's side. */
export function Tilt(props: { scene: Scene; brief: boolean; onPick: (draft: Draft) => void }) {
  const { scene, brief, onPick } = props;
  const { view, below, nameOf, t } = scene;
  const { battlefield } = view;
  const order = view.seats.length > 2 && view.active >= 0 && !brief;
  const turns = order
    ? inTurn(view, view.active)
        .filter((seat) => !view.seats[seat]?.out)
        .map(nameOf)
    : [];
  return (
    <div className={brief ? "ds-tilt ds-tilt-brief" : "ds-tilt"}>
      {brief && battlefield && <BattlefieldName {...{ scene, onPick }} />}
      <div className="ds-round">
        {view.round > 0 ? t.round(view.round) : t.setup}
        {!brief && <small>{order ? t.turns(turns) : phase(scene)}</small>}
        {view.quietRounds > 1 && <small>{t.quiet(view.quietRounds)}</small>}
      </div>
      {!brief && battlefield && (
        <BattlefieldPlate {...{ scene, onPick }} mine={battlefield.controller === below} />
      )}
    </div>
  );
}

/** Whether the battlefield may be claimed now, and the draft of a claim. */
function claiming({ question, draft }: Scene): { draft: Draft; chosen: boolean } | null {
  const claim = question?.choices.find(({ verb, notation }) => verb === "claim" && notation === "claim");
  if (!claim) return null;
  const chosen = candidate(question, draft)?.notation === claim.notation;
  return { draft: chosen ? NOTHING : { ...NOTHING, picked: claim.notation }, chosen };
}

/** The battlefield with its claim ability, and whose it is. */
export function BattlefieldPlate(props: { scene: Scene; mine: boolean; onPick: (draft: Draft) => void }) {
  const { scene, mine, onPick } = props;
  const { view, catalogue, lang, you, nameOf, t } = scene;
  const { battlefield } = view;
  const { open } = usePointing();
  const reading = useReading(null, battlefield?.card ?? "");
  const face = battlefield && cardFace(catalogue, battlefield.card, lang);
  if (!battlefield || !face) return null;
  const { controller } = battlefield;
  const claim = claiming(scene);
  const inside = (
    <>
      <Arms card={face.key} type="battlefield" colour={face.colour} size={46} />
      <span className="ds-field-words">
        <b>{face.name}</b>
        <small>
          <CardWords face={face} />
        </small>
      </span>
      <span className="ds-field-held">{controller === you ? t.youHold : t.holdsIt(nameOf(controller))}</span>
      <span className="ds-pennant" aria-hidden="true">
        <SeatArms seat={controller} size={20} />
      </span>
    </>
  );
  const classes = `ds-field ${mine ? "ds-field-mine" : "ds-field-theirs"} ${claim ? "ds-field-can" : ""} ${claim?.chosen ? "ds-field-chosen" : ""}`;
  return (
    <button
      type="button"
      className={classes}
      data-card={face.key}
      {...(claim ? { "data-thing": "claim", "aria-pressed": claim.chosen } : {})}
      {...reading}
      onClick={() => (claim ? onPick(claim.draft) : open(face.key))}
    >
      {inside}
    </button>
  );
}

/** On phones: the battlefield's name and whose it is. */
function BattlefieldName({ scene, onPick }: { scene: Scene; onPick: (draft: Draft) => void }) {
  const { view, you, nameOf, t } = scene;
  const { battlefield } = view;
  const { open } = usePointing();
  const reading = useReading(null, battlefield?.card ?? "");
  if (!battlefield) return null;
  const { card, controller } = battlefield;
  const claim = claiming(scene);
  const inside = (
    <>
      <SeatArms seat={controller} size={16} />
      {factsOf(scene, card)?.name ?? card}
      <span className="visually-hidden">
        {controller === you ? t.youHold : t.holdsIt(nameOf(controller))}
      </span>
    </>
  );
  return (
    <button
      type="button"
      className={claim ? "ds-field-name ds-field-can" : "ds-field-name"}
      data-card={card}
      {...(claim ? { "data-thing": "claim", "aria-pressed": claim.chosen } : {})}
      {...reading}
      onClick={() => (claim ? onPick(claim.draft) : open(card))}
    >
      {inside}
    </button>
  );
}
