// What spells do, in the words of the card browser, where one is cast. Pure.
import type { Choice } from "../../../protocol";
import { cardFace } from "../cards/faces";
import type { SpellFacts } from "../catalogue";
import { label, part, type Scene } from "./scene";

/** What a spell of a card does. */
const does = ({ catalogue }: Pick<Scene, "catalogue">, { spell }: SpellFacts): string =>
  catalogue.terms.spell[spell]?.text ?? "";

/** The spell that a choice casts; null where it does not say which. */
function chosen(choice: Choice, { catalogue, question }: Scene): SpellFacts | null {
  const said = part(choice, "spell");
  if (said === null) return null;
  const mage = part(choice, "mage") ?? part(choice, "card") ?? question?.context.source ?? "";
  const own = catalogue.cards[mage]?.spells ?? [];
  const key = ({ spell, scope }: SpellFacts) => (scope ? `${spell}-${scope}` : spell);
  return own.find((one) => key(one) === said) ?? { spell: said.replace(/-.*$/, "") as SpellFacts["spell"] };
}

/** The name of a choice that casts a spell, with the spell's level. */
export function spellTitle(choice: Choice, scene: Scene): string {
  const level = chosen(choice, scene)?.level;
  return level === undefined ? label(choice, scene) : `${label(choice, scene)} ${level}`;
}

/** What the spell of a choice does, or a mage's only one; of several their names. Empty for all other choices. */
export function spellText(choice: Choice, scene: Scene): string {
  const spell = chosen(choice, scene);
  if (spell) return does(scene, spell);
  if (choice.verb !== "cast") return "";
  const mage = part(choice, "mage") ?? part(choice, "card") ?? "";
  const face = cardFace(scene.catalogue, mage, scene.lang);
  const spells = scene.catalogue.cards[mage]?.spells ?? [];
  const [only] = spells;
  const names = face?.spells ?? [];
  return spells.length === 1 && only ? `${names.join("")}: ${does(scene, only)}` : names.join(", ");
}
