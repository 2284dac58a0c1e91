import { defineTexts } from "../../../i18n";

/** The verbs about one square that have a sentence of their own. */
export type AtSquare =
  | "place"
  | "recall"
  | "destroy"
  | "raise"
  | "lower"
  | "convert"
  | "summonAt"
  | "take"
  | "pay"
  | "piece"
  | "mover"
  | "leaper"
  | "target"
  | "leap"
  | "group"
  | "order"
  | "gateway"
  | "mirror"
  | "store"
  | "restore"
  | "exchange"
  | "gather"
  | "appear";

/** Choices about one square, as they are said within a sentence; by verb. */
export const atSquare = defineTexts<Record<AtSquare, (at: string) => string>>(
  {
    place: (at) => `Place a piece on ${at}`,
    recall: (at) => `Pick up the piece on ${at}`,
    destroy: (at) => `Destroy the piece on ${at}`,
    raise: (at) => `Upgrade the piece on ${at}`,
    lower: (at) => `Downgrade the piece on ${at}`,
    convert: (at) => `Convert the piece on ${at}`,
    summonAt: (at) => `Summon the being on ${at}`,
    take: (at) => `Turn your piece on ${at} into the new being`,
    pay: (at) => `Improvise with the piece on ${at}`,
    piece: (at) => `Choose the piece on ${at}`,
    mover: (at) => `Move the piece on ${at}`,
    leaper: (at) => `Leap with the piece on ${at}`,
    target: (at) => `Leap onto ${at}`,
    leap: (at) => `Leap to ${at}`,
    group: (at) => `Add the piece on ${at} to the group`,
    order: (at) => `Downgrade the piece on ${at} next`,
    gateway: (at) => `Make the piece on ${at} the Gateway`,
    mirror: (at) => `Mirror the piece on ${at}`,
    store: (at) => `Store the piece on ${at}`,
    restore: (at) => `Bring the stored piece back on ${at}`,
    exchange: (at) => `Choose the piece on ${at} for the swap`,
    gather: (at) => `Gather the commons at ${at}`,
    appear: (at) => `Let the being appear on ${at}`,
  },
  {
    place: (at) => `Umísti kámen na ${at}`,
    recall: (at) => `Vezmi z arény kámen z pole ${at}`,
    destroy: (at) => `Znič kámen na poli ${at}`,
    raise: (at) => `Zvyš úroveň kamene na poli ${at}`,
    lower: (at) => `Sniž úroveň kamene na poli ${at}`,
    convert: (at) => `Proměň kámen na poli ${at}`,
    summonAt: (at) => `Vyvolej bytost na ${at}`,
    take: (at) => `Použij pro novou bytost svůj kámen z pole ${at}`,
    pay: (at) => `Improvizuj s kamenem na poli ${at}`,
    piece: (at) => `Vyber kámen na poli ${at}`,
    mover: (at) => `Pohni kamenem z pole ${at}`,
    leaper: (at) => `Skoč kamenem z pole ${at}`,
    target: (at) => `Skoč na kámen na poli ${at}`,
    leap: (at) => `Skoč na ${at}`,
    group: (at) => `Přidej do skupiny kámen na poli ${at}`,
    order: (at) => `Jako další sniž úroveň kamene na poli ${at}`,
    gateway: (at) => `Zvol za Bránu kámen na poli ${at}`,
    mirror: (at) => `Zrcadli kámen na poli ${at}`,
    store: (at) => `Ulož kámen z pole ${at}`,
    restore: (at) => `Vrať uložený kámen na ${at}`,
    exchange: (at) => `Vyber k prohození kámen na poli ${at}`,
    gather: (at) => `Shromáždi běžné kameny u ${at}`,
    appear: (at) => `Nech bytost objevit se na ${at}`,
  },
  {
    place: (at) => `Piazza una pedina in ${at}`,
    recall: (at) => `Riprendi la pedina in ${at}`,
    destroy: (at) => `Distruggi la pedina in ${at}`,
    raise: (at) => `Promuovi la pedina in ${at}`,
    lower: (at) => `Degrada la pedina in ${at}`,
    convert: (at) => `Converti la pedina in ${at}`,
    summonAt: (at) => `Evoca la creatura in ${at}`,
    take: (at) => `Usa la tua pedina in ${at} per la nuova creatura`,
    pay: (at) => `Improvvisa con la pedina in ${at}`,
    piece: (at) => `Scegli la pedina in ${at}`,
    mover: (at) => `Muovi la pedina in ${at}`,
    leaper: (at) => `Salta con la pedina in ${at}`,
    target: (at) => `Salta sulla pedina in ${at}`,
    leap: (at) => `Salta in ${at}`,
    group: (at) => `Aggiungi al gruppo la pedina in ${at}`,
    order: (at) => `Poi degrada la pedina in ${at}`,
    gateway: (at) => `Fai della pedina in ${at} il Portale`,
    mirror: (at) => `Specchia la pedina in ${at}`,
    store: (at) => `Serba la pedina in ${at}`,
    restore: (at) => `Rimetti in ${at} la pedina serbata`,
    exchange: (at) => `Scegli per lo scambio la pedina in ${at}`,
    gather: (at) => `Raduna le pedine semplici attorno a ${at}`,
    appear: (at) => `Fai apparire la creatura in ${at}`,
  },
);

