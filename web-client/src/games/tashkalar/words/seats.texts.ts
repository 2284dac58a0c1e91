// What is said where more than two play: teams, turns handed over, colours. Merged into the game's sentences.
import { plural } from "../../../i18n";

export const en = {
  // who is who
  you: "you",
  onTurn: "to move",
  actsNow: "deciding",
  yourTeam: "Your team",
  otherTeam: "The other team",
  opponents: "opponents",
  teamNumber: (n: number): string => (n === 1 ? "First team" : "Second team"),
  teamPieces: (school: string) => `Pieces: ${school}`,
  legendsWith: (name: string) => `Your team's legends are with ${name}.`,
  legendsWithYou: "Your team's legends are with you.",
  noLegends: "Your team has no legends at the moment.",
  deckUpright: (deck: number, upright: number) =>
    `${plural("en", deck, { one: "# card", other: "# cards" })} in the deck, ${upright} upright. Drawing the last upright one starts the last round.`,

  // handing a turn over
  doHandOver: (name: string) => `Hand over to ${name}`,
  sureHandOver: (name: string) => `Hand your turn over to ${name}?`,
  sureHandOverEffect: (name: string, card: string, actions: number) =>
    `${name} decides the rest of ${card}${actions > 0 ? " and places a piece for each action left" : ""}. Your legends go with it. This cannot be undone.`,
  sureHandOverActions: (name: string, actions: number) =>
    `${name} ${plural("en", actions, { one: "places a piece for the action left", other: "places a piece for each of the # actions left" })}, nothing else. Your legends go with it. This cannot be undone.`,
  handedToYou: (name: string) => `${name} handed the turn over to you.`,
  handedToYouEffect: (name: string, card: string, actions: number) =>
    `${name} handed the turn over to you: decide the rest of ${card}${actions > 0 ? ", then place a piece for each action left" : ""}.`,
  handedToYouActions: (name: string) =>
    `${name} handed the turn over to you: place a piece for each action left. ${name} then ends the turn.`,
  askPlaceHanded: (name: string) => `Place a piece in ${name}'s turn`,
  handedCards: "You cannot play cards in a turn that was handed over to you: only place pieces.",
  askRecoverOf: (name: string) => `Which discarded card goes on top of ${name}'s deck?`,
  mateFinishes: (name: string) => `${name} finishes your turn`,
  mateFinishesWhy: "You handed it over. You end it yourself afterwards.",
  theyFinish: (name: string, whose: string) => `${name} acts in ${whose}'s turn`,
  mateTurnWhy: "Your teammate is playing and may hand the turn over to you.",

  // resigning and stopping together

  // flares and colours
  flareIntroTeam: "If the other team has",
  flareIntroMany: "If an opponent has",
  sureFlareWhyTeam: "The other team gets 1 point.",
  sureFlareWhyMany: (name: string) => `${name} gets 1 point in your colour.`,
  colourOf: (name: string) => `${name}'s colour`,

  // the log
  logHandedOver: (name: string, to: string) => `${name} handed the turn over to ${to}.`,
  logPassedLegends: (name: string, to: string, n: number) =>
    `${name} passed ${plural("en", n, { one: "# legend", other: "# legends" })} to ${to}.`,
  logFlaredAgainst: (name: string, whom: string) => `${name} played a flare against ${whom}.`,
  logScoredIn: (name: string, points: number, why: string, owner: string) =>
    `${name}: ${plural("en", points, { one: "# point", other: "# points" })} in ${owner}'s colour ${{ destroyed: "for destroyed pieces", legend: "for a legend", flare: "for the flare" }[why] ?? ""}.`,

  // the last round and the end
  finalUpright: (name: string) => `Last round: ${name} drew the last upright card.`,
  pointsForTeam: "Flares played by the other team",
  pointsForMany: "Flares played by opponents",
};

