import { defineTexts } from "../i18n";
import type { Refusal } from "../protocol";

type Sentences = typeof en;

const en = {
  encoding: "The file is not a text in UTF-8.",
  character: "It contains an invisible character.",
  "too-long": "It is longer than any match can be.",
  "no-match": "No match begins here. A match file begins with the line “game …”.",
  several: "A second match begins here. Open one at a time.",
  unreadable: "This is not a valid line of a match file.",
  "out-of-place": "This line does not belong here.",
  missing: "A line is missing before this one.",
  "cut-off": "The file ends in the middle: there is no result.",
  "unknown-game": "The server does not know this game.",
  "unknown-form": "This game has no such form.",
  "unknown-version": "The match was played by another version of the rules.",
  "bad-option": "A match cannot be set up with these options.",
  "bad-player": "This is not a valid name.",
  "bad-seed": "A seed has 64 hexadecimal digits.",
  "unknown-deal": "The server does not know the way these cards were dealt.",
  "wrong-number": "This is not the number whose fingerprint was published.",
  "wrong-option": "This is not the secret choice whose fingerprint was published.",
  "wrong-seed": "This is not the seed whose fingerprint was published.",
  "not-dealt": "The seed and the numbers give a different deal here.",
  "not-asked": "This player has nothing to decide here.",
  "not-offered": "This choice is not offered here.",
  "not-allowed": "The rules or the table do not allow it here.",
  "no-return": "There is nothing to take back here.",
  "after-end": "The match is already over here.",
  "wrong-result": "The match ends with a different result.",
  changed: "Every line is possible, but the file was changed after the match.",
};

const cs: Sentences = {
  encoding: "Soubor není text v UTF-8.",
  character: "Obsahuje neviditelný znak.",
  "too-long": "Je delší, než může být kterákoli partie.",
  "no-match": "Žádná partie tu nezačíná. Soubor partie začíná řádkem „game …“.",
  several: "Tady začíná druhá partie. Otevírej je po jedné.",
  unreadable: "Tohle není platný řádek souboru partie.",
  "out-of-place": "Tento řádek sem nepatří.",
  missing: "Před tímto řádkem nějaký chybí.",
  "cut-off": "Soubor končí uprostřed: chybí výsledek.",
  "unknown-game": "Tuto hru server nezná.",
  "unknown-form": "Takovou formu tato hra nemá.",
  "unknown-version": "Hrálo se podle jiné verze pravidel.",
  "bad-option": "S těmito možnostmi partii připravit nelze.",
  "bad-player": "Takové jméno není platné.",
  "bad-seed": "Semínko má 64 šestnáctkových číslic.",
  "unknown-deal": "Karty byly rozdány způsobem, který server nezná.",
  "wrong-number": "To není číslo, jehož otisk byl zveřejněn.",
  "wrong-option": "To není tajná volba, jejíž otisk byl zveřejněn.",
  "wrong-seed": "To není semínko, jehož otisk byl zveřejněn.",
  "not-dealt": "Semínko a čísla tu rozdávají něco jiného.",
  "not-asked": "Tento hráč tu nemá co vybírat.",
  "not-offered": "Tato volba tu není na výběr.",
  "not-allowed": "Pravidla nebo stůl to tu nedovolují.",
  "no-return": "Tady není co vzít zpět.",
  "after-end": "Partie tu už skončila.",
  "wrong-result": "Partie končí jiným výsledkem.",
  changed: "Každý řádek je možný, ale soubor byl po partii změněn.",
};

const it: Sentences = {
  encoding: "Il file non è un testo in UTF-8.",
  character: "Contiene un carattere invisibile.",
  "too-long": "È più lungo di qualsiasi partita.",
  "no-match": "Qui non comincia nessuna partita. Un file di partita comincia con la riga «game …».",
  several: "Qui comincia una seconda partita. Aprine una alla volta.",
  unreadable: "Questa non è una riga valida di un file di partita.",
  "out-of-place": "Questa riga non va qui.",
  missing: "Prima di questa riga ne manca una.",
  "cut-off": "Il file si interrompe a metà: manca il risultato.",
  "unknown-game": "Il server non conosce questo gioco.",
  "unknown-form": "Questo gioco non prevede questa forma.",
  "unknown-version": "La partita è stata giocata con un'altra versione delle regole.",
  "bad-option": "Una partita non si può preparare con queste opzioni.",
  "bad-player": "Questo nome non è valido.",
  "bad-seed": "Un seed ha 64 cifre esadecimali.",
  "unknown-deal": "Le carte sono state distribuite in un modo che il server non conosce.",
  "wrong-number": "Questo non è il numero la cui impronta è stata pubblicata.",
  "wrong-option": "Questa non è la scelta segreta la cui impronta è stata pubblicata.",
  "wrong-seed": "Questo non è il seed la cui impronta è stata pubblicata.",
  "not-dealt": "Qui il seed e i numeri danno un'altra pescata.",
  "not-asked": "Qui questo giocatore non ha nulla da decidere.",
  "not-offered": "Questa scelta qui non è offerta.",
  "not-allowed": "Le regole o il tavolo qui non lo permettono.",
  "no-return": "Qui non c'è nulla da annullare.",
  "after-end": "Qui la partita è già finita.",
  "wrong-result": "La partita finisce con un altro risultato.",
  changed: "Ogni riga è possibile, ma il file è stato cambiato dopo la partita.",
};

/** A sentence for every problem of a match file. */
export const problemTexts = defineTexts<Sentences>(en, cs, it);

/** A problem of a match file, from the server's refusal. */
export interface Problem {
  words: string | null;
  line: number;
  found: string;
  wanted: string;
}

/** The problem in a refusal of a file; null for other refusals. */
export function problemOf(texts: Sentences, { code, params }: Refusal): Problem | null {
  if (code !== "bad-file" || !params) return null;
  const { problem = "", line = "", found = "", wanted = "" } = params;
  const words = Object.hasOwn(texts, problem) ? texts[problem as keyof Sentences] : null;
  return { words, line: Number(line) || 1, found, wanted };
}
