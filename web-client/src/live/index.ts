// What the server pushes to every page: our rooms, the open tables, notices.
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
