import { Die } from "../dice";
import { HeartMark } from "../cards";
import type { CardFace } from "../cards";
import type { DiePlace, PlateUpgrade } from "./plateProps";
import type { Words } from "./words";

/** The places of a card's dice: full while a die lies there, dashed while it is rolled out. */
export function Sockets({ dice, face, size }: { dice: readonly DiePlace[]; face: CardFace; size: number }) {
  return dice.map((place, i) => (
    <span key={`${i} ${place}`} className={place === "card" ? "ds-socket" : "ds-socket ds-socket-out"}>
      {place === "card" && (
        <Die
          side={null}
          state="card"
          colour={face.colour}
          affiliation={face.affiliation}
          size={size}
          label=""
          flat
        />
      )}
    </span>
  ));
}

/** Health left: the number first, then one cell a point; cells that would go are striped. */
export function Health(props: { of: number; damage: number; loss: number; cells?: boolean }) {
  const { of, damage, loss } = props;
  return (
    <span className="ds-plate-health">
      <HeartNumber left={of - damage} of={of} />
      <HealthCells of={of} damage={damage} loss={loss} />
    </span>
  );
}

export function HeartNumber({ left, of }: { left: number; of: number }) {
  return (
    <b className="ds-heart">
      <HeartMark />
      {left}
      <small>/{of}</small>
    </b>
  );
}

export function HealthCells({ of, damage, loss }: { of: number; damage: number; loss: number }) {
  const left = of - damage;
  return (
    <span className="ds-cells">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} className={i >= left ? "ds-cell-gone" : i >= left - loss ? "ds-cell-going" : undefined} />
      ))}
    </span>
  );
}

const SHIELD = "M3 2.5H21V10.5C21 16.8 17.2 20.7 12 22.8 6.8 20.7 3 16.8 3 10.5Z";

/** The places for shields; those that would go are orchid. */
export function Shields({ shields, loss, places = 3 }: { shields: number; loss: number; places?: number }) {
  return (
    <span className="ds-shields">
      {Array.from({ length: places }, (_, i) => (
        <svg
          key={i}
          viewBox="0 0 24 24"
          className={i < shields - loss ? "ds-shield-on" : i < shields ? "ds-shield-going" : undefined}
        >
          <path d={SHIELD} />
        </svg>
      ))}
    </span>
  );
}

const CRACK = "M22 0 15 24 25 42 12 68 21 100";

/** A crack through the plate and a cross: its character would be defeated. */
export function Crack() {
  return (
    <>
      <svg className="ds-crack" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={CRACK} stroke="#17130e" strokeWidth={9} />
        <path d={CRACK} stroke="#fff" strokeWidth={5} />
      </svg>
      <Cross />
    </>
  );
}

function Cross() {
  return (
    <svg className="ds-cross" viewBox="0 0 30 30" aria-hidden="true">
      <circle cx={15} cy={15} r={13.7} fill="#17130e" stroke="#fff" strokeWidth={2.5} />
      <path d="M9.5 9.5l11 11M20.5 9.5l-11 11" stroke="#fff" strokeWidth={3.4} strokeLinecap="round" />
    </svg>
  );
}

/** A die taken onto an upgrade: as it lies on its card, in its colours and with its charge. */
export function HeldDie({ of, size, words }: { of: CardFace; size: number; words: string }) {
  return (
    <span className="ds-held-die" title={words} data-held={of.key}>
      <Die
        side={null}
        state="card"
        card={of.key}
        colour={of.colour}
        affiliation={of.affiliation}
        size={size}
        label=""
        flat
      />
    </span>
  );
}

/** The upgrades below a character, each with its die. */
export function Upgrades(props: {
  upgrades: readonly PlateUpgrade[];
  words: Words;
  onUpgrade?: ((id: string) => void) | undefined;
}) {
  const { upgrades, words: t, onUpgrade } = props;
  return (
    <ul className="ds-upgrades">
      {upgrades.map((upgrade) => {
        const { id, face, dice, exhausted, replaced, choice, chosen, holds } = upgrade;
        const classes = [
          `ds-${face.colour}`,
          exhausted ? "ds-upgrade-exhausted" : "",
          replaced ? "ds-upgrade-replaced" : "",
          choice ? "ds-upgrade-choice" : "",
          chosen ? "ds-upgrade-chosen" : "",
        ];
        const inside = (
          <>
            <Sockets dice={dice} face={face} size={15} />
            <b>{face.name}</b>
            {holds && (
              <>
                <HeldDie of={holds} size={16} words={t.holds(holds.name)} />
                <span className="visually-hidden">{t.holds(holds.name)}</span>
              </>
            )}
            {exhausted && <small>{t.exhausted}</small>}
            {replaced && <span className="visually-hidden">{t.replaced}</span>}
          </>
        );
        return (
          <li key={id} className={classes.filter(Boolean).join(" ")} data-card={face.key} data-upgrade={id}>
            {onUpgrade && choice ? (
              <button
                type="button"
                data-thing={`piece ${id}`}
                aria-pressed={!!chosen}
                onClick={() => onUpgrade(id)}
              >
                {inside}
              </button>
            ) : (
              <span>{inside}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
