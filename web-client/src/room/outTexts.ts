import { defineTexts } from "../i18n";

/** Words for a player who is out while the others play on. */
export const outTexts = defineTexts(
  {
    out: "You are out.",
    time: "Your time ran out.",
    left: "You were away too long.",
    resigned: "You resigned.",
    watch: "The others play on; you can watch.",
    comeBack: "Rejoin the match",
  },
  {
    out: "Jsi ze hry.",
    time: "Vypršel ti čas.",
    left: "Tvoje nepřítomnost trvala příliš dlouho.",
    resigned: "Vzdáváš partii.",
    watch: "Ostatní hrají dál; můžeš sledovat.",
    comeBack: "Vrátit se do hry",
  },
  {
    out: "Sei fuori dalla partita.",
    time: "Il tuo tempo è scaduto.",
    left: "La tua assenza è durata troppo.",
    resigned: "Hai scelto la resa.",
    watch: "Gli altri continuano; puoi guardare.",
    comeBack: "Torna in gioco",
  },
);
