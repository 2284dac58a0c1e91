import { useTexts } from "../../../i18n";
import { deckTexts } from "../decks/texts";
import type { SeatPart } from "../../module";
import { Ring } from "./Ring";

/** From how many players on one pack is short. */
const MANY = 5;

/** The seats in a ring, and whom one may attack. */
export function Neighbours({ room, form, seat }: Pick<SeatPart, "room" | "form" | "seat">) {
  const t = useTexts(deckTexts);
  const seats = room.seats.length;
  const empty = room.seats.flatMap(({ player }, at) => (player === null ? [at] : []));
  const shortOfCards = seats >= MANY && form.seatOptions.length === 0 && room.table.packs !== "2";
  return (
    <section className="tv-neighbours">
      <Ring seats={seats} you={seat} empty={empty} />
      <div>
        <h3>{t.ringTitle(seats)}</h3>
        <p>{t.ring}</p>
        {shortOfCards && <p>{t.manyPlayers}</p>}
      </div>
    </section>
  );
}
