import { defineTexts } from "../i18n";

/** Words for a computer that plays for a player who was gone. */
export const standInTexts = defineTexts(
  {
    forYou: "A computer plays for you.",
    forOther: (name: string) => `A computer plays for ${name} until they come back.`,
    watch: "You were away too long. You can take your seat back at any time.",
    takeBack: "Take your seat back",
  },
  {
    forYou: "Hraje za tebe počítač.",
    forOther: (name) => `${name}: hraje počítač, dokud se hráč nevrátí.`,
    watch: "Tvoje nepřítomnost trvala příliš dlouho. Své místo můžeš kdykoli převzít zpátky.",
    takeBack: "Převzít své místo",
  },
  {
    forYou: "Un computer gioca al posto tuo.",
    forOther: (name) => `Un computer gioca al posto di ${name} finché non torna.`,
    watch: "La tua assenza è durata troppo. Puoi riprendere il tuo posto in ogni momento.",
    takeBack: "Riprendi il tuo posto",
  },
);
