import { art } from "./cards/art.generated";

/** A card whose name is a level of computers too. */
const LEVEL = "champion";

/** The terms of Tash-Kalar, with its cards; nothing outside this folder uses them. */
export const glossary: readonly string[] = [
  ...["tashkalar", "tash kalar", "arena", "school", "schools", "flare", "flares", "legends", "legendary"],
  ...["heroic", "heroics", "beings", "summon", "summons", "summoned", "summoning", "summonings"],
  ...["warp", "warps", "warped", "thaw", "thaws", "improvise", "improvised", "improvising", "possessed"],
  ...["melee", "deathmatch", "high form", "team duel", "expansion", "expansions"],
  ...["highland", "sylvan", "northern", "southern", "everfrost", "nethervoid", "etherweave"],
  ...Object.keys(art)
    .filter((card) => card !== LEVEL)
    .map((card) => card.replaceAll("-", " ")),
];
