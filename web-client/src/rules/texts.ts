import { defineTexts } from "../i18n";

/** Frame of the pages that tell how games are played. */
export const rulesTexts = defineTexts(
  { title: "How to play" },
  { title: "Jak se hraje" },
  { title: "Come si gioca" },
);
