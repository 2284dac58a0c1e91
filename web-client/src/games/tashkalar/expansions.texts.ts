// What is said where schools of the expansions play. Merged into the game's sentences.
import { plural } from "../../i18n";

export const en = {
  // in play
  inPlay: "In play",
  frozenCard: (card: string, name: string) => `${card}, frozen, in front of ${name}: the whole card`,
  thawed: "Thawed",
  fewerActions: (name: string, n: number) =>
    `${name}: ${plural("en", n, { one: "# action", other: "# actions" })} fewer next turn`,

  // buttons and questions
  doThaw: "Let it thaw",
  thaw: (card: string) => `Thaw: ${card}`,
  doFreeze: "Put into play",
  doKeep: "Keep",
  doMirror: "Mirror",
  askKeep: "Which frozen effect do you keep?",
  askKeepWhy: "Only one may be in play. The other is discarded.",
  askFreeze: "Which card is put into play?",
  askDiscardFlare: "Do you discard your flare?",
  askDiscardFlareWhy: "Nothing of it happens.",
  askMirror: "Which piece is mirrored?",
  askSummonNow: "Summon a being",
  askActionThawWhy: "Let your frozen effect thaw, play a flare if you can, or end your turn.",

  // the log
  logFroze: (name: string, card: string) => `${card} lies frozen in front of ${name}.`,
  logMelted: (name: string, card: string) => `${name} discarded the frozen ${card}.`,
  logThawed: (name: string, card: string) => `${name} let ${card} thaw.`,
  logHindered: (name: string) => `${name} takes an action from everybody else's next turn.`,
  logBanished: (rank: string, at: string) => `The ${rank} on ${at} was destroyed and left the game.`,

  // the Gateway
  gateway: "the Gateway",
  gatewayOn: (at: string) => `The Gateway is on ${at}.`,
  possessedNow: (school: string) => `Pieces of ${school} serve in the next pattern instead of one's own.`,
  doGateway: "Make it the Gateway",
  askGateway: "Which piece becomes the Gateway?",
  askActionPossessed: (school: string) =>
    `Place, summon or discard. In your next pattern pieces of ${school} serve instead of yours.`,
  serving: (squares: string) => `Enemy pieces serve as yours: ${squares}.`,

  logGateway: (at: string) => `The piece on ${at} is the Gateway now.`,
  logNoGateway: "There is no Gateway any more.",
  logSpentAction: (name: string) => `${name} spent an action on nothing.`,
  logPossessed: (name: string, school: string) => `In ${name}'s next summoning pieces of ${school} serve.`,
  logPutUnder: (name: string, card: string) => `${card} went under ${name}'s deck.`,
};

