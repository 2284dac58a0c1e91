import { HintButton } from "../../../../table/hint/HintButton";
import { tableTexts } from "../../../../table/texts";
import type { DraftTable } from "../../../../table/useTable";
import { Icon } from "../../../../ui/Icons";
import type { Choice } from "../../../../protocol";
import { Arms } from "../../cards";
import { NOTHING, part, picks, takesSeveral, thingOf, type Draft } from "../choose/draft";
import { characterOf, hostOf, pieceOf } from "../pieces";
import { dieOf } from "../pool/groups";
import { Ordering } from "../queue/Ordering";
import { Queue } from "../queue/Queue";
import { factsOf, pieceName, type Scene } from "../scene";
import { asking, lies } from "./asking";
import { asideCount, consequenceOf, waitsAside } from "./consequence";
import { OtherSide, Primary } from "./Dock";
import { Offered } from "./Offered";
import type { Answers } from "./useAnswers";
import "./sheet.css";

/** Questions that begin an action: what they are about is tapped where it lies. */
const BEGINS: ReadonlySet<string> = new Set(["action", "extra"]);

/** Questions that need the room: sides of a die, and abilities to be put in order. */
const ROOMY: ReadonlySet<string> = new Set(["side", "resolve-side", "order"]);

/** Whether a phone asks in a sheet from below: about cards in play, with what would become of each; sides; the queue. */
export function asksSheet({ question, view, you }: Scene): boolean {
  if (you === null || question === null || BEGINS.has(question.prompt)) return false;
  const queue = view.queue.some(({ now, seat }) => now && seat === you);
  const listed = question.choices.some((choice) => thingOf(choice)?.kind === "piece");
  return queue || ROOMY.has(question.prompt) || (listed && !takesSeveral(question));
}

/** Whether the sheet lies over what a choice is about: another's die, or a card of our hand. */
function covers(scene: Scene, choice: Choice): boolean {
  const thing = thingOf(choice);
  if (thing?.kind === "die") {
    const die = dieOf(scene.view, thing.key);
    return die?.place === "pool" && die.pool !== scene.you;
  }
  return thing?.kind === "card" && lies(scene, choice);
}

/** A phone's question as a sheet over the lower half: one row for each choice, one button below. */
export function Sheet(props: { table: DraftTable<Draft>; scene: Scene; send: Answers }) {
  const { table, scene, send } = props;
  const { question, view } = scene;
  const told = tableTexts[table.lang];
  const ours = asking(scene);
  if (!ours || !question) return null;
  const listed = question.choices.filter(
    (choice) => thingOf(choice)?.kind === "piece" && (scene.draft.own || !waitsAside(scene, choice)),
  );
  const covered = question.choices.filter((choice) => covers(scene, choice));
  const undo = picks(table.draft) ? () => table.pick(NOTHING) : table.canTakeBack ? table.takeBack : null;
  return (
    <section className="prompt ds-sheet">
      <div className="ds-sheet-head">
        <div className="sp">
          <h2 data-takes-focus tabIndex={-1}>
            {ours.title}
          </h2>
          <p>{table.waiting ? told.sending : ours.why}</p>
        </div>
        <HintButton table={table} small />
        {undo && (
          <button
            type="button"
            className="btn quiet icn take-back"
            aria-label={picks(table.draft) ? told.cancelPick : told.takeBack}
            onClick={undo}
          >
            <Icon name="undo" />
          </button>
        )}
      </div>
      <div className="ds-sheet-body">
        {question.prompt === "order" ? (
          <Ordering {...{ scene, question }} onPick={table.pick} list />
        ) : (
          view.queue.length > 0 && <Queue scene={scene} list />
        )}
        {listed.map((choice) => (
          <Row key={choice.notation} {...{ scene, choice }} />
        ))}
        {asideCount(scene) > 0 && <OtherSide scene={scene} onPick={table.pick} />}
        <Offered scene={scene} choices={[...covered, ...ours.shown]} />
      </div>
      <div className="ds-sheet-go prompt-buttons">
        {ours.others.map(({ choice, label }) => (
          <button
            key={choice.notation}
            type="button"
            className="btn"
            data-choice={choice.notation}
            onClick={() => send(choice)}
          >
            {label}
          </button>
        ))}
        {ours.primary && <Primary answer={ours.primary} send={send} />}
      </div>
    </section>
  );
}

/** One card in play with what would become of it. */
function Row({ scene, choice }: { scene: Scene; choice: Choice }) {
  const { view, draft, choose, t } = scene;
  const id = part(choice, "piece") ?? "";
  const piece = pieceOf(view, id);
  const facts = piece && factsOf(scene, piece.card);
  const character = characterOf(view, id);
  const chosen = draft.picked === choice.notation;
  const told = consequenceOf(scene, choice);
  const host = hostOf(view, id);
  const why = told?.words ?? (host && pieceName(scene, host.id));
  const left = facts && character ? facts.health - character.damage : null;
  return (
    <button
      type="button"
      className="ds-row"
      data-thing={`piece ${id}`}
      aria-pressed={chosen}
      onClick={() => choose({ kind: "piece", key: id })}
    >
      {facts && piece && (
        <Arms
          card={facts.key}
          type={facts.type}
          colour={facts.colour}
          size={36}
          state={piece.ready ? "ready" : "exhausted"}
        />
      )}
      <span>
        <b>
          {pieceName(scene, id)}
          {left !== null && `, ${t.left(left)}`}
        </b>
        {why && <small>{why}</small>}
      </span>
      <i aria-hidden="true" />
    </button>
  );
}
