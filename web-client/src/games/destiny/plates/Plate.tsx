import type { ReactNode } from "react";
import { useTexts } from "../../../i18n";
import { Arms, CopyMark, UniqueMark } from "../cards";
import { cardTexts } from "../words/cards.texts";
import { Crack, Health, HealthCells, HeartNumber, HeldDie, Shields, Sockets, Upgrades } from "./Parts";
import type { PlateProps } from "./plateProps";
import { characterLabel } from "./words";
import "./plates.css";
import "./smallPlate.css";

/** The classes that tell how something in play stands. */
export const standing = (
  props: Pick<PlateProps, "state" | "choice" | "usable" | "chosen" | "pointed">,
): string =>
  [
    props.state === "exhausted" ? "ds-exhausted" : props.state === "defeated" ? "ds-defeated" : "",
    props.choice ? "ds-may-choose" : "",
    props.usable ? "ds-usable" : "",
    props.chosen ? "ds-plate-chosen" : "",
    props.pointed ? "ds-pointed" : "",
  ]
    .filter(Boolean)
    .join(" ");

/** The upper part of something in play: a button where it can be chosen, else a picture; its words are its name. */
export function Face(props: {
  className: string;
  label: string;
  chosen?: boolean | undefined;
  onChoose: (() => void) | undefined;
  /** What the button names, for the arrow keys. */
  thing?: string | undefined;
  children: ReactNode;
}) {
  const { className, label, chosen, onChoose, thing, children } = props;
  return onChoose ? (
    <button type="button" className={className} aria-pressed={!!chosen} data-thing={thing} onClick={onChoose}>
      <span className="visually-hidden">{label}</span>
      <span className="ds-face" aria-hidden="true">
        {children}
      </span>
    </button>
  ) : (
    <span className={className} role="img" aria-label={label}>
      {children}
    </span>
  );
}

/**
 * A character in play: arms, name, health left, its own dice and three places for shields, its upgrades below, and the
 * consequence of what is chosen at its foot. 204 pixels wide, 164 where it is `narrow`.
 */
export function Plate(props: PlateProps & { narrow?: boolean }) {
  const { face, state = "ready", copy = null, damage = 0, shields = 0, dice = [], upgrades = [] } = props;
  const { loss, foot, narrow = false, onChoose, onUpgrade } = props;
  const t = useTexts(cardTexts);
  const defeated = state === "defeated";
  const health = face.health ?? 0;
  const classes = ["ds-plate", `ds-${face.colour}`, narrow ? "ds-plate-narrow" : "", standing(props)];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <Face
        className="ds-plate-main"
        label={characterLabel(props, t)}
        chosen={props.chosen}
        thing={props.thing}
        onChoose={onChoose}
      >
        <span className="ds-plate-arms">
          <Arms card={face.key} type={face.type} colour={face.colour} size={narrow ? 50 : 62} state={state} />
          {copy !== null && <CopyMark>{copy}</CopyMark>}
          {state !== "ready" && <span className="ds-plate-state">{t[state]}</span>}
        </span>
        <span className="ds-plate-facts">
          <span className="ds-plate-name">
            {face.unique && <UniqueMark />}
            {face.name}
          </span>
          {!defeated && (
            <>
              <Health of={health} damage={damage} loss={Math.min(loss?.health ?? 0, health - damage)} />
              <span className="ds-plate-row">
                <Sockets dice={dice} face={face} size={19} />
                <Shields shields={shields} loss={loss?.shields ?? 0} />
              </span>
            </>
          )}
        </span>
      </Face>
      {upgrades.length > 0 && <Upgrades upgrades={upgrades} words={t} onUpgrade={onUpgrade} />}
      {foot && (
        <span className={`ds-plate-foot ds-plate-foot-${foot.kind}`} aria-hidden="true">
          {foot.text}
        </span>
      )}
      {loss?.defeated && <Crack />}
    </div>
  );
}

/** A character on phones: a third of the width, its upgrades as small hooks; those that can be chosen by name. */
export function SmallPlate(props: PlateProps) {
  const { face, state = "ready", copy = null, damage = 0, shields = 0, dice = [], upgrades = [] } = props;
  const { loss, foot, onChoose, onUpgrade } = props;
  const t = useTexts(cardTexts);
  const defeated = state === "defeated";
  const health = face.health ?? 0;
  const choices = onUpgrade ? upgrades.filter(({ choice }) => choice) : [];
  return (
    <div className={`ds-small-plate ds-${face.colour} ${standing(props)}`}>
      <Face
        className="ds-small-main"
        label={characterLabel(props, t)}
        chosen={props.chosen}
        thing={props.thing}
        onChoose={onChoose}
      >
        <span className="ds-small-name">
          {copy !== null && <CopyMark>{copy}</CopyMark>}
          {face.name}
        </span>
        <span className="ds-small-row">
          <Arms card={face.key} type={face.type} colour={face.colour} size={38} state={state} />
          {defeated ? (
            <small>{t.defeated}</small>
          ) : (
            <span>
              <HeartNumber left={health - damage} of={health} />
              {shields > 0 ? (
                <Shields shields={shields} loss={loss?.shields ?? 0} places={shields} />
              ) : (
                <small>{t[state]}</small>
              )}
            </span>
          )}
        </span>
        {!defeated && (
          <>
            <HealthCells of={health} damage={damage} loss={Math.min(loss?.health ?? 0, health - damage)} />
            <span className="ds-small-dice">
              <Sockets dice={dice} face={face} size={15} />
              {upgrades.map(({ id, face: one, holds }) => (
                <span key={id} className="ds-hooked" data-upgrade={id}>
                  <i className={`ds-hook ds-${one.colour}`} />
                  {holds && <HeldDie of={holds} size={15} words={t.holds(holds.name)} />}
                </span>
              ))}
            </span>
          </>
        )}
      </Face>
      {choices.length > 0 && <Upgrades upgrades={choices} words={t} onUpgrade={onUpgrade} />}
      {foot && (
        <span className={`ds-plate-foot ds-plate-foot-${foot.kind}`} aria-hidden="true">
          {foot.text}
        </span>
      )}
      {loss?.defeated && <Crack />}
    </div>
  );
}
