import { isOneOf, type Catalogue, type FormInfo, type OneOf, type RoomState } from "../../../protocol";
import { tashKalarOf, type SchoolFacts } from "../catalogue";

/** How schools are assigned at this table: `choose`, `agreed`, or by the rules when the match starts. */
export function howSchools(room: RoomState, form: FormInfo): string {
  const option = form.tableOptions.find(({ key }) => key === "schools");
  return room.table.schools ?? option?.fallback ?? "choose";
}

/** The seat option for a school. */
export const schoolOption = (form: FormInfo): OneOf | undefined =>
  form.seatOptions.filter(isOneOf).find(({ key }) => key === "school");

/** A seat's school, if known before the match. */
export function schoolOf(
  room: RoomState,
  form: FormInfo,
  catalogue: Catalogue,
  seat: number,
): SchoolFacts | undefined {
  const how = howSchools(room, form);
  const school = room.seats[seat]?.options.school;
  return (how === "choose" || how === "agreed") && school
    ? tashKalarOf(catalogue).schools[school]
    : undefined;
}
