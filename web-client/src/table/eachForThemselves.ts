import type { ReactNode } from "react";
import type { Outcome } from "../protocol";
import type { Placed } from "./Ranking";

/** The sides from first to last where every seat is a side of its own; seats that share a place in their order. */
export const eachForThemselves = (
  { places }: Outcome,
  nameOf: (seat: number) => string,
  pictureOf: (seat: number) => ReactNode,
): Placed[] =>
  places
    .map((place, seat) => ({ side: seat, seat, place, name: nameOf(seat), picture: pictureOf(seat) }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
