// The list of all cards, with filters. Start reading at CardBrowser.tsx.
export { CardBrowser } from "./CardBrowser";
export { CardDetails } from "./CardDetails";
export { partsOf } from "./filter";
