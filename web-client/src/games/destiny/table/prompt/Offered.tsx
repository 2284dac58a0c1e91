import type { Choice } from "../../../../protocol";
import { Arms, Card, cardFace, CardWords } from "../../cards";
import { Die, dieLabel, Turning } from "../../dice";
import { isPicked, part, thingOf } from "../choose/draft";
import { walk } from "../keys/walk";
import { dieOf } from "../pool/groups";
import { cardName, factsOf, label, sideOf, type Scene } from "../scene";
import "./sheet.css";

/**
 * The choices that cannot be tapped on the table: the sides of a die, cards of piles, decks and other hands, and what a
 * sheet covers.
 */
export function Offered({ scene, choices }: { scene: Scene; choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  if (scene.question?.prompt === "field") return <FieldsOffered {...{ scene, choices }} />;
  if (choices.every(({ verb }) => verb === "side")) return <SidesOffered {...{ scene, choices }} />;
  const dice = choices.filter((choice) => thingOf(choice)?.kind === "die");
  const cards = choices.filter((choice) => !dice.includes(choice));
  return (
    <>
      {dice.length > 0 && <DiceOffered {...{ scene }} choices={dice} />}
      {cards.length > 0 && <CardsOffered {...{ scene }} choices={cards} />}
    </>
  );
}

/** Dice in the pools of others, each with its owner below. */
function DiceOffered({ scene, choices }: { scene: Scene; choices: readonly Choice[] }) {
  const { view, question, draft, choose, nameOf, d, t } = scene;
  return (
    <div className="ds-offered" role="group" aria-label={t.otherChoices} onKeyDown={walk}>
      {choices.map((choice) => {
        const key = part(choice, "die") ?? "";
        const die = dieOf(view, key);
        const facts = die && factsOf(scene, die.card);
        if (!die || !facts) return null;
        const thing = { kind: "die", key } as const;
        const chosen = isPicked(question, draft, thing);
        const side = sideOf(scene, die);
        return (
          <button
            key={key}
            type="button"
            className="ds-die-place"
            data-thing={`die ${key}`}
            aria-pressed={chosen}
            onClick={() => choose(thing)}
          >
            <Die
              side={side}
              colour={facts.colour}
              affiliation={facts.affiliation}
              label={dieLabel({ card: facts.name, side, value: die.value, more: [nameOf(die.pool)] }, d)}
              size={46}
              state={chosen ? "chosen" : "pool"}
              card={die.card}
              value={die.value}
              choice
            />
          </button>
        );
      })}
    </div>
  );
}

/** The card whose die a question about sides is about. */
function turned({ question }: Scene): string | null {
  const [first] = question?.choices ?? [];
  const id = first ? part(first, "die") : null;
  return id === null ? null : id.replace(/\..*$/, "");
}

function SidesOffered({ scene, choices }: { scene: Scene; choices: readonly Choice[] }) {
  const { draft, choose } = scene;
  const card = turned(scene);
  const facts = card === null ? undefined : factsOf(scene, card);
  if (card === null || !facts) return <CardsOffered {...{ scene, choices }} />;
  const sides = choices.map((choice) => Number(part(choice, "side")) - 1);
  const chosen = choices.findIndex(({ notation }) => notation === draft.picked);
  return (
    <div className="ds-offered" role="presentation" onKeyDown={walk}>
      <Turning
        sides={facts.sides}
        offered={sides}
        chosen={chosen < 0 ? null : (sides[chosen] ?? null)}
        colour={facts.colour}
        affiliation={facts.affiliation}
        name={cardName(scene, card)}
        onChoose={(place) => choose({ kind: "side", key: String(place + 1) })}
      />
    </div>
  );
}

/** The players' battlefields with what they do. */
function FieldsOffered({ scene, choices }: { scene: Scene; choices: readonly Choice[] }) {
  const { view, draft, choose, catalogue, lang, t } = scene;
  return (
    <div className="ds-offered ds-offered-fields" role="group" aria-label={t.otherChoices}>
      {choices.map((choice) => {
        const card = view.seats[Number(part(choice, "seat")) - 1]?.unused ?? null;
        const face = card === null ? null : cardFace(catalogue, card, lang);
        return (
          <button
            key={choice.notation}
            type="button"
            className="ds-row"
            data-thing={choice.notation}
            aria-pressed={draft.picked === choice.notation}
            onClick={() => choose({ kind: "choice", key: choice.notation })}
          >
            {face && <Arms card={face.key} type={face.type} colour={face.colour} size={40} />}
            <span>
              <b>
                {face && `${face.name}: `}
                {label(choice, scene)}
              </b>
              <small>{face && <CardWords face={face} />}</small>
            </span>
            <i aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}

function CardsOffered({ scene, choices }: { scene: Scene; choices: readonly Choice[] }) {
  const { draft, choose, catalogue, lang, t } = scene;
  return (
    <div className="ds-offered ds-offered-cards" role="group" aria-label={t.otherChoices} onKeyDown={walk}>
      {choices.map((choice) => {
        const card = part(choice, "card");
        const face = card === null ? null : cardFace(catalogue, card, lang);
        const chosen = draft.picked === choice.notation;
        const words = label(choice, scene);
        return (
          <button
            key={choice.notation}
            type="button"
            className={face ? "ds-held" : "btn"}
            data-thing={choice.notation}
            aria-pressed={chosen}
            onClick={() => choose({ kind: "choice", key: choice.notation })}
          >
            {face && <span className="visually-hidden">{words}</span>}
            {face ? (
              <span aria-hidden="true">
                <Card face={face} size="tile" chosen={chosen} />
              </span>
            ) : (
              words
            )}
            {face && choice.verb !== "card" && <small aria-hidden="true">{words}</small>}
          </button>
        );
      })}
    </div>
  );
}
