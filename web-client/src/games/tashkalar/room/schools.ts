import { isOneOf, type Catalogue, type FormInfo, type OneOf, type RoomState } from "../../../protocol";
import { tashKalarOf, type SchoolFacts } from "../catalogue";

/** How schools are assigned at this table: `choose`, `agreed`, or by the rules when the match starts. */
export function howSchools({ table }: Pick<RoomState, "table">, form: FormInfo): string {
  const option = form.tableOptions.find(({ key }) => key === "schools");
  return table.schools ?? option?.fallback ?? "choose";
}

/** The seat option for a school. */
export const schoolOption = (form: FormInfo): OneOf | undefined =>
  form.seatOptions.filter(isOneOf).find(({ key }) => key === "school");

/** The schools on offer at a table with these options; one chosen before expansions were switched off stays. */
export function openSchools(
  option: OneOf,
  { table }: Pick<RoomState, "table">,
  catalogue: Catalogue,
  own: string | null = null,
): string[] {
  const { schools } = tashKalarOf(catalogue);
  return option.values.filter((key) => !schools[key]?.expansion || table.expansions === "yes" || own === key);
}

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