/** A being with its square, a way from one square to another, and who begins on a square. */
export const phraseTexts = defineTexts(
  {
    summon: (being: string, at: string) => `Summon ${being} on ${at}`,
    move: (from: string, to: string) => `Move from ${from} to ${to}`,
    leap: (from: string, to: string) => `Leap from ${from} to ${to}`,
    start: (school: string, at: string) => `Put your own piece (${school}) on ${at}`,
    letStart: (names: string, at: string) => `Let ${names} start on ${at}`,
    placeOf: (names: string, at: string) => `Place a piece of ${names} on ${at}`,
    summonCard: (being: string) => `Summon ${being}`,
    discard: (card: string) => `Discard ${card}`,
    under: (card: string) => `Put ${card} under the deck`,
    onTop: (card: string) => `Put ${card} on top of the deck`,
    copy: (card: string) => `Copy the warp effect of ${card}`,
    freeze: (card: string) => `Put ${card} into play`,
    keep: (card: string) => `Keep ${card} in play`,
    warp: (card: string) => `Warp ${card}`,
    flare: "Play the flare",
    flareAgainst: (names: string) => `Play the flare against ${names}`,
    score: (names: string) => `Score in the colour of ${names}`,
    rank: (rank: string) => `Place a ${rank} piece`,
    aim: (way: string) => `Aim ${way}`,
    aimAt: (way: string, squares: string) => `Aim ${way}, at ${squares}`,
    stop: "Do no more of this effect",
    skip: "Leave this part of the effect out",
  },
  {
    summon: (being, at) => `Vyvolej na ${at}: ${being}`,
    move: (from, to) => `Pohni kamenem z ${from} na ${to}`,
    leap: (from, to) => `Skoč kamenem z ${from} na ${to}`,
    start: (school, at) => `Umísti vlastní kámen (${school}) na ${at}`,
    letStart: (names, at) => `Nech začít na ${at}: ${names}`,
    placeOf: (names, at) => `Umísti na ${at} soupeřův kámen (${names})`,
    summonCard: (being) => `Vyvolej: ${being}`,
    discard: (card) => `Zahoď: ${card}`,
    under: (card) => `Dej dospod balíčku: ${card}`,
    onTop: (card) => `Dej navrch balíčku: ${card}`,
    copy: (card) => `Zopakuj přesunový efekt karty ${card}`,
    freeze: (card) => `Vylož do hry: ${card}`,
    keep: (card) => `Ponech ve hře: ${card}`,
    warp: (card) => `Přesuň časem: ${card}`,
    flare: "Zahraj kartu balance",
    flareAgainst: (names) => `Zahraj kartu balance, soupeř: ${names}`,
    score: (names) => `Boduj v barvě: ${names}`,
    rank: (rank) => `Umísti kámen: ${rank}`,
    aim: (way) => `Zamiř ${way}`,
    aimAt: (way, squares) => `Zamiř ${way}, na ${squares}`,
    stop: "V tomto efektu nepokračuj",
    skip: "Tuto část efektu vynech",
  },
  {
    summon: (being, at) => `Evoca ${being} in ${at}`,
    move: (from, to) => `Muovi da ${from} a ${to}`,
    leap: (from, to) => `Balza da ${from} a ${to}`,
    start: (school, at) => `Piazza la tua pedina (${school}) in ${at}`,
    letStart: (names, at) => `Fai cominciare ${names} in ${at}`,
    placeOf: (names, at) => `Piazza in ${at} una pedina di ${names}`,
    summonCard: (being) => `Evoca ${being}`,
    discard: (card) => `Scarta ${card}`,
    under: (card) => `Metti ${card} sotto il mazzo`,
    onTop: (card) => `Metti ${card} in cima al mazzo`,
    copy: (card) => `Copia l'effetto di distorsione di ${card}`,
    freeze: (card) => `Metti in gioco ${card}`,
    keep: (card) => `Tieni in gioco ${card}`,
    warp: (card) => `Distorci ${card}`,
    flare: "Invoca l'impeto",
    flareAgainst: (names) => `Invoca l'impeto contro ${names}`,
    score: (names) => `Segna nel colore di ${names}`,
    rank: (rank) => `Piazza una pedina ${rank}`,
    aim: (way) => `Mira ${way}`,
    aimAt: (way, squares) => `Mira ${way}, su ${squares}`,
    stop: "Non proseguire con questo effetto",
    skip: "Tralascia questa parte dell'effetto",
  },
);

