// The question, its reason and its buttons. Pure.
import type { Choice } from "../../../protocol";
import { asksStartPiece, isMelee } from "../melee";
import { verb, word } from "../words/buttonWords";
import { part } from "./draft";
import { ask } from "./questions";
import type { Answer, Asking, Scene } from "./scene";
import { sure } from "./sure";
import { handedNote, waiting } from "./waiting";

/** The current content of the prompt bar. */
export function asking(scene: Scene): Asking {
  const { match, reading, draft, t } = scene;
  const { question } = match;
  if (!question) return waiting(scene);
  const note = handedNote(scene);
  const candidate = reading.candidate;
  const { source } = question.context;
  const onHand = draft.card ? (reading.byCard.get(draft.card) ?? []) : [];
  const answer = (choice: Choice, shows = false): Answer => {
    const colour = part(choice, "colour");
    const piece = question.prompt === "start" ? part(choice, "piece") : colour ? `${colour}c` : null;
    return { choice, label: word(choice, scene), piece, shows };
  };
  const over = question.choices.find((choice) => choice.verb === "handOver");
  const handOver = over && over !== candidate ? answer(over, true) : null;
  const words = reading.words.filter((choice) => choice !== over && (!draft.card || !part(choice, "card")));
  const rays = reading.rays.filter((choice) => !reading.words.includes(choice));
  const others = [
    ...rays.filter((choice) => choice !== candidate).map((choice) => answer(choice, true)),
    ...onHand
      .filter((choice) => choice !== candidate)
      .map((choice) =>
        choice.verb === "flare" && isMelee(scene.view)
          ? answer(choice, true)
          : { ...answer(choice, choice.verb === "warp"), label: verb(choice, t) },
      ),
    ...words
      .filter((choice) => choice !== candidate)
      .map((choice) => answer(choice, Boolean(choice.parts.destroys) || choice.verb === "thaw")),
  ];
  if (candidate) {
    const [title, why] = sure(scene, candidate);
    if (asksStartPiece(scene.view, question)) {
      const at = part(candidate, "at");
      const colours = question.choices.filter((choice) => choice !== candidate && part(choice, "at") === at);
      others.push(...colours.map((choice) => answer(choice, true)));
    }
    const named = candidate === over || question.prompt === "claim";
    const label = named ? word(candidate, scene) : verb(candidate, t);
    return { title, why, source, primary: { ...answer(candidate), label }, others, handOver, note };
  }
  if (question.prompt === "claim") {
    return { ...claiming(scene, question.choices, answer), source, handOver, note };
  }
  // The primary button for a card that can be played without a square, or for an end that is the only choice. Never a
  // discard, nor a warp.
  const real = question.choices.filter((choice) => choice !== over);
  const playing = onHand.filter((choice) => choice.verb !== "discard" && choice.verb !== "warp");
  const alone = playing.length === 1 ? playing[0] : real.length === 1 ? real[0] : undefined;
  const lone = reading.squares.size === 0 ? alone : undefined;
  const [title, why] = ask(scene, lone ?? null);
  if (!lone) return { title, why, source, primary: null, others, handOver, note };
  return {
    title,
    why,
    source,
    primary: answer(lone),
    others: others.filter((other) => other.choice !== lone),
    handOver,
    note,
  };
}

/**
 * Which task to claim. Declining comes first, but never where "End turn" was a moment ago, and needs confirming: the
 * points would be lost.
 */
function claiming(
  scene: Scene,
  choices: readonly Choice[],
  answer: (choice: Choice, shows?: boolean) => Answer,
): Pick<Asking, "title" | "why" | "primary" | "others"> {
  const [title, why] = ask(scene, null);
  const claims = choices.filter(({ verb }) => verb === "claim").map((choice) => answer(choice));
  const declining = choices
    .filter(({ verb }) => verb !== "claim")
    .map((choice) => ({ ...answer(choice, true), quiet: true }));
  const [only] = claims;
  return claims.length === 1 && only
    ? { title, why, primary: only, others: declining }
    : { title, why, primary: null, others: [...declining, ...claims] };
}
