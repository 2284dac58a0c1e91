import { defineTexts } from "../i18n";
import type { Code, GameWords, Refusal } from "../protocol";
import { valueName } from "../words";

/** The client's own codes, for failures without an answer from the server. */
type Unsaid = "unreachable" | "unexpected";

/** How a set-up of any game contradicts its rules or itself; games have words for their own problems. */
type Problem = "seats" | "missing" | "twice" | "option" | "value" | "secret";

type Sentences = Record<Code | Unsaid | `bad-setup ${Problem}`, string>;

const en: Sentences = {
  "not-found": "There is nothing at this link. It may have expired, or the address is incomplete.",
  "invite-used": "All seats of this table are taken, and it is not open for watching.",
  "put-out": "The host has removed you from this table.",
  "seat-taken": "That seat is taken.",
  "no-seat": "You have no seat at this table.",
  "out-of-range": "Your rating is outside the range of this table.",
  "not-met": "Not everyone who was matched with you came, so this table is closed.",
  closed: "This table was closed before a match began.",
  "no-challenges": "This player does not accept challenges.",
  "ask-later":
    "You have challenged this player often lately, or they have just declined. Try again in # min.",
  "too-many-challenges": "Ten of your challenges are still unanswered. Withdraw one first.",
  yourself: "That is you. You cannot play yourself.",
  "not-host": "Only the host can change that.",
  "wrong-phase": "That is not possible at this stage of the table.",
  "bad-option": "There is no such option.",
  "option-taken": "Someone else has just taken that.",
  "not-asked": "It is not your turn to choose.",
  "not-offered": "That is not among the choices you have here.",
  "bad-order": "This game has no such standing order.",
  stale: "The table had just changed. It is up to date now: look again.",
  "wrong-number": "That is not the number your browser committed to.",
  "not-allowed": "The rules or the table do not allow that here.",
  "no-hints": "There are no hints in this match.",
  "grave-mistake": "That looks like a grave mistake.",
  "no-return": "You have nothing to take back.",
  over: "The match is over.",
  paused: "The clocks are stopped. Nobody can move until the match resumes.",
  "not-yet": "The missing player still has time to come back.",
  parked: "This match was set aside because of a fault. It cannot continue for now.",
  malformed: "The server could not read that.",
  "unknown-message": "The server does not know that message. Reload the page.",
  "too-large": "That was too long.",
  "too-fast": "That was too fast. Wait a few seconds.",
  "too-many": "Too many tables or windows are open at once from here.",
  "wrong-origin": "This page was not loaded from this server's address.",
  "no-session": "Your session has ended. Reload the page.",
  "bad-ticket": "The connection request expired. Reconnecting.",
  "bad-name": "A name has 1 to 24 visible characters on one line.",
  "bad-file": "That match file cannot be opened.",
  "name-taken": "That name is taken, or looks too much like one that is.",
  "too-many-attempts":
    "Too many attempts. Wait a few minutes, or log in with a passkey or from a browser you have used before.",
  "renamed-too-often": "You have changed your name often lately. Keep this one for a few weeks.",
  "weak-password":
    "That is too easy to guess. One or two common words, a name with a year and keys in a row are weak; three or more unrelated words are strong.",
  "wrong-login": "Wrong name or password.",
  "has-account": "You already have an account.",
  "no-account": "Only accounts can do that. You are a guest.",
  "bad-email": "That e-mail address cannot be used.",
  "no-mail": "This server sends no e-mail.",
  "not-verified": "Your e-mail address is not confirmed yet.",
  expired: "That has expired or has already been used. Start again.",
  "no-passkeys": "Passkeys do not work at this server address.",
  "too-many-passkeys": "You already have twenty passkeys. Remove one first.",
  "too-many-decks": "You already keep a hundred decks. Delete one first.",
  "no-mistake": "Nothing was lost in that turn, so there is nothing to try again.",
  "too-many-analyses": "You are waiting for three analyses. Ask again when one is there.",
  "bad-setup": "The rules of the game do not allow these options together.",
  "bad-setup seats": "This form is not for that many players, or a seat is still free.",
  "bad-setup missing": "Someone still has to choose what to play with.",
  "bad-setup twice": "Two seats chose the same. Each needs one of its own.",
  "bad-setup option": "There is no such option at this table.",
  "bad-setup value": "The options of the table contradict each other.",
  "bad-setup secret": "A secret choice does not work with these options.",
  "too-slow": "The connection could not keep up.",
  "watching-ended": "The host has closed this table to watchers.",
  busy: "The server is busy. Try again in a moment.",
  unavailable: "The server cannot reach its database right now. Try again in a moment.",
  restarting: "The server is restarting. Play resumes automatically.",
  unreachable: "The server cannot be reached right now.",
  unexpected: "That did not work, and the server did not say why.",
};

