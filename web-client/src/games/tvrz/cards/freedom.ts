// The strengths of slaves against whom their freedom has been promised (T12.5). Pure.
import { has, type TvrzCatalogue } from "../catalogue";
import type { Body, TvrzView } from "../types";

/** How many times as strong they are then. */
export const FREEDOM = 3;

/** A body of `seat` with the strengths that it has in the running attack; as it is, if no promise counts there. */
export function inAttack(view: TvrzView, seat: number, body: Body, catalogue: TvrzCatalogue): Body {
  const { attack } = view;
  const facts = catalogue.cards[body.card];
  if (!attack || !facts || !has(facts, "slave")) return body;
  const enemy = attack.seat === seat ? attack.target : attack.target === seat ? attack.seat : -1;
  if (enemy < 0 || view.seats[seat]?.promise !== enemy) return body;
  const freed = (strength: number | null) => (strength === null ? null : strength * FREEDOM);
  return { ...body, attack: freed(body.attack), defence: freed(body.defence) };
}

/** The bodies that attack, with their strengths in this attack. */
export const attackers = (view: TvrzView, catalogue: TvrzCatalogue): Body[] =>
  (view.attack?.cards ?? []).map((body) => inAttack(view, view.attack?.seat ?? -1, body, catalogue));
