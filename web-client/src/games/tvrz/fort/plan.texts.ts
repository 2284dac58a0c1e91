import { defineTexts } from "../../../i18n";

/** What screen readers hear of a plan besides whose it is. */
export const planTexts = defineTexts(
  {
    takes: (parts: string) => `takes at ${parts}`,
    bare: "no works",
    nets: "nets against flyers",
    flag: (flag: string) =>
      ({ "flag-borzan": "flag of King Borzan", "flag-ildimar": "flag of King Ildimar" })[flag] ?? "flag",
    known: (parts: string) => `known defenders: ${parts}`,
    attacked: (part: string) => `under attack: ${part}`,
    breached: (part: string) => `breached: ${part}`,
  },
  {
    takes: (parts) => `ubírá ${parts}`,
    bare: "bez opevnění",
    nets: "sítě proti letcům",
    flag: (flag) =>
      ({ "flag-borzan": "vlajka krále Borzana", "flag-ildimar": "vlajka krále Ildimara" })[flag] ?? "vlajka",
    known: (parts) => `známí obránci: ${parts}`,
    attacked: (part) => `útok: ${part}`,
    breached: (part) => `průlom: ${part}`,
  },
  {
    takes: (parts) => `toglie ${parts}`,
    bare: "nessuna fortificazione",
    nets: "reti contro i volanti",
    flag: (flag) =>
      ({ "flag-borzan": "vessillo di re Borzan", "flag-ildimar": "vessillo di re Ildimar" })[flag] ??
      "vessillo",
    known: (parts) => `difensori noti: ${parts}`,
    attacked: (part) => `attacco: ${part}`,
    breached: (part) => `breccia: ${part}`,
  },
);
