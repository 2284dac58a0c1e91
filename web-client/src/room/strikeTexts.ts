import { defineTexts } from "../i18n";

/** Words for what engines of people's own do wrong. */
export const strikeTexts = defineTexts(
  {
    silent: (name: string) => `${name} did not answer in time.`,
    gone: (name: string) => `${name} lost its connection.`,
    nonsense: (name: string) => `${name} sent something unreadable.`,
    flood: (name: string) => `${name} sent too much at once.`,
    unread: (name: string) => `${name} stopped listening.`,
    offered: (name: string) => `${name} chose something that is not allowed.`,
    declined: (name: string) => `${name} does not play this match.`,
    failed: (name: string) => `${name} gave up on a choice.`,
    instead: (count: number, last: number) => `The game chose for it (fault ${count} of ${last}).`,
    lost: "That was its last fault: it has lost its seat.",
    close: (name: string) => `Close the notice about ${name}`,
  },
  {
    silent: (name) => `${name} neodpověděl včas.`,
    gone: (name) => `${name} ztratil spojení.`,
    nonsense: (name) => `${name} poslal něco nečitelného.`,
    flood: (name) => `${name} poslal příliš mnoho najednou.`,
    unread: (name) => `${name} přestal poslouchat.`,
    offered: (name) => `${name} zvolil něco, co se nenabízí.`,
    declined: (name) => `${name} tuto partii nehraje.`,
    failed: (name) => `${name} si s volbou neporadil.`,
    instead: (count, last) => `Zvolila za něj hra (chyba ${count} ze ${last}).`,
    lost: "Byla to jeho poslední chyba: přišel o místo.",
    close: (name) => `Zavřít oznámení: ${name}`,
  },
  {
    silent: (name) => `${name} non ha risposto in tempo.`,
    gone: (name) => `${name} ha perso la connessione.`,
    nonsense: (name) => `${name} ha inviato qualcosa di illeggibile.`,
    flood: (name) => `${name} ha inviato troppo in una volta.`,
    unread: (name) => `${name} ha smesso di ascoltare.`,
    offered: (name) => `${name} ha scelto qualcosa che non si può scegliere.`,
    declined: (name) => `${name} non gioca questa partita.`,
    failed: (name) => `${name} ha rinunciato a una scelta.`,
    instead: (count, last) => `Ha scelto il gioco al suo posto (errore ${count} di ${last}).`,
    lost: "Era il suo ultimo errore: ha perso il posto.",
    close: (name) => `Chiudi l'avviso su ${name}`,
  },
);

/** What each code of the engine protocol means to people. */
const KINDS = {
  silent: "silent",
  slow: "silent",
  gone: "gone",
  malformed: "nonsense",
  unknown: "nonsense",
  "out-of-order": "nonsense",
  version: "nonsense",
  "too-long": "flood",
  flood: "flood",
  unread: "unread",
  "not-offered": "offered",
  "not-played": "declined",
  "too-many": "declined",
} as const;

const known = (fault: string): fault is keyof typeof KINDS => Object.hasOwn(KINDS, fault);

/** What an engine did wrong, in a sentence. */
export const faultOf = (t: (typeof strikeTexts)["en"], fault: string, name: string): string =>
  t[known(fault) ? KINDS[fault] : "failed"](name);
