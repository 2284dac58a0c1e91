/**
 * Teams: the builder with its page (`Teams`), and what a team in an option consists of (`membersOf`, `deckOf`), for
 * choosing one at a table. Start reading at Teams.tsx; team.ts says what a team is and which cards it admits.
 */
export { linkTo, linked } from "./link";
export { Teams } from "./Teams";
export { PointsBar } from "./TeamColumn";
export { battlefieldOf, deckOf, membersOf, pointsOf, sideOf, type Member } from "./team";
export { teamText } from "./teamText";