export const cs: typeof en = {
  inPlay: "Ve hře",
  frozenCard: (card, name) => `${card}, zmrazená, před hráčem ${name}: celá karta`,
  thawed: "Po rozmrazení",
  fewerActions: (name, n) =>
    `${name}: příští tah o ${plural("cs", n, { one: "# akci", few: "# akce", other: "# akcí" })} méně`,
  doThaw: "Rozmrazit",
  thaw: (card) => `Rozmrazit: ${card}`,
  doFreeze: "Vyložit do hry",
  doKeep: "Ponechat",
  doMirror: "Zrcadlit",
  askKeep: "Který zmrazený efekt si necháte?",
  askKeepWhy: "Ve hře smí být jen jeden. Druhý se odhodí.",
  askFreeze: "Kterou kartu vyložíte do hry?",
  askDiscardFlare: "Odhodíte svou kartu balance?",
  askDiscardFlareWhy: "Nic z ní se neprovede.",
  askMirror: "Který kámen se odrazí?",
  askSummonNow: "Vyvolejte bytost",
  askActionThawWhy: "Rozmrazte svůj efekt, zahrajte kartu balance, můžete-li, nebo ukončete tah.",
  logFroze: (name, card) => `${name} má před sebou zmrazenou kartu: ${card}.`,
  logMelted: (name, card) => `${name} odhazuje zmrazenou kartu: ${card}.`,
  logThawed: (name, card) => `${name} rozmrazuje: ${card}.`,
  logHindered: (name) => `${name} bere všem ostatním akci v příštím tahu.`,
  logBanished: (rank, at) => `Kámen na ${at} (${rank}) byl zničen a odchází ze hry.`,
  gateway: "Brána",
  gatewayOn: (at) => `Brána stojí na ${at}.`,
  possessedNow: (school) => `V příštím vzoru slouží místo vlastních kameny této školy: ${school}.`,
  doGateway: "Učinit Bránou",
  askGateway: "Který kámen se stane Bránou?",
  askActionPossessed: (school) =>
    `Umístěte, vyvolejte nebo odhoďte. Ve vašem příštím vzoru slouží místo vašich kameny této školy: ${school}.`,
  serving: (squares) => `Nepřátelské kameny slouží jako vaše: ${squares}.`,
  logGateway: (at) => `Bránou je teď kámen na ${at}.`,
  logNoGateway: "Brána už není.",
  logSpentAction: (name) => `${name} promarnil(a) akci.`,
  logPossessed: (name, school) => `Hráči ${name} slouží při příštím vyvolání kameny této školy: ${school}.`,
  logPutUnder: (name, card) => `${card}: karta jde dospod balíčku hráče ${name}.`,
};

export const it: typeof en = {
  inPlay: "In gioco",
  frozenCard: (card, name) => `${card}, congelata, davanti a ${name}: la carta intera`,
  thawed: "Scongelata",
  fewerActions: (name, n) =>
    `${name}: ${plural("it", n, { one: "# azione", other: "# azioni" })} in meno nel prossimo turno`,
  doThaw: "Scongela",
  thaw: (card) => `Scongela: ${card}`,
  doFreeze: "Metti in gioco",
  doKeep: "Tieni",
  doMirror: "Specchia",
  askKeep: "Quale effetto congelato tieni?",
  askKeepWhy: "Può essercene uno solo in gioco. L'altro si scarta.",
  askFreeze: "Quale carta metti in gioco?",
  askDiscardFlare: "Scarti il tuo impeto?",
  askDiscardFlareWhy: "Non succede nulla di ciò che dice.",
  askMirror: "Quale pedina si specchia?",
  askSummonNow: "Evoca una creatura",
  askActionThawWhy: "Scongela il tuo effetto, invoca un impeto se puoi, o finisci il turno.",
  logFroze: (name, card) => `${card} resta congelata davanti a ${name}.`,
  logMelted: (name, card) => `${name} scarta la carta congelata ${card}.`,
  logThawed: (name, card) => `${name} scongela ${card}.`,
  logHindered: (name) => `${name} toglie un'azione al prossimo turno di tutti gli altri.`,
  logBanished: (rank, at) => `La pedina su ${at} (${rank}) è distrutta e lascia il gioco.`,
  gateway: "il Portale",
  gatewayOn: (at) => `Il Portale è su ${at}.`,
  possessedNow: (school) => `Nel prossimo schema valgono come proprie le pedine di questa scuola: ${school}.`,
  doGateway: "Fanne il Portale",
  askGateway: "Quale pedina diventa il Portale?",
  askActionPossessed: (school) =>
    `Piazza, evoca o scarta. Nel tuo prossimo schema al posto delle tue valgono le pedine di: ${school}.`,
  serving: (squares) => `Pedine nemiche valgono come tue: ${squares}.`,
  logGateway: (at) => `La pedina su ${at} è ora il Portale.`,
  logNoGateway: "Il Portale non c'è più.",
  logSpentAction: (name) => `${name} ha sprecato un'azione.`,
  logPossessed: (name, school) => `Nella prossima evocazione di ${name} valgono le pedine di: ${school}.`,
  logPutUnder: (name, card) => `${card} va sotto il mazzo di ${name}.`,
};
