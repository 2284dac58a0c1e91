import type { Choice } from "../../../../protocol";
import { Card, cardFace } from "../../cards";
import { Turning } from "../../dice";
import { part } from "../choose/draft";
import { dieOf } from "../pool/groups";
import { cardName, factsOf, label, type Scene } from "../scene";

/** The choices that lie nowhere on the table: the sides of a die, and cards of piles, decks and other hands. */
export function Offered({ scene, choices }: { scene: Scene; choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  if (choices.every(({ verb }) => verb === "side")) return <SidesOffered {...{ scene, choices }} />;
  return <CardsOffered {...{ scene, choices }} />;
}

/** The die that a question about sides is about. */
function turned({ question, view }: Scene): { card: string; present: number } | null {
  const [first] = question?.choices ?? [];
  const id = first ? part(first, "die") : null;
  if (id === null) return null;
  const die = dieOf(view, id);
  return { card: id.replace(/\..*$/, ""), present: die?.side ?? -1 };
}

function SidesOffered({ scene, choices }: { scene: Scene; choices: readonly Choice[] }) {
  const { draft, choose } = scene;
  const about = turned(scene);
  const facts = about && factsOf(scene, about.card);
  if (!about || !facts) return <CardsOffered {...{ scene, choices }} />;
  const sides = choices.map((choice) => Number(part(choice, "side")) - 1);
  const chosen = choices.findIndex(({ notation }) => notation === draft.picked);
  const missing = facts.sides.findIndex((_, place) => !sides.includes(place));
  return (
    <div className="ds-offered">
      <Turning
        sides={facts.sides}
        present={about.present >= 0 ? about.present : missing}
        chosen={chosen < 0 ? null : (sides[chosen] ?? null)}
        colour={facts.colour}
        affiliation={facts.affiliation}
        name={cardName(scene, about.card)}
        onChoose={(place) => choose({ kind: "side", key: String(place + 1) })}
      />
    </div>
  );
}

function CardsOffered({ scene, choices }: { scene: Scene; choices: readonly Choice[] }) {
  const { draft, choose, catalogue, lang, t } = scene;
  return (
    <div className="ds-offered ds-offered-cards" role="group" aria-label={t.otherChoices}>
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
            aria-label={words}
            onClick={() => choose({ kind: "choice", key: choice.notation })}
          >
            {face ? <Card face={face} size="tile" chosen={chosen} /> : words}
            {face && choice.verb !== "card" && <small>{words}</small>}
          </button>
        );
      })}
    </div>
  );
}
