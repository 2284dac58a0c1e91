/** What is chosen before a match, whatever the game: forms, options, their words. */
export { FormFields, seatCounts, SeatsField } from "./FormFields";
export { OptionFields, OptionList } from "./OptionFields";
export { ofSides, optionName, setupTexts, unusual } from "./texts";
export { TableForm, type TableTerms } from "./TableForm";
export { useForms, type Forms } from "./useForms";
