/** One seat's arms: the ordinary (a shape) tells, tincture and hatching repeat it. No purple: that is the player's. */
export interface SeatArms {
  field: string;
  charge: string;
  ordinary: string;
  hatch: "azure" | "or" | "gules" | "vert" | "sable" | "argent" | "tenne" | "celeste";
}

/** The outline of a shield in 100 by 112 units. */
export const SHIELD = "M6,4H94V52C94,80 72,98 50,108C28,98 6,80 6,52Z";

const LIGHT = "#fff6e3";

/** By seat: chevron, pale, bend, saltire, cross, fess, roundel, pile. */
export const ARMS: readonly SeatArms[] = [
  { field: "#1f4f9f", charge: LIGHT, ordinary: "M6,88L50,44L94,88V62L50,18L6,62Z", hatch: "azure" },
  { field: "#f2c13d", charge: "#241904", ordinary: "M34,4H66V108H34Z", hatch: "or" },
  { field: "#bd3422", charge: LIGHT, ordinary: "M6,4H30L94,72V96L72,96L6,28Z", hatch: "gules" },
  {
    field: "#3c7a35",
    charge: LIGHT,
    ordinary: "M6,4H26L50,32L74,4H94V22L66,52L94,86L78,102L50,72L22,102L6,86L34,52L6,22Z",
    hatch: "vert",
  },
  {
    field: "#2d2924",
    charge: LIGHT,
    ordinary: "M38,4H62V34H94V58H62V108H38V58H6V34H38Z",
    hatch: "sable",
  },
  { field: LIGHT, charge: "#17130e", ordinary: "M6,34H94V68H6Z", hatch: "argent" },
  { field: "#c9681c", charge: LIGHT, ordinary: "M50,24a27,27 0 1 1 -.1,0Z", hatch: "tenne" },
  { field: "#86c1e0", charge: "#13293a", ordinary: "M10,4H90L50,92Z", hatch: "celeste" },
];

/** The arms of a seat; seats beyond the eighth do not occur. */
export const armsOf = (seat: number): SeatArms => ARMS[seat % ARMS.length] as SeatArms;
