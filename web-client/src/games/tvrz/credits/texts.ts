import { defineTexts } from "../../../i18n";

export const creditsTexts = defineTexts(
  {
    game: 'Tvrz is a card game of its Czech publisher; "Tvrz" is its name for it.',
    own: "Part signs, plans of forts, walls, arms, backs, blades and shields are Arenhold's own drawings, and the words on the cards are its own.",
  },
  {
    game: "Tvrz je karetní hra svého českého vydavatele, který jí dal i jméno.",
    own: "Značky částí, plány tvrzí, hradby, erby, ruby karet, čepele a štíty jsou vlastní kresby Arenholdu a slova na kartách jsou vlastní texty.",
  },
  {
    game: "Tvrz è un gioco di carte del suo editore ceco, che gli ha dato il nome.",
    own: "I segni delle parti, le piante delle rocche, i muri, gli stemmi, i dorsi, le lame e gli scudi sono disegni propri di Arenhold, e i testi delle carte sono parole proprie.",
  },
);
