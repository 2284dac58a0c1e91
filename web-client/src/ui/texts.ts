import { defineTexts } from "../i18n";

/** Words of the frame around every page. */
export const frameTexts = defineTexts(
  {
    toStart: "Arenhold, start page",
    toContent: "Skip to the content",
    language: "Language",
    theme: "Look",
    themeSystem: "Like the system",
    themeNoon: "Noon (light)",
    themeNight: "Night (dark)",
    themeChalk: "Chalk (high contrast)",
    credits: "Credits",
    notAffiliated:
      "Arenhold is free software. The names of games belong to their publishers; it is not affiliated with them.",
  },
  {
    toStart: "Arenhold, úvodní stránka",
    toContent: "Přejít k obsahu",
    language: "Jazyk",
    theme: "Vzhled",
    themeSystem: "Podle systému",
    themeNoon: "Poledne (světlý)",
    themeNight: "Noc (tmavý)",
    themeChalk: "Křída (vysoký kontrast)",
    credits: "Poděkování",
    notAffiliated:
      "Arenhold je svobodný software. Názvy her patří jejich vydavatelům, se kterými není nijak spojen.",
  },
  {
    toStart: "Arenhold, pagina iniziale",
    toContent: "Vai al contenuto",
    language: "Lingua",
    theme: "Aspetto",
    themeSystem: "Come il sistema",
    themeNoon: "Mezzogiorno (chiaro)",
    themeNight: "Notte (scuro)",
    themeChalk: "Gesso (alto contrasto)",
    credits: "Riconoscimenti",
    notAffiliated:
      "Arenhold è software libero. I nomi dei giochi appartengono ai loro editori, con i quali non ha alcun legame.",
  },
);
