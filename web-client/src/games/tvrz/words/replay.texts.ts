import { defineTexts } from "../../../i18n";

/** What a replay says besides the words of every replay. */
export const replayTexts = defineTexts(
  {
    knowledge: "What is shown?",
    all: "Everything open",
    seat: (name: string) => `What ${name} knew`,
    everybody: "What everybody saw",
    hidden: "Hidden cards are shown as they were seen then.",
  },
  {
    knowledge: "Co je vidět?",
    all: "Všechno odkrytě",
    seat: (name) => `Co má k vidění ${name}`,
    everybody: "Co vidí všichni",
    hidden: "Skryté karty jsou vidět tak jako tehdy.",
  },
  {
    knowledge: "Che cosa si vede?",
    all: "Tutto scoperto",
    seat: (name) => `Ciò che sapeva ${name}`,
    everybody: "Ciò che vedevano tutti",
    hidden: "Le carte coperte si vedono come allora.",
  },
);
