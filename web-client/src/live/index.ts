// What this page is told at once, whatever it shows: our rooms, the open tables, notices.
export { LiveLine } from "./LiveLine";
export {
  LiveProvider,
  merged,
  useConnected,
  useHeard,
  useMyRooms,
  useOpenTables,
  useWhileDown,
} from "./LiveProvider";
export { TurnsLink, useWaiting } from "./TurnsLink";
