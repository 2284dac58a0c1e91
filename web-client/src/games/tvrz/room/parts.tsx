import { deckOptionOf } from "../../../decks/deckOption";
import type { Lang } from "../../../i18n";
import type { FormInfo } from "../../../protocol";
import { readDeck, sizeOf } from "../../../setup";
import type { SeatPart, SeatParts, SeatSetup } from "../../module";
import { tvrzOf } from "../catalogue";
import { deckTexts } from "../decks/texts";
import { Arms } from "../fort";
import { DeckChoice } from "./DeckChoice";
import { Neighbours } from "./Neighbours";
import "../tokens.css";
import "./room.css";

/** Up to this many players everybody is everybody's neighbour. */
const ALL_NEIGHBOURS = 3;

/** The deck that is known to be chosen for a seat: one's own alone. */
const deckOf = ({ room, form, seat }: SeatPart): string | null => {
  const option = deckOptionOf(form);
  return option && (room.seats[seat]?.options[option.key] ?? option.fallback);
};

/** A deck in a few words: its name if it is prepared, else its size. */
function deckWords({ form, catalogue }: SeatPart, deck: string, lang: Lang): string {
  const prepared = deckOptionOf(form)?.prepared.find(({ value }) => value === deck);
  const named = prepared && tvrzOf(catalogue).decks.find(({ key }) => key === prepared.key)?.name;
  return named ?? deckTexts[lang].aDeck(sizeOf(readDeck(deck)));
}

function said(part: SeatPart, lang: Lang): string | null {
  const { room, form, seat, you } = part;
  const t = deckTexts[lang];
  const option = deckOptionOf(form);
  if (!option) return null;
  const place = room.seats[seat];
  if (seat !== you) return place?.ready || place?.sealed[option.key] !== undefined ? t.chosen : t.choosing;
  const deck = deckOf(part);
  return deck === null ? null : deckWords(part, deck, lang);
}

/** Whether a seat is next to ours, where not all are. */
function isNeighbour({ room, seat, you }: SeatPart): boolean {
  const seats = room.seats.length;
  if (you === null || seats <= ALL_NEIGHBOURS) return false;
  const apart = (seat - you + seats) % seats;
  return apart === 1 || apart === seats - 1;
}

/** The number of cards that the table wants every deck to have; null if it may be any. */
function agreedSize(form: FormInfo, table: Record<string, string>): number | null {
  const option = form.tableOptions.find(({ key }) => key === "deck-size");
  const size = Number(table["deck-size"] ?? option?.fallback);
  return Number.isInteger(size) ? size : null;
}

function Choice(part: SeatPart) {
  const { room, form, catalogue, seat, you, send } = part;
  const option = deckOptionOf(form);
  if (seat !== you) return null;
  return (
    <>
      {option && (
        <DeckChoice
          catalogue={catalogue}
          option={option}
          value={deckOf(part)}
          size={agreedSize(form, room.table)}
          onChoose={(value) => send("seatOption", { key: option.key, value })}
        />
      )}
      {room.seats.length > ALL_NEIGHBOURS && <Neighbours room={room} form={form} seat={seat} />}
    </>
  );
}

function Setup({ form, catalogue, table, chosen, onChoose }: SeatSetup) {
  const option = deckOptionOf(form);
  return (
    option && (
      <DeckChoice
        catalogue={catalogue}
        option={option}
        value={chosen[option.key] ?? option.fallback}
        size={agreedSize(form, table)}
        brief
        onChoose={(value) => onChoose(option.key, value)}
      />
    )
  );
}

const nothing = () => null;

/** Seats of Tvrz: their arms, the ring of neighbours, and the decks that players bring, which stay secret. */
export const seatParts: SeatParts = {
  agreed: () => false,
  alone: ({ form }) => form.seatOptions,
  Setup,
  missing: (part, lang) =>
    deckOptionOf(part.form) && deckOf(part) === null ? deckTexts[lang].chooseFirst : null,
  words: (part, lang) => {
    if (!part.room.seats[part.seat]?.player) return null;
    const words = [said(part, lang), isNeighbour(part) ? deckTexts[lang].mayAttack : null];
    return words.filter(Boolean).join(", ") || null;
  },
  Picture: ({ seat }) => <Arms seat={seat} />,
  Choice,
  team: { className: () => "", Picture: nothing, Choice: nothing, note: nothing },
};