/** Where to something is aimed, within a sentence. */
export const towards = defineTexts<Record<"n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw", string>>(
  {
    n: "upwards",
    ne: "up to the right",
    e: "to the right",
    se: "down to the right",
    s: "downwards",
    sw: "down to the left",
    w: "to the left",
    nw: "up to the left",
  },
  {
    n: "nahoru",
    ne: "vpravo nahoru",
    e: "doprava",
    se: "vpravo dolů",
    s: "dolů",
    sw: "vlevo dolů",
    w: "doleva",
    nw: "vlevo nahoru",
  },
  {
    n: "in alto",
    ne: "in alto a destra",
    e: "a destra",
    se: "in basso a destra",
    s: "in basso",
    sw: "in basso a sinistra",
    w: "a sinistra",
    nw: "in alto a sinistra",
  },
);

/** What a chosen effect does; the others are sentences already. */
export const effects = defineTexts<Readonly<Record<string, string>>>(
  {
    combat: "Make 1 combat move",
    near: "Destroy all enemy commons and heroics next to it",
    far: "Destroy all enemy commons up to two squares away",
    step: "Make 1 move with a piece of yours",
    arrow: "Move along the arrow",
    twice: "Make 2 standard moves",
  },
  {
    combat: "Proveď 1 bojový pohyb",
    near: "Znič všechny sousední nepřátelské nelegendární kameny",
    far: "Znič všechny nepřátelské běžné kameny do dvou polí",
    step: "Proveď 1 pohyb svým kamenem",
    arrow: "Pohni se po šipce",
    twice: "Proveď 2 standardní pohyby",
    place: "Umísti běžný kámen",
    convert: "Proměň běžný kámen",
    move: "Pohni běžným kamenem",
    raise: "Zvyš úroveň běžného kamene",
    action: "Získej akci",
    lower: "Sniž úroveň skupiny",
    destroy: "Znič skupinu",
    back: "Vezmi čekající bytost zpět",
    self: "Pohni bytostí",
    copy: "Zopakuj přesunový efekt",
    slay: "Znič legendu",
    rise: "Zvyš úroveň bytosti",
  },
  {
    combat: "Fai 1 mossa di combattimento",
    near: "Distruggi tutte le pedine nemiche non leggendarie adiacenti",
    far: "Distruggi tutte le pedine semplici nemiche fino a due caselle",
    step: "Fai 1 mossa con una tua pedina",
    arrow: "Muovi lungo la freccia",
    twice: "Fai 2 mosse normali",
  },
);
