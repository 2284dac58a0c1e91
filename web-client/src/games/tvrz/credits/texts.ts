import { defineTexts } from "../../../i18n";

export const creditsTexts = defineTexts(
  {
    game: 'Tvrz is a card game of its Czech publisher; "Tvrz" is its name for it.',
    own: "Part signs, plans of forts, walls, arms, backs, blades and shields are Arenhold's own drawings, and the words on the cards are its own.",
    iconsTitle: "Pictures on the cards",
    iconsIntro: (licence: string, changes: string) => `From game-icons.net, under ${licence}, ${changes}:`,
    changes: "recoloured and cropped",
    by: (icon: string, author: string) => `${icon} by ${author}`,
  },
  {
    game: "Tvrz je karetní hra svého českého vydavatele, který jí dal i jméno.",
    own: "Značky částí, plány tvrzí, hradby, erby, ruby karet, čepele a štíty jsou vlastní kresby Arenholdu a slova na kartách jsou vlastní texty.",
    iconsTitle: "Obrázky na kartách",
    iconsIntro: (licence: string, changes: string) => `Z game-icons.net, pod licencí ${licence}, ${changes}:`,
    changes: "přebarvené a oříznuté",
    by: (icon: string, author: string) => `${icon}, autor ${author}`,
  },
  {
    game: "Tvrz è un gioco di carte del suo editore ceco, che gli ha dato il nome.",
    own: "I segni delle parti, le piante delle rocche, i muri, gli stemmi, i dorsi, le lame e gli scudi sono disegni propri di Arenhold, e i testi delle carte sono parole proprie.",
    iconsTitle: "Immagini sulle carte",
    iconsIntro: (licence: string, changes: string) =>
      `Da game-icons.net, con licenza ${licence}, ${changes}:`,
    changes: "ricolorate e ritagliate",
    by: (icon: string, author: string) => `${icon} di ${author}`,
  },
);
