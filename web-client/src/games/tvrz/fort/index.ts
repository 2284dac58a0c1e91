// Forts as drawn: signs of parts, arms of seats, plans, walls. Start reading at FortPlan.tsx.
export { Arms } from "./Arms";
export { ARMS, armsOf } from "./heraldry";
export { FortPlan } from "./FortPlan";
export { PartSign, type PlaceSign } from "./PartSign";
export { sideOf, type Side } from "./geometry";
export {
  burntOf,
  knownAt,
  strengthsOf,
  worksOf,
  type Course,
  type Courses,
  type FortWorks,
  type PartMark,
} from "./plan";
export { Skyline } from "./Skyline";
