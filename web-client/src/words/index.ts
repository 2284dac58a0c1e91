/** What games and all that is chosen before a match are called: in the games' own words, whatever the game. */
export { useFormNames, useGameNames, useWords } from "./useWords";
export { adviceFor, optionName, titleOf, unusual, valueName, type Words } from "./words";
