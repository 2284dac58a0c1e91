/** What is chosen before a match, whatever the game: forms, options, their words. */
export { OptionFields, OptionList } from "./OptionFields";
export { setupTexts } from "./texts";
export { useForms } from "./useForms";
