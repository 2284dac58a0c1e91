import type { ReactNode } from "react";
import type { Choice } from "../../../protocol";
import type { TashKalarCatalogue } from "../catalogue";
import { standing, type Answer as Button, type Prompt } from "../../../table/prompt";
import { PromptBar } from "../../../table/PromptBar";
import type { DraftTable } from "../../../table/useTable";
import { Piece } from "../board";
import { Art, PatternDrawing } from "../cards";
import { anyFace } from "../cards/faces";
import type { TashKalarView } from "../types";
import type { GameTexts } from "../words/texts";
import { part, picks, type Draft } from "./draft";
import type { Answer, Asking } from "./scene";

const TURNS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/** An arrow that points where a direction leads. */
function Way({ to }: { to: string }) {
  return (
    <svg className="ic" viewBox="-12 -12 24 24" aria-hidden="true">
      <path
        d="M0,9V-8M-6,-2 0,-8 6,-2"
        transform={`rotate(${TURNS.indexOf(to) * 45})`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** An answer with its piece or its arrow; arrows need no words beside each other. */
function button({ piece, ...answer }: Answer): Button {
  const direction = part(answer.choice, "direction");
  const sign = (
    <>
      {piece && <Piece piece={piece} />}
      {direction && <Way to={direction} />}
    </>
  );
  return { ...answer, sign, wordless: direction !== null };
}

const prompt = ({ title, why, primary, others, handOver, note }: Asking): Prompt => ({
  title,
  why,
  primary: primary && button(primary),
  others: others.map(button),
  aside: handOver && { ...button(handOver), icon: "handOver" },
  note,
});

/**
 * The question in words, with the card it concerns, the actions left, and our own strip where it is part of the dock.
 */
export function TashKalarPrompt(props: {
  asking: Asking;
  view: TashKalarView;
  table: DraftTable<Draft>;
  catalogue: TashKalarCatalogue;
  /** Shows a whole card. */
  onCard: (card: string) => void;
  /** The colour in which the effect's card is drawn. */
  colour: string;
  /** Our own strip where it is part of the dock; otherwise null. */
  strip: ReactNode;
  t: GameTexts;
}) {
  const { asking, view, table, colour, strip, t } = props;
  const face = asking.source && !table.stopped ? anyFace(asking.source, colour, props.catalogue, t) : null;
  const card = face && (
    <button
      type="button"
      className="prompt-card"
      aria-label={t.wholeCard(face.name)}
      onClick={() => props.onCard(face.key)}
    >
      {face.face === "being" ? (
        <PatternDrawing
          pattern={face.pattern}
          colour={face.colour}
          missing={null}
          label={face.patternLabel}
        />
      ) : (
        <Art card="flare" />
      )}
    </button>
  );
  const actions = view.turn && view.turn.acting === table.you && <Actions n={view.turn.actions} t={t} />;
  const picture =
    table.layout === "phone" ? (
      card
    ) : card || (actions && !strip) ? (
      <>
        {card}
        {!strip && actions}
      </>
    ) : (
      <Piece piece={`${colour}l`} />
    );
  const show = (choice: Choice) => table.pick({ ...table.draft, square: null, picked: choice.notation });
  return (
    <PromptBar
      prompt={table.stopped ? standing(table.stopped.title, table.stopped.why) : prompt(asking)}
      table={table}
      picture={picture}
      strip={
        strip && (
          <>
            {strip}
            {actions}
          </>
        )
      }
      onShow={show}
      picked={picks(table.draft)}
      whole={!table.stopped && asking.primary?.choice.verb === "handOver"}
    />
  );
}

/** The number of actions left, as icons and in words. */
function Actions({ n, t }: { n: number; t: GameTexts }) {
  const total = Math.max(2, n);
  return (
    <div className="actions-left">
      <span className="actions-signs" aria-hidden="true">
        {Array.from({ length: total }, (_, i) => (
          <i key={i} className={i >= total - n ? "on" : ""} />
        ))}
      </span>
      <span className="lbl">{t.actionsLeft(n)}</span>
    </div>
  );
}
