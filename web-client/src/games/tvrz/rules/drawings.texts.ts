import { defineTexts, outOf } from "../../../i18n";

/** Words in the drawings. */
export const drawingTexts = defineTexts(
  {
    lives: (left: number, of: number) => `${left} of ${of}, lives`,
    dies: (left: number, of: number) => `${left} of ${of}, dies`,
  },
  {
    lives: (left, of) => `${left} ${outOf(of)}, přežije`,
    dies: (left, of) => `${left} ${outOf(of)}, padne`,
  },
  {
    lives: (left, of) => `${left} di ${of}, vive`,
    dies: (left, of) => `${left} di ${of}, muore`,
  },
);
