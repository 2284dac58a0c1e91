import { defineTexts } from "../i18n";

export const creditsTexts = defineTexts(
  {
    title: "Credits and licences",
    computersTitle: "Computer players",
    beasts: "Their beasts",
    own: "Arenhold is free software under the Apache License 2.0. Its logo and interface icons are its own work.",
    gamesTitle: "The games",
    games:
      "The names of games belong to their publishers. Arenhold is not affiliated with them, and uses none of their art, logos or texts.",
    fontsTitle: "Typefaces",
    fontsIntro: "Under the SIL Open Font License 1.1:",
    licence: "Licence text",
  },
  {
    title: "Poděkování a licence",
    computersTitle: "Počítačoví hráči",
    beasts: "Jejich zvířata",
    own: "Arenhold je svobodný software pod licencí Apache 2.0. Znak a ikony rozhraní jsou vlastní kresby.",
    gamesTitle: "Hry",
    games:
      "Názvy her patří jejich vydavatelům. Arenhold s nimi není nijak spojen a nepoužívá jejich obrázky, loga ani texty.",
    fontsTitle: "Písma",
    fontsIntro: "Pod licencí SIL Open Font License 1.1:",
    licence: "Text licence",
  },
  {
    title: "Riconoscimenti e licenze",
    computersTitle: "Giocatori computer",
    beasts: "I loro animali",
    own: "Arenhold è software libero con licenza Apache 2.0. Il marchio e le icone dell'interfaccia sono disegni propri.",
    gamesTitle: "I giochi",
    games:
      "I nomi dei giochi appartengono ai loro editori. Arenhold non ha alcun legame con loro e non usa le loro immagini, i loro loghi o i loro testi.",
    fontsTitle: "Caratteri",
    fontsIntro: "Con licenza SIL Open Font License 1.1:",
    licence: "Testo della licenza",
  },
);

/** Pictures from an icon collection. */
export const picturesTexts = defineTexts(
  {
    title: "Pictures on the cards",
    intro: (licence: string, changes: string) => `From game-icons.net, under ${licence}, ${changes}:`,
    changes: "recoloured and cropped",
    by: (icon: string, author: string) => `${icon} by ${author}`,
  },
  {
    title: "Obrázky na kartách",
    intro: (licence: string, changes: string) => `Z game-icons.net, pod licencí ${licence}, ${changes}:`,
    changes: "přebarvené a oříznuté",
    by: (icon: string, author: string) => `${icon}, autor ${author}`,
  },
  {
    title: "Immagini sulle carte",
    intro: (licence: string, changes: string) => `Da game-icons.net, con licenza ${licence}, ${changes}:`,
    changes: "ricolorate e ritagliate",
    by: (icon: string, author: string) => `${icon} di ${author}`,
  },
);
