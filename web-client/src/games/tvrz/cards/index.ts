// The cards of Tvrz as drawn. Start reading at Card.tsx.
export { Card, type CardProps, type CardSize, type Foot } from "./Card";
export { BodyCard, BodyCards } from "./BodyCard";
export { Merged, Paired } from "./Bodies";
export { Back } from "./Back";
export { CardTag } from "./Tags";
export { Blade, Shield } from "./Strengths";
export { Picture, TraitSign, TraitWord } from "./Picture";
export { cardFace, type CardFace, type Nature, type TraitFace } from "./faces";
