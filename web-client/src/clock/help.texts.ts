import { defineTexts } from "../i18n";

/** How clocks work here, in plain words. */
export const clockHelpTexts = defineTexts(
  {
    title: "Clocks",
    signRuns: "running",
    signStands: "stopped",
    signPaused: "paused",
    signLow: "little time left",
    signTurn: "One turn: first the delay, then your own time; at the end seconds are added.",
    runs: "Only the clock of the player to move is running. It is highlighted and has an arrow; below half a minute it gets a frame.",
    live: "Real time: everyone starts with the same time. After each of your turns seconds are added. If there is a delay, it is used up first in every turn.",
    days: "Days per turn: you have the full time again in every turn. You can close the page meanwhile.",
    up: "If your time runs out, you lose; with more than two sides, yours comes last.",
    agree:
      "A pause or a different clock needs everyone's consent: propose it in the menu. With a new clock everyone starts with its full time. A pause ends when all players want to resume, at the latest after 24 hours, or 14 days with days per turn.",
    gone: "If a player leaves when it is their move, the others wait: 90 seconds in real time, 72 hours without a clock. Then the other side can end the match. With days per turn the clock decides.",
    server: "Server downtime counts against nobody.",
  },
  {
    title: "Hodiny",
    signRuns: "běží",
    signStands: "stojí",
    signPaused: "přestávka",
    signLow: "zbývá málo času",
    signTurn: "Jeden tah: nejdřív odklad, pak tvůj vlastní čas; na konci přidané vteřiny.",
    runs: "Běží hodiny toho, kdo je na řadě, ostatní stojí. Běžící hodiny jsou zvýrazněné a mají šipku; pod půl minuty dostanou rámeček.",
    live: "V reálném čase: všichni začínají se stejným časem. Po každém svém tahu dostaneš přidané vteřiny. Je-li odklad, spotřebuje se v každém tahu nejdřív.",
    days: "Dny na tah: v každém tahu mají všichni zase plný čas. Stránku můžeš mezitím zavřít.",
    up: "Komu vyprší čas, prohrává; je-li stran víc než dvě, skončí poslední.",
    agree:
      "S přestávkou i s jinými hodinami musí souhlasit všichni: navrhni je v nabídce. S novými hodinami má každý znovu plný čas. Přestávka končí, jakmile chtějí pokračovat všichni hráči, nejpozději po 24 hodinách, u dnů na tah po 14 dnech.",
    gone: "Když odejde někdo, kdo je na řadě, ostatní čekají: v reálném čase 90 vteřin, bez hodin 72 hodin. Pak může druhá strana partii ukončit. U dnů na tah rozhodují hodiny.",
    server: "Výpadek serveru se nikomu nepočítá.",
  },
  {
    title: "Orologi",
    signRuns: "in moto",
    signStands: "fermo",
    signPaused: "in pausa",
    signLow: "poco tempo",
    signTurn: "Un turno: prima l'attesa, poi il tuo tempo; alla fine i secondi aggiunti.",
    runs: "È in moto solo l'orologio di chi deve scegliere. È in risalto e ha una freccia; sotto il mezzo minuto ha una cornice.",
    live: "In tempo reale: tutti partono con lo stesso tempo. Dopo ogni tuo turno si aggiungono i secondi stabiliti. Se c'è un'attesa, in ogni turno si consuma prima quella.",
    days: "Giorni per turno: a ogni turno tutti hanno di nuovo tutto il tempo. Intanto puoi chiudere la pagina.",
    up: "Chi esaurisce il tempo perde; se le parti sono più di due, la sua arriva ultima.",
    agree:
      "Una pausa o un altro orologio richiedono l'accordo di tutti: si propongono nel menu. Con il nuovo orologio tutti ripartono da capo, con tutto il tempo. La pausa finisce quando tutti i giocatori vogliono riprendere, al più tardi dopo 24 ore, o 14 giorni con i giorni per turno.",
    gone: "Se chi deve scegliere va via, si aspetta: 90 secondi in tempo reale, 72 ore senza orologio. Poi l'altra parte può chiudere la partita. Con i giorni per turno decide l'orologio.",
    server: "Se il server si ferma, quel tempo non conta per nessuno.",
  },
);
