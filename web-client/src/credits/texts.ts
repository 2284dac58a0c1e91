import { defineTexts } from "../i18n";

export const creditsTexts = defineTexts(
  {
    title: "Credits and licences",
    own: "Arenhold is free software under the Apache License 2.0. Its mark, school emblems, pieces, squares, hatching and interface icons are its own drawings, and the words on its cards are its own.",
    gamesTitle: "The games",
    games:
      "Tash-Kalar is a game by Vlaada Chvátil, published by Czech Games Edition. The names of games belong to their publishers. Arenhold is not affiliated with them, and uses none of their art, logos or texts.",
    fontsTitle: "Typefaces",
    fontsIntro: "Under the SIL Open Font License 1.1:",
    iconsTitle: "Pictures on the cards",
    iconsIntro: (licence: string, changes: string) => `From game-icons.net, under ${licence}, ${changes}:`,
    changes: "recoloured and cropped",
    by: (icon: string, author: string) => `${icon} by ${author}`,
    licence: "Licence text",
  },
  {
    title: "Poděkování a licence",
    own: "Arenhold je svobodný software pod licencí Apache 2.0. Znak, erby škol, kameny, pole, šrafování a ikony rozhraní jsou vlastní kresby a slova na kartách jsou vlastní texty.",
    gamesTitle: "Hry",
    games:
      "Tash-Kalar je hra Vlaadi Chvátila, kterou vydává Czech Games Edition. Názvy her patří jejich vydavatelům. Arenhold s nimi není nijak spojen a nepoužívá jejich obrázky, loga ani texty.",
    fontsTitle: "Písma",
    fontsIntro: "Pod licencí SIL Open Font License 1.1:",
    iconsTitle: "Obrázky na kartách",
    iconsIntro: (licence: string, changes: string) => `Z game-icons.net, pod licencí ${licence}, ${changes}:`,
    changes: "přebarvené a oříznuté",
    by: (icon: string, author: string) => `${icon}, autor ${author}`,
    licence: "Text licence",
  },
  {
    title: "Riconoscimenti e licenze",
    own: "Arenhold è software libero con licenza Apache 2.0. Il marchio, gli emblemi delle scuole, le pedine, le caselle, i tratteggi e le icone dell'interfaccia sono disegni propri, e i testi delle carte sono parole proprie.",
    gamesTitle: "I giochi",
    games:
      "Tash-Kalar è un gioco di Vlaada Chvátil, pubblicato da Czech Games Edition. I nomi dei giochi appartengono ai loro editori. Arenhold non ha alcun legame con loro e non usa le loro immagini, i loro loghi o i loro testi.",
    fontsTitle: "Caratteri",
    fontsIntro: "Con licenza SIL Open Font License 1.1:",
    iconsTitle: "Immagini sulle carte",
    iconsIntro: (licence: string, changes: string) =>
      `Da game-icons.net, con licenza ${licence}, ${changes}:`,
    changes: "ricolorate e ritagliate",
    by: (icon: string, author: string) => `${icon} di ${author}`,
    licence: "Testo della licenza",
  },
);
