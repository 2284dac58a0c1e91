import { useKnownNames, type Naming } from "../../../decks/known";

/** Cards by what they are called. */
export const namesOfCards: Naming = ({ cards }) =>
  Object.entries(cards).map(([key, { name }]) => [key, name] as const);

/** Cards by their names in every language, as far as those have loaded. */
export const useCardNames = () => useKnownNames("tvrz", namesOfCards);
