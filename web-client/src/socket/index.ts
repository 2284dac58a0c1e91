// Client side of the protocol: HTTP requests, and the socket that keeps one room's state without a gap.
export {
  command,
  http,
  refusalOf,
  request,
  RequestRefused,
  type Account,
  type Me,
  type MyRoom,
  type NewRoom,
  type OpenTable,
  type PastMatch,
  type PastSeat,
  type ShownRating,
} from "./http";
export { InOrder } from "./InOrder";
export { Queries } from "./Queries";
export {
  NO_PLANS,
  RoomConnection,
  type Connection,
  type Hint,
  type Plans,
  type RoomNow,
  type Send,
} from "./RoomConnection";
export { useLasting } from "./useLasting";
export { useRoom } from "./useRoom";