const cs: Sentences = {
  "not-found": "Pod tímto odkazem nic není. Možná už neplatí, nebo adresa není celá.",
  "invite-used": "Všechna místa u tohoto stolu jsou obsazená a sledování není povoleno.",
  "put-out": "Hostitel tě od tohoto stolu vykázal.",
  "seat-taken": "Tam už někdo sedí.",
  "no-seat": "U tohoto stolu nemáš místo.",
  "out-of-range": "Hostitel otevřel tento stůl pro jiné hodnocení, než je tvoje.",
  "not-met": "Někdo z těch, kdo se tu měli sejít, nepřišel nebo zase odešel, a tak je tento stůl zavřený.",
  closed: "Tento stůl byl zavřen, než začala partie.",
  "no-challenges": "Tento hráč výzvy nepřijímá.",
  "ask-later":
    "Tento hráč od tebe v poslední době dostal mnoho výzev, nebo tě právě odmítl. Znovu ho můžeš vyzvat za # min.",
  "too-many-challenges": "Na odpověď čeká deset tvých výzev. Nejdřív některou stáhni.",
  yourself: "To jsi ty. Proti sobě hrát nelze.",
  "not-host": "To může změnit jen hostitel.",
  "wrong-phase": "V této fázi to u stolu nejde.",
  "bad-option": "Taková možnost není.",
  "option-taken": "To si už vybral někdo před tebou.",
  "not-asked": "Teď nejsi na řadě.",
  "not-offered": "To tu není mezi tvými možnostmi.",
  "bad-order": "Takový trvalý pokyn tahle hra nezná.",
  stale: "Stůl se těsně předtím změnil. Teď je aktuální, podívej se znovu.",
  "wrong-number": "To není číslo, ke kterému se tvůj prohlížeč zavázal.",
  "not-allowed": "Pravidla nebo nastavení stolu to tady nedovolují.",
  "no-hints": "V této partii se neradí.",
  "grave-mistake": "To vypadá na hrubou chybu.",
  "no-return": "Není nic tvého, co by šlo vzít zpět.",
  over: "Partie skončila.",
  paused: "Hodiny stojí. Dokud se nepokračuje, nikdo nemůže hrát.",
  "not-yet": "Kdo odešel, má ještě chvíli na návrat.",
  parked: "Tato partie byla kvůli chybě odložena. Zatím nemůže pokračovat.",
  malformed: "Tomu server nerozuměl.",
  "unknown-message": "Server neví, co to znamená. Načti stránku znovu.",
  "too-large": "To bylo příliš dlouhé.",
  "too-fast": "To bylo příliš rychle. Počkej pár vteřin.",
  "too-many": "Odtud je otevřeno příliš mnoho stolů nebo oken najednou.",
  "wrong-origin": "Tato stránka nepochází z adresy tohoto serveru.",
  "no-session": "Server už tento prohlížeč nezná. Načti stránku znovu.",
  "bad-ticket": "Žádost o spojení vypršela. Připojuji se znovu.",
  "bad-name": "Jméno má 1 až 24 viditelných znaků na jednom řádku.",
  "bad-file": "Tento soubor partie nelze otevřít.",
  "name-taken": "Toto jméno, nebo jiné, které vypadá podobně, už někdo má.",
  "too-many-attempts":
    "Příliš mnoho pokusů. Počkej pár minut, nebo se přihlas přístupovým klíčem či v prohlížeči, ze kterého už proběhlo přihlášení.",
  "renamed-too-often": "Jméno se v poslední době měnilo příliš často. Několik týdnů si nech toto.",
  "weak-password":
    "To se dá snadno uhodnout. Slabé je jedno či dvě běžná slova, jméno s letopočtem nebo klávesy v řadě; silná jsou aspoň tři slova, která spolu nesouvisejí.",
  "wrong-login": "Nesprávné jméno nebo heslo.",
  "has-account": "Účet už máš.",
  "no-account": "To lze jen s účtem. Jsi tu jako host.",
  "bad-email": "Tuto e-mailovou adresu nelze použít.",
  "no-mail": "Tento server neposílá e-maily.",
  "not-verified": "Tvoje e-mailová adresa ještě není potvrzena.",
  expired: "Už to neplatí, nebo už to bylo použito. Začni znovu.",
  "no-passkeys": "Na této adrese serveru přístupové klíče nefungují.",
  "too-many-passkeys": "Máš už dvacet přístupových klíčů. Nejdřív některý odeber.",
  "too-many-decks": "Máš už uložených sto balíčků. Nejdřív některý smaž.",
  "no-mistake": "V tomhle tahu se nic neztratilo, není co zkoušet znovu.",
  "too-many-analyses": "Čekáš už na tři rozbory. Zkus to, až bude jeden hotový.",
  "bad-setup": "Pravidla hry tyto možnosti dohromady nedovolují.",
  "bad-setup seats": "V tomto počtu hráčů se tato forma nehraje, nebo je ještě některé místo volné.",
  "bad-setup missing": "Někdo si ještě nevybral, s čím bude hrát.",
  "bad-setup twice": "Dvě místa mají vybráno totéž. Každé potřebuje něco svého.",
  "bad-setup option": "Takovou možnost tento stůl nemá.",
  "bad-setup value": "Možnosti zvolené u tohoto stolu si odporují.",
  "bad-setup secret": "Tajná volba se s těmito možnostmi neslučuje.",
  "too-slow": "Spojení nestíhalo.",
  "watching-ended": "Hostitel tento stůl pro sledující zavřel.",
  busy: "Server je přetížený. Zkus to za chvíli.",
  unavailable: "Server se teď nedostane ke svým datům. Zkus to za chvíli.",
  restarting: "Server se restartuje. Pak se samo pokračuje.",
  unreachable: "Server teď není dostupný.",
  unexpected: "To se nepovedlo a server neřekl proč.",
};

