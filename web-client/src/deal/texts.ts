import { defineTexts, outOf, plural } from "../i18n";

const en = {
  title: "Fair deal",
  fair: "The deal was fair, and you can check it.",
  brokenTitle: "The deal does not check out",
  broken:
    "This is not what was published before the match, so the deal was not fair. Save the match file as proof.",
  numbers: (numbers: number, seats: number) =>
    numbers === 0
      ? "Every draw comes from the server's seed alone: no player's browser added a number."
      : numbers === seats
        ? "Every draw comes from the server's seed and a random number from each player, all fixed before any was known."
        : `Every draw comes from the server's seed and ${plural("en", numbers, { one: "the random number of one", other: "the random numbers of #" })} of the ${seats} players, all fixed before any was known.`,
  mixed: "Your browser's number is among them.",
  missing: "Yours is not among them. If this page was open when everyone was ready, the server left it out.",
  replaced:
    "Your number came from another page you had open. If you had no other open, it is not yours: the server put it there.",
  leftOut:
    "The server left your number out, although this page was open, so the deal was not fair. Save the match file as proof.",
  older:
    "Secret choices cannot be checked here: an older version of this page noted down the table before the match.",
  seedLater: "The seed is shown at the end. Its fingerprint was published before anyone was ready.",
  checkIt:
    "The seed has the published fingerprint. To check every draw yourself, save the match file and replay it on the command line.",
  noFingerprint:
    "This file lacks the fingerprint published before the match, so the seed cannot be checked against it.",
  formerBefore: "This fingerprint fixes every draw of the match. The seed behind it is shown at the end.",
  formerAfter:
    "The table published the fingerprint of this seed before the first card. The same seed reproduces every draw of this match.",
  seed: "Seed",
  fingerprint: "Fingerprint",
  matchId: "Match",
  ahead:
    "The fingerprint fixes the seed of the next match. Write both lines down to compare them with the match file afterwards.",
};

const cs: typeof en = {
  title: "Poctivé rozdávání",
  fair: "Rozdávalo se poctivě a lze to ověřit.",
  brokenTitle: "Rozdávání nesouhlasí",
  broken:
    "Tohle není to, co bylo zveřejněno před partií, takže se nerozdávalo poctivě. Ulož si soubor partie jako důkaz.",
  numbers: (numbers, seats) =>
    numbers === 0
      ? "Každé dobrání vychází jen ze semínka serveru: žádný z hráčů vlastní číslo nepřidal."
      : numbers === seats
        ? "Každé dobrání vychází ze semínka serveru a z náhodného čísla každého hráče. Všechna byla určena dřív, než kdokoli znal cizí."
        : `Každé dobrání vychází ze semínka serveru ${numbers === 1 ? `a z náhodného čísla jednoho hráče ${outOf(seats)}` : `a z náhodných čísel ${numbers} hráčů ${outOf(seats)}`}. Všechna byla určena dřív, než kdokoli znal cizí.`,
  mixed: "Číslo tvého prohlížeče je mezi nimi.",
  missing:
    "Tvoje mezi nimi není. Pokud byla tato stránka otevřená, když byli všichni připraveni, server je vynechal.",
  replaced:
    "Tvoje číslo přišlo z jiné tvé stránky. Pokud žádná jiná otevřená nebyla, není tvoje: podstrčil je server.",
  leftOut:
    "Server tvoje číslo vynechal, ačkoli byla tato stránka otevřená, takže se nerozdávalo poctivě. Ulož si soubor partie jako důkaz.",
  older: "Tajné volby tu nelze ověřit: stav stolu před partií si poznamenala starší verze této stránky.",
  seedLater: "Semínko se ukáže na konci. Jeho otisk byl zveřejněn dřív, než byl kdokoli připraven.",
  checkIt:
    "Semínko má otisk, který byl předem zveřejněn. Chceš-li ověřit každé dobrání, ulož soubor partie a nech ho přehrát z příkazové řádky.",
  noFingerprint: "V tomto souboru není otisk zveřejněný před partií, takže s ním semínko nelze porovnat.",
  formerBefore: "Tento otisk určuje všechna dobírání. Semínko k němu se ukáže na konci.",
  formerAfter:
    "Před první kartou stůl zveřejnil otisk tohoto semínka. Ze stejného semínka vyjdou všechna dobírání znovu.",
  seed: "Semínko",
  fingerprint: "Otisk",
  matchId: "Partie",
  ahead:
    "Otisk určuje semínko příští partie. Opiš si oba řádky, ať je pak můžeš porovnat se souborem partie.",
};

const it: typeof en = {
  title: "Distribuzione equa",
  fair: "Le carte sono state distribuite in modo equo, e puoi verificarlo.",
  brokenTitle: "I conti non tornano",
  broken:
    "Questo non è ciò che era stato pubblicato prima della partita: le carte non sono state distribuite in modo equo. Salva il file di partita come prova.",
  numbers: (numbers, seats) =>
    numbers === 0
      ? "Ogni pescata viene solo dal seed del server: nessun giocatore ha aggiunto un proprio numero."
      : numbers === seats
        ? "Ogni pescata viene dal seed del server e da un numero casuale di ogni giocatore, tutti fissati prima che qualcuno conoscesse quelli degli altri."
        : `Ogni pescata viene dal seed del server e ${plural("it", numbers, { one: "dal numero casuale di un giocatore", other: "dai numeri casuali di # giocatori" })} su ${seats}, tutti fissati prima che qualcuno conoscesse quelli degli altri.`,
  mixed: "C'è anche il numero del tuo browser.",
  missing:
    "Il tuo non c'è. Se questa pagina era aperta quando tutti erano pronti, il server lo ha lasciato fuori.",
  replaced:
    "Il tuo numero è venuto da un'altra tua pagina. Se non ne avevi altre aperte, non è tuo: lo ha messo il server.",
  leftOut:
    "Il server ha lasciato fuori il tuo numero, benché questa pagina fosse aperta: le carte non sono state distribuite in modo equo. Salva il file di partita come prova.",
  older:
    "Le scelte segrete non si possono verificare qui: prima della partita il tavolo è stato annotato da una versione più vecchia di questa pagina.",
  seedLater:
    "Il seed viene mostrato alla fine. La sua impronta è stata pubblicata prima che qualcuno fosse pronto.",
  checkIt:
    "Il seed ha l'impronta pubblicata prima. Per verificare ogni pescata, salva il file di partita e fallo rigiocare dalla riga di comando.",
  noFingerprint:
    "Questo file non contiene l'impronta pubblicata prima della partita, quindi il seed non si può confrontare.",
  formerBefore: "Questa impronta fissa ogni pescata della partita. Il seed viene mostrato alla fine.",
  formerAfter:
    "Prima della prima carta il tavolo ha pubblicato l'impronta di questo seed. Lo stesso seed dà di nuovo ogni pescata.",
  seed: "Seed",
  fingerprint: "Impronta",
  matchId: "Partita",
  ahead:
    "L'impronta fissa il seed della prossima partita. Annota le due righe per confrontarle poi con il file di partita.",
};

export const dealTexts = defineTexts<typeof en>(en, cs, it);
