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
    left: "Příliš dlouho se na tebe čekalo.",
    resigned: "Ukončeno vzdáním.",
    watch: "Ostatní hrají dál; můžeš se dívat.",
    comeBack: "Vrátit se do hry",
  },
  {
    out: "Sei fuori dalla partita.",
    time: "Il tuo tempo è scaduto.",
    left: "Ti si è aspettato troppo a lungo.",
    resigned: "Hai scelto la resa.",
    watch: "Gli altri continuano; puoi guardare.",
    comeBack: "Torna in gioco",
  },
);
