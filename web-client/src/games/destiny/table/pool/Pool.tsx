import { useMemo } from "react";
import { settled } from "../../../../table/settled";
import type { Affiliation, Colour } from "../../catalogue";
import { Caption, Die, DiceGroup, dieLabel, Joined, type DieState } from "../../dice";
import { about, isPicked, part } from "../choose/draft";
import { ghostsOf, turnedIn, type Ghost } from "../ghosts";
import { walk } from "../keys/walk";
import { usePointing, useReading } from "../plates/pointing";
import { cardName, factsOf, sidesOf, type Scene } from "../scene";
import { attack, captionOf, usable } from "./captions";
import { changeOf } from "./change";
import { groupsOf, type Group, type Shown } from "./groups";
import "./pool.css";

/** Where a die lies and how large it is drawn. */
interface Drawn {
  scene: Scene;
  seat: number;
  size: number;
  /** Whether captions are short: on phones and where several pools share the width. */
  brief?: boolean;
}

/** A die or group of a pool. */
interface Within extends Drawn {
  group: Group;
  /** The dice that were turned in the latest action. */
  turned: ReadonlySet<string>;
}

/** A seat's pool, sorted by symbol, each group with its total below. */
export function Pool(props: Drawn) {
  const { scene, seat, size, brief = false } = props;
  const { view, you, t, nameOf, log } = scene;
  const groups = groupsOf(view, seat, sidesOf(scene));
  const standing = useMemo(() => settled(log), [log]);
  const turned = useMemo(() => turnedIn(standing), [standing]);
  const ghosts = useMemo(
    () => ghostsOf(view, standing).filter((ghost) => ghost.seat === seat),
    [view, standing, seat],
  );
  const own = seat === you;
  return (
    <div
      className={`ds-pool ${own ? "ds-pool-own" : ""}`}
      role="group"
      aria-label={own ? t.pool : t.poolOf(nameOf(seat))}
      data-pool={seat}
      onKeyDown={walk}
    >
      {groups.map((group) => (
        <GroupOfDice
          key={`${group.symbol} ${group.lacks !== null}`}
          {...{ group, turned, scene, seat, size, brief }}
        />
      ))}
      {ghosts.length > 0 && <Ghosts {...{ ghosts, scene, seat, size }} />}
      {groups.length + ghosts.length === 0 && <span className="visually-hidden">{t.poolEmpty}</span>}
    </div>
  );
}

function GroupOfDice(drawn: Within) {
  const { group, scene, seat, brief = false } = drawn;
  const { total, words, state } = captionOf(scene, group, seat, brief);
  const first = usable(scene, group);
  const { symbol, dice } = group;
  const caption = (
    <Caption of={symbol === "blank" ? null : symbol} total={total} state={state}>
      {words || undefined}
    </Caption>
  );
  const together = attack(scene);
  const attacking = together.flatMap((id) => dice.find(({ die }) => die.id === id) ?? []);
  const rest = dice.filter(({ die }) => !together.includes(die.id));
  const draw = (shown: Shown) => <DieInPool key={shown.die.id} {...drawn} shown={shown} />;
  return (
    <DiceGroup
      caption={
        first && scene.question ? (
          <button
            type="button"
            className="ds-caption-button"
            tabIndex={-1}
            onClick={() => scene.choose({ kind: "die", key: first.die.id })}
          >
            {caption}
          </button>
        ) : (
          caption
        )
      }
    >
      {attacking.length > 1 ? <Joined>{attacking.map(draw)}</Joined> : attacking.map(draw)}
      {rest.map(draw)}
    </DiceGroup>
  );
}

/** The state in which a die is drawn. */
function stateOf({ view, question, draft, you }: Scene, { die, side }: Shown, group: Group): DieState {
  const thing = { kind: "die", key: die.id } as const;
  const [base, ...joined] = attack({ view, question, draft });
  if (die.id === base) return "chosen";
  if (joined.includes(die.id)) return "joined";
  const turned = question?.choices.some((choice) => choice.verb === "side" && part(choice, "die") === die.id);
  if (turned || isPicked(question, draft, thing) || question?.context.chosen.includes(die.id))
    return "chosen";
  if (die.pool !== you || group.symbol === "blank" || about(question, thing).length > 0) return "pool";
  const poor = side.cost > (view.seats[you]?.resources ?? 0);
  return group.lacks !== null || die.spent || poor ? "blocked" : "pool";
}

/** Questions about the die that is being resolved, before it is paid for. */
const AIMS: ReadonlySet<string> = new Set(["target", "shield", "opponent"]);

