/** What is chosen before a match, whatever the game: forms, options, their words. */
export { FormFields, seatCounts, SeatsField } from "./FormFields";
export { GameField } from "./GameField";
export { OptionFields, OptionList } from "./OptionFields";
export { ofSides, optionName, setupTexts, unusual } from "./texts";
export { TableForm, type TableTerms } from "./TableForm";
export { useFormNames, useGameNames } from "./useFormNames";
export { useForms, useGames, type Forms, type Playable } from "./useForms";
