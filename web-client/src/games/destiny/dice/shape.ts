// Outlines of dice, in a square of 64 units. Pure.
import type { Affiliation } from "../catalogue";

const SIZE = 64;

const short = (n: number): string => String(Math.round(n * 10) / 10);

/**
 * The outline of a die by its side, `inset` units inside its edge: heroes have their corners cut off, villains bitten
 * out, neutral dice straight.
 */
export function outline(affiliation: Affiliation, inset = 0): string {
  const a = inset;
  const b = SIZE - inset;
  switch (affiliation) {
    case "hero": {
      const cut = Math.max(6, 15 - inset * 0.59);
      const [from, to] = [short(a + cut), short(b - cut)];
      return `M${from} ${a}H${to}L${b} ${from}V${to}L${to} ${b}H${from}L${a} ${to}V${from}Z`;
    }
    case "villain": {
      const r = 11 + inset * 0.55;
      const bite = Math.sqrt(Math.max(1, r * r - inset * inset));
      const edge = inset + Math.max(4, bite - inset);
      const [from, to] = [short(edge), short(SIZE - edge)];
      const arc = `A${r} ${r} 0 0 0`;
      return `M${from} ${a}H${to}${arc} ${b} ${from}V${to}${arc} ${to} ${b}H${from}${arc} ${a} ${to}V${from}${arc} ${from} ${a}Z`;
    }
    case "neutral": {
      const r = Math.max(3, 6 - inset * 0.4);
      const arc = `A${r} ${r} 0 0 1`;
      return `M${a + r} ${a}H${b - r}${arc} ${b} ${a + r}V${b - r}${arc} ${b - r} ${b}H${a + r}${arc} ${a} ${b - r}V${a + r}${arc} ${a + r} ${a}Z`;
    }
  }
}
