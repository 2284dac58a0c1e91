import { defineTexts } from "../i18n";

/** Frame of the pages that tell how games are played. */
export const rulesTexts = defineTexts(
  { title: "How to play", contents: "On this page", play: "To the start page" },
  { title: "Jak se hraje", contents: "Na této stránce", play: "Na úvodní stránku" },
  { title: "Come si gioca", contents: "In questa pagina", play: "Alla pagina iniziale" },
);
