import { valueName } from "../../../words";
import type { SeatPart, SeatParts } from "../../module";
import { Piece } from "../board";
import { SchoolChoice, SchoolProposal, SchoolSetup } from "./SchoolChoice";
import { howSchools, openSchools, schoolOf, schoolOption } from "./schools";
import { schoolOfTeam, TeamColour, TeamPiece } from "./TeamColour";
import { schoolTexts } from "./texts";
import "./schools.css";

const named = ({ room, form }: Pick<SeatPart, "room" | "form">): boolean =>
  ["choose", "agreed"].includes(howSchools(room, form));

/** The key of the school chosen for a seat; undefined while there is none. */
const chosen = ({ room, form, seat }: SeatPart): string | undefined =>
  room.seats[seat]?.options.school ?? schoolOption(form)?.fallback ?? undefined;

/**
 * Schools: chosen by each player, agreed by all, or assigned by the rules; in teams one of the two gives the colour.
 */
export const seatParts: SeatParts = {
  alone: (terms) => {
    const option = schoolOption(terms.form);
    if (!option || howSchools(terms, terms.form) !== "choose") return [];
    return [{ ...option, values: openSchools(option, terms, terms.catalogue) }];
  },
  Setup: SchoolSetup,
  agreed: (room, form) => howSchools(room, form) === "agreed",
  missing: (part, lang) => (named(part) && chosen(part) === undefined ? schoolTexts[lang].chooseFirst : null),
  words: (part, lang) => {
    const { room, form, catalogue, seat } = part;
    if (!room.seats[seat]?.player && howSchools(room, form) !== "agreed") return null;
    const school = schoolOf(room, form, catalogue, seat);
    const byLot = !named(part) || chosen(part) === "random";
    return school?.name ?? (byLot ? valueName(catalogue.words, "school", "random") : schoolTexts[lang].none);
  },
  Picture: ({ room, form, catalogue, seat }) => {
    const school = schoolOf(room, form, catalogue, seat);
    return school ? <Piece piece={`${school.colour}h`} /> : <span className="no-piece" />;
  },
  Choice: (part) => {
    const option = schoolOption(part.form);
    const how = howSchools(part.room, part.form);
    if (!option) return null;
    if (how === "agreed" && part.you !== null) return <SchoolProposal {...part} option={option} />;
    return how === "choose" && part.seat === part.you && <SchoolChoice {...part} option={option} />;
  },
  team: {
    className: (part) => {
      const school = schoolOfTeam(part);
      return school ? `school-${school.colour}` : "";
    },
    Picture: TeamPiece,
    Choice: TeamColour,
    note: (part, lang) => (schoolOfTeam(part) ? null : schoolTexts[lang].colourLater),
  },
};
