/** Choices before a match of any game: forms, options, their words. */
export { readDeck, sizeOf, withCopies, writeDeck, type Deck, type DeckListOption } from "./deck";
export { Copies } from "./Copies";
export { Columns, Foot } from "./Columns";
export { FormTiles, GamePicture } from "./FormTiles";
export { GameField } from "./GameField";
export { OptionFields, OptionList } from "./OptionFields";
export { lastGame, lastTerms, remember, termsFor, type Remembered } from "./remembered";
export { plainSeats } from "./seatParts";
export { seatCounts, SeatsField } from "./SeatsField";
export { setupTexts } from "./texts";
export { TableForm, type TableTerms } from "./TableForm";
export { Tiles, type Tile } from "./Tiles";
export { useSeatParts } from "./useSeatParts";
export { useForms, useGames, type Forms, type Playable } from "./useForms";
