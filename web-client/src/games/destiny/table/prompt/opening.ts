// The start of an action: what can be begun, and what it leads to. Pure.
import { asked } from "../../../../plain/speech";
import type { Choice } from "../../../../protocol";
import { about, candidate, marked, numberOf, part } from "../choose/draft";
import { priceOf } from "../choose/price";
import { pieceOf } from "../pieces";
import { dieOf } from "../pool/groups";
import { cardName, label, pieceName, sideOf, type Scene } from "../scene";
import { answer, DECLINES, sentence, textOf, type Asking } from "./answers";

/** Who else has passed, and what a pass of ours does. */
function passing(scene: Scene): { ends: boolean; words: string } {
  const { view, you, nameOf, t } = scene;
  const rest = view.seats.flatMap(({ out, passed }, seat) => (seat === you || out ? [] : [{ seat, passed }]));
  const passed = rest.filter((one) => one.passed || one.seat === view.claimed);
  const ends = rest.length > 0 && passed.length === rest.length;
  const names = passed.map(({ seat }) => nameOf(seat));
  return {
    ends,
    words: sentence(
      names.length > 0 ? t.hasPassed(names) : t.nobodyPassed,
      ends ? ending(scene) : t.passGoesOn,
    ),
  };
}

/** What the end of the round brings (D9.16). */
function ending({ question, view, you, nameOf, t }: Scene): string {
  const pass = question?.choices.find(({ verb }) => verb === "pass");
  const gains = (pass?.parts["gains"] ?? []).map(Number);
  const { handSize = 0 } = view.seats[you ?? 0] ?? {};
  const own = gains[you ?? 0] ?? 0;
  const others = view.seats.flatMap(({ out }, seat) =>
    seat === you || out ? [] : [{ name: nameOf(seat), gains: gains[seat] ?? 0 }],
  );
  return others.every((one) => one.gains === own)
    ? t.passEndsAlike(view.round, own, handSize)
    : t.passEnds(view.round, own, others, handSize);
}

/** The start of an action: everything can be begun on the thing itself, or in the rail. */
export function opening(scene: Scene): Asking {
  const { question, draft, view, t } = scene;
  const chosen = candidate(question, draft);
  const choices = question?.choices ?? [];
  const none = { shown: [], others: [], primary: null };
  if (chosen) {
    const { title, why, go } = begun(scene, chosen);
    return { ...none, title, why, primary: { choice: chosen, label: go, quiet: false, then: [] } };
  }
  if (draft.thing) {
    const offered = about(question, draft.thing);
    const { kind, key } = draft.thing;
    const title = kind === "piece" ? pieceName(scene, key) : cardName(scene, key);
    return { ...none, title, why: "", others: offered.map((choice) => ({ ...answer(choice, scene) })) };
  }
  const ends = passing(scene);
  const extra = question?.prompt === "extra";
  return {
    ...none,
    title: extra ? t.extraAction : t.yourAction,
    why: sentence(t.tapToBegin, !extra && ends.words),
    others: choices
      .filter(({ verb }) => DECLINES.has(verb))
      .map((choice) => ({
        choice,
        label: choice.verb !== "pass" ? t.decline : ends.ends ? t.passAndEnd(view.round) : t.pass,
        quiet: true,
      })),
  };
}

/** What a choice costs, and what is left then: nothing where an ability has to help. Empty if it is free. */
function paid({ view, you, t }: Scene, choice: Choice): string {
  const cost = numberOf(choice, "cost") ?? 0;
  const resources = view.seats[you ?? 0]?.resources ?? 0;
  return cost > 0 ? t.costsOf(cost, Math.max(0, resources - cost)) : "";
}

/** What resolving a die comes to and costs, with what a card changes about it (D8.10). */
export function dieResolved(scene: Scene, choice: Choice): { title: string; why: string } {
  const { view, t, d } = scene;
  const die = dieOf(view, part(choice, "die"));
  const side = die && sideOf(scene, die);
  const total = numberOf(choice, "total") ?? die?.value ?? 0;
  return {
    title:
      die && side?.symbol === "special"
        ? t.resolveSpecial(cardName(scene, die.card))
        : t.resolveTitle(total, side ? d.symbolOf(side.symbol) : ""),
    why: paid(scene, choice),
  };
}

/** The words of an action that is picked. */
function begun(scene: Scene, choice: Choice): { title: string; why: string; go: string } {
  const { view, t, plain, question } = scene;
  const cost = numberOf(choice, "cost") ?? 0;
  const pays = paid(scene, choice);
  switch (choice.verb) {
    case "play": {
      const { least, most, replacing } = priceOf(choice);
      return {
        title: t.playTitle(cardName(scene, part(choice, "card") ?? "")),
        why: sentence(
          most > least ? t.costsSpan(least, most) : pays || t.costsNothing,
          replacing && t.replacesOne,
          marked(choice, "none") && t.wouldDoNothing,
          textOf(scene, part(choice, "card") ?? ""),
        ),
        go: t.play(most > least ? 0 : cost),
      };
    }
    case "activate": {
      const piece = part(choice, "piece") ?? "";
      return {
        title: t.activateTitle(pieceName(scene, piece)),
        why: t.activateWhy(pieceOf(view, piece)?.rolls ?? 0),
        go: t.activate,
      };
    }
    case "resolve":
      return { ...dieResolved(scene, choice), go: t.resolve };
    case "use":
      return { title: t.useTitle(pieceName(scene, part(choice, "piece") ?? "")), why: pays, go: t.use };
    case "claim":
      return {
        title: t.claimTitle(cardName(scene, view.battlefield?.card ?? "")),
        why: sentence(t.afterClaim, textOf(scene, view.battlefield?.card ?? "")),
        go: t.claim,
      };
    case "pass": {
      const { ends, words } = passing(scene);
      return {
        title: t.passTitle(view.round, ends),
        why: words,
        go: ends ? t.passAndEnd(view.round) : t.pass,
      };
    }
    default:
      return { title: question ? asked(question, plain, {}).title : "", why: pays, go: label(choice, scene) };
  }
}