const it: Sentences = {
  "not-found": "A questo link non c'è nulla. Forse è scaduto, o l'indirizzo non è completo.",
  "invite-used": "Tutti i posti di questo tavolo sono presi, e non è aperto a chi guarda.",
  "put-out": "Chi ospita ti ha allontanato da questo tavolo.",
  "seat-taken": "Lì siede già qualcuno.",
  "no-seat": "Non hai un posto a questo tavolo.",
  "out-of-range": "Chi ospita ha aperto questo tavolo a rating diversi dal tuo.",
  "not-met": "Qualcuno che dovevi incontrare qui non è venuto o se n'è andato, perciò il tavolo è chiuso.",
  closed: "Questo tavolo è stato chiuso prima che cominciasse una partita.",
  "no-challenges": "Questo giocatore non accetta sfide.",
  "ask-later":
    "Hai sfidato spesso questo giocatore, o ti ha appena detto di no. Puoi sfidarlo di nuovo tra # min.",
  "too-many-challenges": "Dieci delle tue sfide aspettano risposta. Prima ritirane una.",
  yourself: "Sei tu. Non puoi giocare contro di te.",
  "not-host": "Può cambiarlo solo chi ospita.",
  "wrong-phase": "A questo punto il tavolo non lo permette.",
  "bad-option": "Questa opzione non esiste.",
  "option-taken": "Qualcuno l'ha scelta prima di te.",
  "not-asked": "Non tocca a te scegliere.",
  "not-offered": "Non è tra le scelte che hai qui.",
  "bad-order": "Questo gioco non prevede un ordine permanente così.",
  stale: "Il tavolo è cambiato un attimo prima. Ora è aggiornato: guarda di nuovo.",
  "wrong-number": "Non è il numero a cui il tuo browser si è impegnato.",
  "not-allowed": "Le regole o il tavolo qui non lo permettono.",
  "no-hints": "In questa partita non ci sono consigli.",
  "grave-mistake": "Sembra un grave errore.",
  "no-return": "Non c'è nulla di tuo da annullare.",
  over: "La partita è finita.",
  paused: "Gli orologi sono fermi. Nessuno può scegliere finché la partita non riprende.",
  "not-yet": "Chi è andato via ha ancora un po' di tempo per tornare.",
  parked: "Questa partita è stata messa da parte per un guasto. Per ora non può continuare.",
  malformed: "Il server non è riuscito a leggerlo.",
  "unknown-message": "Il server non sa che cosa significhi. Ricarica la pagina.",
  "too-large": "Era troppo lungo.",
  "too-fast": "Troppo in fretta. Aspetta qualche secondo.",
  "too-many": "Da qui sono aperti troppi tavoli o finestre insieme.",
  "wrong-origin": "Questa pagina non viene dall'indirizzo di questo server.",
  "no-session": "Il server non riconosce più questo browser. Ricarica la pagina.",
  "bad-ticket": "La richiesta di connessione è scaduta. Nuovo tentativo in corso.",
  "bad-name": "Un nome ha da 1 a 24 caratteri visibili su una riga.",
  "bad-file": "Questo file di partita non si può aprire.",
  "name-taken": "Qualcuno ha già quel nome, o uno che gli somiglia.",
  "too-many-attempts":
    "Troppi tentativi. Aspetta qualche minuto, oppure accedi con una passkey o da un browser con cui hai già fatto l'accesso.",
  "renamed-too-often": "Ultimamente hai cambiato nome molte volte. Tieni questo per qualche settimana.",
  "weak-password":
    "Si indovina troppo facilmente. Una o due parole comuni, un nome con un anno o tasti in fila sono deboli; tre o più parole senza legame tra loro sono forti.",
  "wrong-login": "Nome o password errati.",
  "has-account": "Hai già un account.",
  "no-account": "Serve un account. Tu sei ospite.",
  "bad-email": "Quell'indirizzo e-mail non si può usare.",
  "no-mail": "Questo server non invia e-mail.",
  "not-verified": "Il tuo indirizzo e-mail non è ancora confermato.",
  expired: "È scaduto o è già stato usato. Ricomincia.",
  "no-passkeys": "Le passkey non funzionano a questo indirizzo del server.",
  "too-many-passkeys": "Hai già venti passkey. Prima rimuovine una.",
  "too-many-decks": "Conservi già cento mazzi. Prima eliminane uno.",
  "no-mistake": "In quel turno non si è perso nulla: non c'è niente da riprovare.",
  "too-many-analyses": "Aspetti già tre analisi. Riprova quando una sarà pronta.",
  "bad-setup": "Le regole del gioco non ammettono queste opzioni insieme.",
  "bad-setup seats": "Questa forma non è per questo numero di giocatori, o c'è ancora un posto libero.",
  "bad-setup missing": "Qualcuno deve ancora scegliere con che cosa giocare.",
  "bad-setup twice": "Due posti hanno scelto la stessa cosa. A ciascuno serve la sua.",
  "bad-setup option": "Questo tavolo non ha questa opzione.",
  "bad-setup value": "Le opzioni del tavolo si contraddicono.",
  "bad-setup secret": "Una scelta segreta non è compatibile con queste opzioni.",
  "too-slow": "La connessione non ha tenuto il passo.",
  "watching-ended": "Chi ospita ha chiuso il tavolo a chi guarda.",
  busy: "Il server è sovraccarico. Riprova tra poco.",
  unavailable: "Ora il server non riesce a raggiungere i suoi dati. Riprova tra un momento.",
  restarting: "Il server si sta riavviando. Poi si continua automaticamente.",
  unreachable: "Il server non è raggiungibile in questo momento.",
  unexpected: "Non ha funzionato, e il server non ha detto perché.",
};

/** A sentence for every refusal code of the server; a missing one does not compile. */
export const refusalTexts = defineTexts<Sentences>(en, cs, it);

/**
 * The sentence for a refusal; a code unknown to this client counts as unexpected. `#` stands for the minutes until a
 * retry is possible.
 *
 * @param words of the game being set up or played, for problems with its own rules
 */
export function sentence(texts: Sentences, { code, params }: Refusal, words?: GameWords): string {
  const problem = params?.["problem"] ?? "";
  const said = code === "bad-setup" || code === "not-offered" ? words?.problems[problem] : undefined;
  if (said !== undefined) {
    const card = valueName(words, params?.["option"] ?? "", params?.["card"] ?? "");
    return said.replace("{card}", card).replace("{rule}", params?.["rule"] ?? "");
  }
  const exact = `${code} ${problem}`;
  if (Object.hasOwn(texts, exact)) return texts[exact as keyof Sentences];
  const general = Object.hasOwn(texts, code) ? texts[code as keyof Sentences] : texts.unexpected;
  return general.replace("#", String(Math.ceil(Number(params?.["seconds"] ?? 60) / 60)));
}
