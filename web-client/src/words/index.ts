/** Names of games and of all options before a match, from the games' own words. */
export { useFormNames, useGameNames, useWords } from "./useWords";
export { adviceFor, formTitle, optionName, titleOf, unusual, valueName, type Words } from "./words";