export const cs: typeof en = {
  you: "ty",
  onTurn: "na tahu",
  actsNow: "rozhoduje",
  yourTeam: "Tvůj tým",
  otherTeam: "Druhý tým",
  opponents: "soupeři",
  teamNumber: (n) => (n === 1 ? "První tým" : "Druhý tým"),
  teamPieces: (school) => `Kameny: ${school}`,
  legendsWith: (name) => `Legendy tvého týmu má ${name}.`,
  legendsWithYou: "Legendy tvého týmu máš ty.",
  noLegends: "Tvůj tým teď nemá žádné legendy.",
  deckUpright: (deck, upright) =>
    `V balíčku ${plural("cs", deck, { one: "# karta", few: "# karty", other: "# karet" })}, z toho nepootočených ${upright}. Kdo si dobere poslední nepootočenou, spustí poslední kolo.`,

  doHandOver: (name) => `Předat: ${name}`,
  sureHandOver: (name) => `Předat tah: ${name}?`,
  sureHandOverEffect: (name, card, actions) =>
    `${name} dokončí efekt (${card})${actions > 0 ? " a za každou zbylou akci umístí kámen" : ""}. Legendy jdou s tahem. Nelze vzít zpět.`,
  sureHandOverActions: (name, actions) =>
    `${name} ${plural("cs", actions, { one: "umístí kámen za # zbylou akci", few: "umístí kámen za každou ze # zbylých akcí", other: "umístí kámen za každou z # zbylých akcí" })}, nic jiného. Legendy jdou s tahem. Nelze vzít zpět.`,
  handedToYou: (name) => `${name} ti předává tah.`,
  handedToYouEffect: (name, card, actions) =>
    `${name} ti předává tah: dokonči efekt (${card})${actions > 0 ? " a za každou zbylou akci umísti kámen" : ""}.`,
  handedToYouActions: (name) =>
    `${name} ti předává tah: za každou zbylou akci umísti kámen. Tah pak ukončí ${name}.`,
  askPlaceHanded: (name) => `Umísti kámen, tah: ${name}`,
  handedCards: "V tahu, který ti byl předán, se karty nehrají: jen umisťuj kameny.",
  askRecoverOf: (name) => `Která odhozená karta přijde navrch balíčku (${name})?`,
  mateFinishes: (name) => `Tvůj tah dokončuje ${name}`,
  mateFinishesWhy: "Tah je předán. Nakonec ho ukončíš ty.",
  theyFinish: (name, whose) => `${name} hraje (tah: ${whose})`,
  mateTurnWhy: "Hraje tvůj spoluhráč. Může ti tah předat.",

  flareIntroTeam: "Má-li druhý tým navíc",
  flareIntroMany: "Má-li některý soupeř navíc",
  sureFlareWhyTeam: "Druhý tým dostane 1 bod.",
  sureFlareWhyMany: (name) => `${name} dostane 1 bod ve tvé barvě.`,
  colourOf: (name) => `Barva: ${name}`,

  logHandedOver: (name, to) => `${name} předává tah: ${to}.`,
  logPassedLegends: (name, to, n) =>
    `${name} předává ${plural("cs", n, { one: "# legendu", few: "# legendy", other: "# legend" })}: ${to}.`,
  logFlaredAgainst: (name, whom) => `${name} hraje kartu balance, proti: ${whom}.`,
  logScoredIn: (name, points, why, owner) =>
    `${name}: ${plural("cs", points, { one: "# bod", few: "# body", other: "# bodů" })} ${{ destroyed: "za zničené kameny", legend: "za legendu", flare: "za kartu balance" }[why] ?? ""} (barva: ${owner}).`,

  finalUpright: (name) => `Poslední kolo: poslední nepootočenou kartu dobírá ${name}.`,
  pointsForTeam: "Karty balance druhého týmu",
  pointsForMany: "Karty balance soupeřů",
};

export const it: typeof en = {
  you: "tu",
  onTurn: "di turno",
  actsNow: "decide ora",
  yourTeam: "La tua squadra",
  otherTeam: "L'altra squadra",
  opponents: "avversari",
  teamNumber: (n) => (n === 1 ? "Prima squadra" : "Seconda squadra"),
  teamPieces: (school) => `Pedine: ${school}`,
  legendsWith: (name) => `Le leggende della tua squadra le ha ${name}.`,
  legendsWithYou: "Le leggende della tua squadra le hai tu.",
  noLegends: "La tua squadra ora non ha leggende.",
  deckUpright: (deck, upright) =>
    `${plural("it", deck, { one: "# carta", other: "# carte" })} nel mazzo, ${upright} non girate. Chi pesca l'ultima non girata avvia l'ultimo giro.`,

  doHandOver: (name) => `Passa a ${name}`,
  sureHandOver: (name) => `Passare il turno a ${name}?`,
  sureHandOverEffect: (name, card, actions) =>
    `${name} decide il resto di ${card}${actions > 0 ? " e poi piazza una pedina per ogni azione rimasta" : ""}. Le leggende vanno con il turno. Non si può annullare.`,
  sureHandOverActions: (name, actions) =>
    `${name} ${plural("it", actions, { one: "piazza una pedina per l'azione rimasta", other: "piazza una pedina per ognuna delle # azioni rimaste" })}, nient'altro. Le leggende vanno con il turno. Non si può annullare.`,
  handedToYou: (name) => `${name} ti passa il turno.`,
  handedToYouEffect: (name, card, actions) =>
    `${name} ti passa il turno: decidi il resto di ${card}${actions > 0 ? ", poi piazza una pedina per ogni azione rimasta" : ""}.`,
  handedToYouActions: (name) =>
    `${name} ti passa il turno: piazza una pedina per ogni azione rimasta. Poi ${name} chiude il turno.`,
  askPlaceHanded: (name) => `Piazza nel turno di ${name}`,
  handedCards: "In un turno che ti è stato passato non si giocano carte: piazza soltanto pedine.",
  askRecoverOf: (name) => `Quale carta scartata va in cima al mazzo di ${name}?`,
  mateFinishes: (name) => `${name} finisce il tuo turno`,
  mateFinishesWhy: "L'hai passato. Alla fine lo chiudi tu.",
  theyFinish: (name, whose) => `${name} gioca nel turno di ${whose}`,
  mateTurnWhy: "Gioca chi è in squadra con te. Può passarti il turno.",

  flareIntroTeam: "Se l'altra squadra ha",
  flareIntroMany: "Se un avversario ha",
  sureFlareWhyTeam: "L'altra squadra riceve 1 punto.",
  sureFlareWhyMany: (name) => `${name} riceve 1 punto nel tuo colore.`,
  colourOf: (name) => `Colore di ${name}`,

  logHandedOver: (name, to) => `${name} passa il turno a ${to}.`,
  logPassedLegends: (name, to, n) =>
    `${name} passa ${plural("it", n, { one: "# leggenda", other: "# leggende" })} a ${to}.`,
  logFlaredAgainst: (name, whom) => `${name} invoca un impeto contro ${whom}.`,
  logScoredIn: (name, points, why, owner) =>
    `${name}: ${plural("it", points, { one: "# punto", other: "# punti" })} nel colore di ${owner} ${{ destroyed: "per le pedine distrutte", legend: "per una leggenda", flare: "per l'impeto" }[why] ?? ""}.`,

  finalUpright: (name) => `Ultimo giro: ${name} ha pescato l'ultima carta non girata.`,
  pointsForTeam: "Impeti dell'altra squadra",
  pointsForMany: "Impeti degli avversari",
};
