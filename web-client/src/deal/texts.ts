import { defineTexts } from "../i18n";

const en = {
  title: "Fair deal",
  fair: "The deal was fair, and you can check it.",
  brokenTitle: "The deal does not fit",
  broken:
    "This is not what was published before the match, so the deal was not fair. Save the match file as proof.",
  numbers: (numbers: number, seats: number) =>
    numbers === 0
      ? "Every draw comes from the server's seed alone: no player's browser brought a number of its own."
      : numbers === seats
        ? "Every draw comes from the server's seed and a random number of each player, all fixed before anybody knew another's."
        : `Every draw comes from the server's seed and random numbers of ${numbers} of the ${seats} players, all fixed before anybody knew another's.`,
  ours: "Your browser's number is among them.",
  leftOut: "Yours is not: this page was not connected when the match began.",
  seedLater: "The seed is shown at the end. Its fingerprint was published before anybody was ready.",
  checkIt:
    "The seed has the fingerprint that was published before. To check every draw yourself, save the match file and let the command line replay it.",
  formerBefore: "This fingerprint fixes every draw of the match. The seed behind it is shown at the end.",
  formerAfter:
    "Before the first card the table published the fingerprint of this seed. The same seed gives every draw of this match again.",
  seed: "Seed",
  fingerprint: "Fingerprint",
};

const cs: typeof en = {
  title: "Poctivé rozdávání",
  fair: "Rozdávalo se poctivě a lze to ověřit.",
  brokenTitle: "Rozdávání nesouhlasí",
  broken:
    "Tohle není to, co bylo zveřejněno před partií, takže se nerozdávalo poctivě. Uložte si soubor partie jako důkaz.",
  numbers: (numbers, seats) =>
    numbers === 0
      ? "Každé dobírání vychází jen ze semínka serveru: žádný z hráčů vlastní číslo nepřidal."
      : numbers === seats
        ? "Každé dobírání vychází ze semínka serveru a z náhodného čísla každého hráče. Všechna byla určena dřív, než kdokoli znal cizí."
        : `Každé dobírání vychází ze semínka serveru a z náhodných čísel hráčů (přidalo je ${numbers} z ${seats}). Všechna byla určena dřív, než kdokoli znal cizí.`,
  ours: "Číslo vašeho prohlížeče je mezi nimi.",
  leftOut: "Vaše mezi nimi není: tato stránka nebyla připojená, když partie začala.",
  seedLater: "Semínko se ukáže na konci. Jeho otisk byl zveřejněn dřív, než byl kdokoli připraven.",
  checkIt:
    "Semínko má otisk, který byl předem zveřejněn. Chcete-li sami ověřit každé dobrání, uložte soubor partie a nechte ho přehrát z příkazové řádky.",
  formerBefore: "Tento otisk určuje všechna dobírání. Semínko k němu se ukáže na konci.",
  formerAfter:
    "Před první kartou stůl zveřejnil otisk tohoto semínka. Ze stejného semínka vyjdou všechna dobírání znovu.",
  seed: "Semínko",
  fingerprint: "Otisk",
};

const it: typeof en = {
  title: "Carte date in modo equo",
  fair: "Le carte sono state date in modo equo, e si può verificare.",
  brokenTitle: "I conti non tornano",
  broken:
    "Questo non è ciò che era stato pubblicato prima della partita: le carte non sono state date in modo equo. Salva il file di partita come prova.",
  numbers: (numbers, seats) =>
    numbers === 0
      ? "Ogni pescata viene dal solo seme del server: nessun giocatore ha aggiunto un proprio numero."
      : numbers === seats
        ? "Ogni pescata viene dal seme del server e da un numero casuale di ogni giocatore, tutti fissati prima che qualcuno conoscesse quelli degli altri."
        : `Ogni pescata viene dal seme del server e dai numeri casuali di ${numbers} giocatori su ${seats}, tutti fissati prima che qualcuno conoscesse quelli degli altri.`,
  ours: "C'è anche il numero del tuo browser.",
  leftOut: "Il tuo non c'è: questa pagina non era collegata quando è cominciata la partita.",
  seedLater:
    "Il seme si mostra alla fine. La sua impronta è stata pubblicata prima che qualcuno fosse pronto.",
  checkIt:
    "Il seme ha l'impronta pubblicata prima. Per verificare ogni pescata, salva il file di partita e fallo rigiocare dalla riga di comando.",
  formerBefore: "Questa impronta fissa ogni pescata della partita. Il seme si mostra alla fine.",
  formerAfter:
    "Prima della prima carta il tavolo ha pubblicato l'impronta di questo seme. Lo stesso seme dà di nuovo ogni pescata.",
  seed: "Seme",
  fingerprint: "Impronta",
};

export const dealTexts = defineTexts<typeof en>(en, cs, it);
