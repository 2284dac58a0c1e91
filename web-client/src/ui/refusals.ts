import { defineTexts } from "../i18n";
import type { Code, Refusal } from "../protocol";

/** Codes of our own, for what the server could not say. */
type Unsaid = "unreachable" | "unexpected";

type Sentences = Record<Code | Unsaid, string>;

const en: Sentences = {
  "not-found": "There is nothing under this link. It may have ended, or the address is not complete.",
  "invite-used": "Both seats of this table are taken, and it is not open for watching.",
  "seat-taken": "Somebody sits there already.",
  "no-seat": "You have no seat at this table.",
  "not-host": "Only the host may change that.",
  "wrong-phase": "That is not possible at this stage of the table.",
  "bad-option": "There is no such option.",
  "option-taken": "Somebody chose that before you.",
  "not-asked": "It is not your turn to choose.",
  "not-offered": "That is not among the choices you have here.",
  stale: "That was an answer to an earlier question. The table is up to date now.",
  "not-allowed": "The rules or the table do not allow that here.",
  "no-return": "There is nothing of yours that can be taken back.",
  over: "The match is over.",
  parked: "This match was set aside because of a fault. It cannot go on for now.",
  malformed: "The server could not read that.",
  "unknown-message": "The server does not know what that means. Load the page again.",
  "too-large": "That was too long.",
  "too-fast": "That was too fast. Wait a few seconds.",
  "too-many": "Too many tables or windows are open at once from here.",
  "wrong-origin": "This page does not come from this server's own address.",
  "no-session": "The server does not know this browser any more. Load the page again.",
  "bad-ticket": "The way in was open too long. It is being opened again.",
  "bad-name": "A name has 1 to 24 visible characters on one line.",
  "bad-file": "That match file cannot be opened.",
  "bad-setup": "The match cannot start like this: every seat needs a player and a school of its own.",
  "too-slow": "The connection could not keep up.",
  "watching-ended": "The host has closed this table to those who watch.",
  unavailable: "The server cannot store anything right now, so it refused. Try again in a moment.",
  restarting: "The server is starting again. It goes on by itself.",
  unreachable: "The server cannot be reached right now.",
  unexpected: "That did not work, and the server did not say why.",
};

const cs: Sentences = {
  "not-found": "Pod tímto odkazem nic není. Možná už skončil, nebo adresa není celá.",
  "invite-used": "Obě místa u tohoto stolu jsou obsazená a sledování není povoleno.",
  "seat-taken": "Tam už někdo sedí.",
  "no-seat": "U tohoto stolu nemáte místo.",
  "not-host": "To může změnit jen hostitel.",
  "wrong-phase": "V této fázi to u stolu nejde.",
  "bad-option": "Taková možnost není.",
  "option-taken": "To si už vybral někdo před vámi.",
  "not-asked": "Teď nevybíráte vy.",
  "not-offered": "To tu není mezi vašimi možnostmi.",
  stale: "To byla odpověď na dřívější otázku. Stůl je teď aktuální.",
  "not-allowed": "Pravidla nebo nastavení stolu to tady nedovolují.",
  "no-return": "Není nic vašeho, co by šlo vrátit.",
  over: "Hra skončila.",
  parked: "Tato hra byla kvůli chybě odložena. Zatím nemůže pokračovat.",
  malformed: "Tomu server nerozuměl.",
  "unknown-message": "Server neví, co to znamená. Načtěte stránku znovu.",
  "too-large": "To bylo příliš dlouhé.",
  "too-fast": "To bylo příliš rychle. Počkejte pár vteřin.",
  "too-many": "Odtud je otevřeno příliš mnoho stolů nebo oken najednou.",
  "wrong-origin": "Tato stránka nepochází z adresy tohoto serveru.",
  "no-session": "Server už tento prohlížeč nezná. Načtěte stránku znovu.",
  "bad-ticket": "Vstup byl otevřený příliš dlouho. Otevírá se znovu.",
  "bad-name": "Jméno má 1 až 24 viditelných znaků na jednom řádku.",
  "bad-file": "Tento soubor partie nelze otevřít.",
  "bad-setup": "Takhle hra začít nemůže: každé místo potřebuje hráče a vlastní školu.",
  "too-slow": "Spojení nestačilo.",
  "watching-ended": "Hostitel tento stůl pro sledující zavřel.",
  unavailable: "Server teď nemůže nic uložit, a proto odmítl. Zkuste to za chvíli.",
  restarting: "Server se spouští znovu. Samo to bude pokračovat.",
  unreachable: "Server teď není dostupný.",
  unexpected: "To se nepovedlo a server neřekl proč.",
};

const it: Sentences = {
  "not-found": "A questo link non c'è nulla. Forse è scaduto, o l'indirizzo non è completo.",
  "invite-used": "Entrambi i posti di questo tavolo sono presi, e non è aperto a chi guarda.",
  "seat-taken": "Lì siede già qualcuno.",
  "no-seat": "Non hai un posto a questo tavolo.",
  "not-host": "Può cambiarlo solo chi ha preparato il tavolo.",
  "wrong-phase": "A questo punto il tavolo non lo permette.",
  "bad-option": "Questa opzione non esiste.",
  "option-taken": "Qualcuno l'ha scelta prima di te.",
  "not-asked": "Non tocca a te scegliere.",
  "not-offered": "Non è tra le scelte che hai qui.",
  stale: "Era la risposta a una domanda precedente. Ora il tavolo è aggiornato.",
  "not-allowed": "Le regole o il tavolo qui non lo permettono.",
  "no-return": "Non c'è nulla di tuo da ritirare.",
  over: "La partita è finita.",
  parked: "Questa partita è stata messa da parte per un guasto. Per ora non può continuare.",
  malformed: "Il server non è riuscito a leggerlo.",
  "unknown-message": "Il server non sa che cosa significhi. Ricarica la pagina.",
  "too-large": "Era troppo lungo.",
  "too-fast": "Troppo in fretta. Aspetta qualche secondo.",
  "too-many": "Da qui sono aperti troppi tavoli o finestre insieme.",
  "wrong-origin": "Questa pagina non viene dall'indirizzo di questo server.",
  "no-session": "Il server non riconosce più questo browser. Ricarica la pagina.",
  "bad-ticket": "L'ingresso è rimasto aperto troppo a lungo. Si riapre da solo.",
  "bad-name": "Un nome ha da 1 a 24 caratteri visibili su una riga.",
  "bad-file": "Questo file di partita non si può aprire.",
  "bad-setup":
    "Così la partita non può iniziare: ogni posto ha bisogno di un giocatore e di una scuola propria.",
  "too-slow": "Il collegamento non ha tenuto il passo.",
  "watching-ended": "Chi ha preparato il tavolo lo ha chiuso a chi guarda.",
  unavailable: "Ora il server non può salvare nulla, perciò ha rifiutato. Riprova tra un momento.",
  restarting: "Il server sta ripartendo. Si continua da soli.",
  unreachable: "Il server non è raggiungibile in questo momento.",
  unexpected: "Non ha funzionato, e il server non ha detto perché.",
};

/** A sentence for every code with which the server refuses something; a code without one does not compile. */
export const refusalTexts = defineTexts<Sentences>(en, cs, it);

/** What to tell the reader about a refusal; a code this client does not know yet is told as unexpected. */
export function sentence(texts: Sentences, { code }: Refusal): string {
  return Object.hasOwn(texts, code) ? texts[code as keyof Sentences] : texts.unexpected;
}
