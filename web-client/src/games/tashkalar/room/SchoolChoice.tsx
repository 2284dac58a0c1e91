import { Piece } from "../board";
import { useLanguage, useTexts } from "../../../i18n";
import { isOneOf, type Catalogue, type OneOf } from "../../../protocol";
import { roomTexts } from "../../../room/texts";
import { Tiles } from "../../../setup";
import { called } from "../../../ui/names";
import { valueName } from "../../../words";
import type { SeatPart, SeatSetup } from "../../module";
import { tashKalarOf } from "../catalogue";
import { openSchools } from "./schools";
import { schoolTexts } from "./texts";

interface SchoolProps extends SeatPart {
  option: OneOf;
}

/** A choice of schools as tiles, each with its piece. */
function SchoolTiles(props: {
  catalogue: Catalogue;
  values: readonly string[];
  /** Schools of other players. */
  taken?: readonly (string | undefined)[];
  value: string | null | undefined;
  onChoose: (key: string) => void;
}) {
  const { catalogue, values, taken = [], value, onChoose } = props;
  const t = useTexts(schoolTexts);
  const { schools } = tashKalarOf(catalogue);
  return (
    <Tiles
      className="schools"
      legend={t.yourSchool}
      tiles={values.map((key) => {
        const school = schools[key];
        return {
          key,
          name: valueName(catalogue.words, "school", key),
          picture: school ? <Piece piece={`${school.colour}c`} /> : <span className="by-lot">?</span>,
          barred: school && taken.includes(key) ? t.taken : undefined,
        };
      })}
      value={value ?? undefined}
      onChoose={onChoose}
    />
  );
}

/** Our own school as tiles; those of others are taken. */
export function SchoolChoice({ room, seat, option, catalogue, send }: SchoolProps) {
  const own = room.seats[seat]?.options.school ?? option.fallback;
  return (
    <SchoolTiles
      catalogue={catalogue}
      values={openSchools(option, room, catalogue, own)}
      taken={room.seats.flatMap(({ options }, index) => (index === seat ? [] : [options.school]))}
      value={own}
      onChoose={(value) => send("seatOption", { key: option.key, value })}
    />
  );
}

/** The host's own school before the table is made. */
export function SchoolSetup({ catalogue, options, chosen, onChoose }: SeatSetup) {
  return options
    .filter(isOneOf)
    .map((option) => (
      <SchoolTiles
        key={option.key}
        catalogue={catalogue}
        values={option.values}
        value={chosen[option.key] ?? option.fallback}
        onChoose={(value) => onChoose(option.key, value)}
      />
    ));
}

/** The school proposed for a seat. Any seated player may change it; choosing another seat's school swaps the two. */
export function SchoolProposal({ room, seat, option, catalogue, send }: SchoolProps) {
  const { schools } = tashKalarOf(catalogue);
  const { lang } = useLanguage();
  const t = useTexts(roomTexts);
  const c = useTexts(schoolTexts);
  const nameOf = (index: number) => called(room.seats[index]?.player, lang, t.seat(index + 1));
  const own = room.seats[seat]?.options.school ?? option.fallback;
  const holder = (key: string) =>
    room.seats.findIndex(({ options }, index) => index !== seat && options.school === key);
  return (
    <label className="col proposal">
      <span className="lbl">{c.proposed(nameOf(seat))}</span>
      <select
        className="field"
        value={own ?? ""}
        onChange={(event) => send("propose", { seat, key: option.key, value: event.target.value })}
      >
        {own === null && <option value="">{c.none}</option>}
        {openSchools(option, room, catalogue, own).map((key) => {
          const other = schools[key] ? holder(key) : -1;
          return (
            <option key={key} value={key}>
              {valueName(catalogue.words, "school", key)}
              {other >= 0 && ` (${c.exchange(nameOf(other))})`}
            </option>
          );
        })}
      </select>
    </label>
  );
}
