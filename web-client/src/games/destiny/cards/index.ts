/**
 * Cards, drawn; nothing here knows a match.
 *
 * - `Card`: a card's face, full (hand, browser), compact (tablets, low windows) or a tile (phones), with a `Foot` that
 *   says what one can do with it. Its words come from `cardFace`, made once from the catalogue.
 * - `Arms`: a card's charge in the frame of its type: upright when ready, lying when exhausted, reversed and broken when
 *   defeated.
 * - `Back`: a face-down card.
 * - `TypeMark`, `AffiliationMark`, `UniqueMark`, `HeartMark`, `Coin`, `CopyMark`: the small signs of cards, for lists.
 * - `SignedText`: a text of the catalogue with its signs drawn; `CardWords`: all texts of a card in one run.
 */
export { Arms, type ArmsState } from "./Arms";
export { Back } from "./Back";
export { Card, type CardProps, type CardSize, type Foot } from "./Card";
export { Charge } from "./Charge";
export { cardFace, spokenText, type CardFace, type TextRun } from "./faces";
export { AffiliationMark, Coin, CopyMark, HeartMark, TypeMark, UniqueMark } from "./Marks";
export { CardWords, SignedText, spoken } from "./SignedText";
