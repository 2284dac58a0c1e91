import { useLanguage, useTexts } from "../../../i18n";
import { isOneOf, type OneOf } from "../../../protocol";
import { roomTexts } from "../../../room/texts";
import { called } from "../../../ui/names";
import type { TeamPart } from "../../module";
import { Piece } from "../board";
import type { SchoolFacts } from "../catalogue";
import { schoolOf } from "./schools";
import { schoolTexts } from "./texts";

/** The option that gives a team the colour of one of its schools, with that school's seat. */
function bearing({ room, form, team }: TeamPart): { option: OneOf; value: string; seat: number } | null {
  const option = form.tableOptions.filter(isOneOf).find(({ key }) => key === `colour${team + 1}`);
  const value = option && (room.table[option.key] ?? option.fallback ?? option.values[0]);
  return option && value !== undefined ? { option, value, seat: Number(value) - 1 } : null;
}

/** The school whose colour the team plays; undefined while unknown. */
export function schoolOfTeam(part: TeamPart): SchoolFacts | undefined {
  const bearer = bearing(part);
  return bearer ? schoolOf(part.room, part.form, part.catalogue, bearer.seat) : undefined;
}

/** A piece in the team's colour. */
export function TeamPiece(part: TeamPart) {
  const school = schoolOfTeam(part);
  return school ? <Piece piece={`${school.colour}l`} /> : <span className="no-piece" />;
}

/** Whose school gives the team its colour: the host chooses, others see it. */
export function TeamColour(part: TeamPart) {
  const { room, host, send } = part;
  const t = useTexts(roomTexts);
  const s = useTexts(schoolTexts);
  const { lang } = useLanguage();
  const bearer = bearing(part);
  if (!bearer) return null;
  const nameOf = (seat: number) => called(room.seats[seat]?.player, lang, t.seat(seat + 1));
  const { option, value, seat } = bearer;
  return (
    <label className="col side-colour">
      <span className="lbl">{s.whoseColour}</span>
      {host ? (
        <select
          className="field"
          value={value}
          onChange={(event) => send("tableOption", { key: option.key, value: event.target.value })}
        >
          {option.values.map((one) => (
            <option key={one} value={one}>
              {nameOf(Number(one) - 1)}
            </option>
          ))}
        </select>
      ) : (
        <span>{nameOf(seat)}</span>
      )}
    </label>
  );
}
