/** Computers as players: their levels, their sign, and the ways to a match with one. */
export { ComputerSign } from "./ComputerSign";
export { default as computerIcons } from "./credits/icons.json";
export { EngineButtons } from "./EngineButtons";
export { useEngines, type Connected } from "./engines";
export { LevelButtons } from "./LevelButtons";
export { ENGINE, levelName, rankName, withComputer } from "./levels";
export { mannerOf } from "./manners";
export {
  fitAt,
  fitting,
  keysOf,
  levelsAt,
  rememberLevel,
  useFit,
  useLevels,
  useNobody,
  useOffered,
  whyThis,
  type Offered,
  type Where,
} from "./offer";
export { SeatComputer } from "./SeatComputer";
export { ComputerSeats, SeatSign, useSigned } from "./Seats";
export { Signed, signed, unsigned } from "./Signed";
export { computerTexts } from "./texts";
