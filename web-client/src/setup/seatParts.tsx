import type { SeatPart, SeatParts, SeatSetup } from "../games";
import type { Lang } from "../i18n";
import { isOneOf, type FormInfo, type GameWords, type OptionInfo } from "../protocol";
import { optionName } from "../words";
import { readDeck, sizeOf } from "./deck";
import { OptionFields } from "./OptionFields";
import { setupTexts } from "./texts";

/** Whether players at a table with these options propose this one for every seat. */
const together = (option: OptionInfo, table: Record<string, string>, form: FormInfo): boolean => {
  const when = isOneOf(option) ? option.together : null;
  const chosen =
    when && (table[when.option] ?? form.tableOptions.find(({ key }) => key === when.option)?.fallback);
  return when !== null && chosen === when.value;
};

const nothing = () => null;

/** The chosen value of an option in a few words. */
function said(words: GameWords, option: OptionInfo, value: string, lang: Lang): string {
  const brief = words.options[option.key]?.values[value]?.brief;
  if (brief !== undefined) return brief;
  const text = option.kind === "decklist" ? setupTexts[lang].deckOf(sizeOf(readDeck(value))) : value;
  return `${optionName(words, option.key)}: ${text}`;
}

function Choice({ room, form, catalogue, seat, you, send }: SeatPart) {
  const options = form.seatOptions.filter(
    (option) => (you !== null && together(option, room.table, form)) || seat === you,
  );
  return (
    <OptionFields
      game={room.game}
      words={catalogue.words}
      options={options}
      seats={room.seats.length}
      chosen={room.seats[seat]?.options ?? {}}
      onChoose={(key, value) =>
        seat === you && !options.some((option) => option.key === key && together(option, room.table, form))
          ? send("seatOption", { key, value })
          : send("propose", { seat, key, value })
      }
    />
  );
}

function Setup({ catalogue, seats, options, chosen, onChoose }: SeatSetup) {
  return (
    <OptionFields game={catalogue.game} words={catalogue.words} {...{ options, seats, chosen, onChoose }} />
  );
}

/** Seat parts for games without their own: every seat option is a list to choose from. */
export const plainSeats: SeatParts = {
  alone: ({ form, table }) => form.seatOptions.filter((option) => !together(option, table, form)),
  Setup,
  agreed: (room, form) => form.seatOptions.some((option) => together(option, room.table, form)),
  missing: ({ room, form, seat }, lang) =>
    form.seatOptions.some(
      ({ key, fallback }) => fallback === null && room.seats[seat]?.options[key] === undefined,
    )
      ? setupTexts[lang].chooseOptions
      : null,
  words: ({ room, form, catalogue, seat }, lang) => {
    const place = room.seats[seat];
    if (!place?.player) return null;
    const all = form.seatOptions.flatMap((option) => {
      const value = place.options[option.key] ?? option.fallback;
      return value === null ? [] : [said(catalogue.words, option, value, lang)];
    });
    return all.length === 0 ? null : all.join(", ");
  },
  Picture: () => <span className="no-piece" />,
  Choice,
  team: { className: () => "", Picture: nothing, Choice: nothing, note: nothing },
};
