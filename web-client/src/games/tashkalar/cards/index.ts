// Rule-free drawing of cards: faces in three sizes, backs, patterns, pictures. Start reading at Card.tsx.
export {
  Art,
  CardBacks,
  CardFace,
  CardTile,
  type BeingFace,
  type CardState,
  type Face,
  type FlareFace,
} from "./Card";
export type { MissingPiece, Pattern } from "./pattern";
export { PatternDrawing } from "./PatternDrawing";
