/** What is chosen before a match, whatever the game: forms, options, their words. */
export { OptionFields, OptionList } from "./OptionFields";
export { ofSides, optionName, setupTexts } from "./texts";
export { useForms, type Forms } from "./useForms";