/** Leaves a modifier out of the die being resolved, or lets it join again; null where that cannot be taken back. */
function toggling(
  { view, question, regroup, you }: Pick<Scene, "view" | "question" | "regroup" | "you">,
  { die, side }: Pick<Shown, "die" | "side">,
): (() => void) | null {
  const { action } = view;
  if (!regroup || !action?.die || !AIMS.has(question?.prompt ?? "") || action.seat !== you) return null;
  if (action.kind !== "resolve" || !side.plus || side.symbol !== action.symbol || die.pool !== you)
    return null;
  const base = action.die;
  const rest = action.joined.filter((id) => id !== die.id);
  const next = rest.length < action.joined.length ? rest : [...rest, die.id];
  return () => regroup(base, next);
}

const cardOf = (scene: Scene, key: string): { colour: Colour; affiliation: Affiliation } => {
  const facts = factsOf(scene, key);
  return { colour: facts?.colour ?? "grey", affiliation: facts?.affiliation ?? "neutral" };
};

function DieInPool({ shown, group, turned, scene, size }: Within & { shown: Shown }) {
  const { question, view, d, t } = scene;
  const { die, side, copy } = shown;
  const changed = changeOf(scene);
  const change = changed?.die === die.id ? changed.by : null;
  const value = shown.value + (change ?? 0);
  const { pointed } = usePointing();
  const piece = die.id.replace(/[a-z]$/, "");
  const reading = useReading(piece, die.card);
  const choices = about(question, { kind: "die", key: die.id });
  const begins = choices.some(({ verb }) => verb === "resolve" || verb === "join");
  const state = stateOf(scene, shown, group);
  const joins = view.action?.die === die.id ? attack(scene).slice(1) : [];
  const lacks = group.lacks;
  const name = dieLabel(
    {
      card: cardName(scene, die.card),
      side,
      value,
      copy: copy > 0 ? copy : null,
      joined: joins.flatMap((id) => {
        const other = group.dice.find((one) => one.die.id === id);
        return other ? [{ card: cardName(scene, other.die.card), value: other.value }] : [];
      }),
      total: joins.length > 0 ? (view.action?.total ?? null) : null,
      more: [
        ...(change === null ? [] : [d.changed(change)]),
        ...(turned.has(die.id) ? [d.turned] : []),
        ...(state === "chosen" || state === "joined" ? [d.chosen] : []),
        ...(state === "blocked" && lacks === "base" ? [t.needsBase] : []),
        ...(state === "blocked" && lacks !== null && lacks !== "base" ? [t.short(lacks.resources)] : []),
      ],
    },
    d,
  );
  const drawn = (
    <Die
      side={side}
      {...cardOf(scene, die.card)}
      label={name}
      size={size}
      state={state}
      card={die.card}
      copy={copy > 0 ? copy : null}
      value={value}
      change={change}
      turned={turned.has(die.id)}
      choice={choices.length > 0 && !begins}
    />
  );
  const place = {
    ...reading,
    className: pointed === piece ? "ds-die-place ds-die-pointed" : "ds-die-place",
    "data-die": die.id,
    "data-card": die.card,
  };
  const toggle = toggling(scene, shown);
  if (toggle) {
    const joined = view.action?.joined.includes(die.id) ?? false;
    return (
      <button
        type="button"
        {...place}
        data-thing={`modifier ${die.id}`}
        aria-pressed={joined}
        title={joined ? t.leaveOut : t.letJoin}
        onClick={toggle}
      >
        {drawn}
      </button>
    );
  }
  if (choices.length === 0) {
    return <span {...place}>{drawn}</span>;
  }
  return (
    <button
      type="button"
      {...place}
      data-thing={`die ${die.id}`}
      aria-pressed={state === "chosen" || state === "joined"}
      onClick={() => scene.choose({ kind: "die", key: die.id })}
    >
      {drawn}
    </button>
  );
}

/** The outlines of dice that have just gone. */
function Ghosts({ ghosts, scene, size }: Drawn & { ghosts: readonly Ghost[] }) {
  const { d } = scene;
  return (
    <span className="ds-ghosts">
      {ghosts.map(({ id, card, side, how }) => {
        const shown = sidesOf(scene)(card)[side] ?? null;
        const more = [how === "removed" ? d.removed : d.resolved];
        return (
          <span key={id} data-ghost={id}>
            <Die
              side={shown}
              {...cardOf(scene, card)}
              label={dieLabel({ card: cardName(scene, card), side: shown, more }, d)}
              size={size * 0.8}
              state={how}
            />
          </span>
        );
      })}
    </span>
  );
}
