import { Board, NO_MARKS } from "../board";
import position from "./heroPosition.json";

const nothing = new Set<string>();
const silent = () => "";
const ignored = () => undefined;

/** The arena on the start page: decorative. */
export function HeroArena() {
  return (
    <div className="hero-emblem" aria-hidden="true" inert>
      <Board
        columns={9}
        rows={9}
        squares={position.squares as Record<string, "plain" | "red" | "green">}
        pieces={position.pieces}
        marks={NO_MARKS}
        supplies={[]}
        motion={null}
        label=""
        describe={silent}
        active={nothing}
        onChoose={ignored}
        letters={{ red: "", green: "" }}
      />
    </div>
  );
}
