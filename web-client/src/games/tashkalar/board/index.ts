// Rule-free drawing of an arena: pieces, squares, marks and motion. Start reading at Board.tsx.
export { Board } from "./Board";
export * from "./geometry";
export { colourOf, Doom, Frame, GatewaySign, LastHere, Missing, rankOf, Ring, Target } from "./marks";
export { motion, type Change, type Motion } from "./motion";
export { Piece, RankSign } from "./Piece";
export { NO_MARKS, type BoardProps, type Marks, type Supply } from "./props";
export { Silhouette } from "./Silhouette";
export { COLOURS, Sprite, type Colour } from "./Sprite";
