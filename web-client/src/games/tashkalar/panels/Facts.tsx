import type { ReactNode } from "react";
import type { TashKalarCatalogue } from "../catalogue";
import type { DraftTable } from "../../../table/useTable";
import { isMelee } from "../melee";
import type { Draft } from "../prompt/draft";
import { tapCard } from "../prompt/draft";
import { mateOf, sideName } from "../sides";
import type { ShownMatch } from "../useMatch";
import type { GameTexts } from "../words/texts";
import { HandPanel } from "./HandPanel";
import { LegendsNote, Piles, Tally } from "./Panels";
import { AllSides, type PlayersProps } from "./Players";
import { TaskChips, TaskPanel } from "./TaskPanel";
import { CounterHint } from "./Tracks";

/** Props of the panels of a running match. */
export interface Facts {
  match: ShownMatch;
  table: DraftTable<Draft>;
  catalogue: TashKalarCatalogue;
  players: PlayersProps;
  t: GameTexts;
}

/** Whether the piles have a tab beside the log; otherwise they take the place of the hand, or are in the drawer. */
export const pilesInTab = ({ match: { hand }, table: { layout } }: Facts): boolean =>
  layout === "desktop" && hand !== null;

export const AllPiles = ({ match: { view }, table: { you, nameOf }, catalogue, t }: Facts) => (
  <Piles {...{ view, catalogue, you, nameOf, t }} />
);

/** Props for the score counters of a Melee. */
function Hint({ match: { view }, table: { you }, t }: Facts) {
  return (
    isMelee(view) && <CounterHint {...{ goal: view.goal, t }} colour={view.seats[you ?? 0]?.colour ?? "n"} />
  );
}

/** Our cards; on a desktop with their summary, and with the piles for watchers. */
export function OwnHand(facts: Facts): ReactNode {
  const { match, table, catalogue, t } = facts;
  const { hand, view, hold } = match;
  const { layout, nameOf, draft, question } = table;
  const seat = table.you ?? 0;
  const cards = hand && (
    <HandPanel
      {...{ hand, seat, view, catalogue, nameOf, layout, t }}
      chosen={draft.card}
      onChoose={(card) => question && table.pick(tapCard(draft, card))}
      onHold={hold}
    />
  );
  if (layout !== "desktop") return cards;
  return (
    <>
      <Hint {...facts} />
      {hand && <LegendsNote {...{ hand, seat, view, nameOf, t }} />}
      {cards ?? <AllPiles {...facts} />}
    </>
  );
}

/** The tasks, and those that the shown choice would meet. */
function tasksOf({ match: { view, scene }, table: { you, nameOf }, catalogue, t }: Facts) {
  const side = view.seats[you ?? 0]?.side ?? 0;
  const { candidate } = scene.reading;
  const teams = you !== null && mateOf(view, you) !== null;
  return {
    view,
    catalogue,
    side,
    nameOf: (one: number) => (teams && one !== side ? t.opponents : sideName(view, one, nameOf, t)),
    meets: candidate?.parts.meets ?? [],
    at: candidate?.parts.at?.[0] ?? null,
  };
}

/** The tasks in a line. */
export const Brief = (facts: Facts) => <TaskChips {...tasksOf(facts)} />;

/** All other facts about the match; beside the arena only those that have space there. */
export function AllFacts(facts: Facts) {
  const { match, table, catalogue, t } = facts;
  const tally = <Tally view={match.view} {...{ catalogue, t }} />;
  if (table.layout !== "desktop") {
    return (
      <>
        <AllSides {...facts.players} />
        <Hint {...facts} />
        {tally}
        <AllPiles {...facts} />
      </>
    );
  }
  return (
    <>
      <TaskPanel {...tasksOf(facts)} folds />
      {tally}
    </>
  );
}
