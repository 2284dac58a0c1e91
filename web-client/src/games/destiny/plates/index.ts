/**
 * What stands in play, drawn; nothing here knows a match.
 *
 * - `Plate`: a character with its health, shields, dice and upgrades, and the consequence of what is chosen at its foot;
 *   204 pixels wide, or 164 with `narrow` (four characters, two opponents). `SmallPlate` is the one for phones: a third
 *   of the width, upgrades as hooks.
 * - `Support`: a support with its die, 166 by 44.
 *
 * With `onChoose` (and `onUpgrade`) they are buttons; without, pictures. Their names tell everything that they show.
 */
export {
  type DiePlace,
  type PlateFoot,
  type PlateLoss,
  type PlateProps,
  type PlateUpgrade,
} from "./plateProps";
export { Plate, SmallPlate } from "./Plate";
export { Support } from "./Support";
