/**
 * The list of all cards and dice, with filters. Start reading at CardBrowser.tsx; `CardDetails` explains one card,
 * `Filters` are shared with the team builder.
 */
export { CardBrowser } from "./CardBrowser";
export { CardDetails } from "./CardDetails";
export { EVERYTHING, matches, type Filter } from "./filter";
export { ColourMark, Filters, Segments } from "./Filters";
