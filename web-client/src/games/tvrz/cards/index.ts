// The cards of Tvrz as drawn. Start reading at Card.tsx.
export { Card, type CardSize, type Foot } from "./Card";
export { BodyCard, BodyCards } from "./BodyCard";
export { Back } from "./Back";
export { CardTag } from "./Tags";
export { Picture, TraitWord } from "./Picture";
export { cardFace, type CardFace, type Nature } from "./faces";
