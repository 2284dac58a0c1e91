import { defineTexts } from "../../../i18n";

/** Choices about one square, as they are said within a sentence; by verb. */
export const atSquare = defineTexts<Record<string, (at: string) => string>>(
  {
    place: (at) => `Place a piece on ${at}`,
    recall: (at) => `Pick up the piece on ${at}`,
    destroy: (at) => `Destroy the piece on ${at}`,
    raise: (at) => `Upgrade the piece on ${at}`,
    lower: (at) => `Downgrade the piece on ${at}`,
    convert: (at) => `Convert the piece on ${at}`,
  },
  {
    place: (at) => `Umístit kámen na ${at}`,
    recall: (at) => `Vzít z arény kámen z pole ${at}`,
    destroy: (at) => `Zničit kámen na poli ${at}`,
    raise: (at) => `Zvýšit úroveň kamene na poli ${at}`,
    lower: (at) => `Snížit úroveň kamene na poli ${at}`,
    convert: (at) => `Proměnit kámen na poli ${at}`,
  },
  {
    place: (at) => `Piazza una pedina in ${at}`,
    recall: (at) => `Riprendi la pedina in ${at}`,
    destroy: (at) => `Distruggi la pedina in ${at}`,
    raise: (at) => `Promuovi la pedina in ${at}`,
    lower: (at) => `Degrada la pedina in ${at}`,
    convert: (at) => `Converti la pedina in ${at}`,
  },
);

/** A being with its square, a way from one square to another, and who begins on a square. */
export const phraseTexts = defineTexts(
  {
    summon: (being: string, at: string) => `Summon ${being} on ${at}`,
    way: (verb: string, from: string, to: string) => `${verb} from ${from} to ${to}`,
    start: (at: string) => `Start on ${at}`,
    letStart: (names: string, at: string) => `Let ${names} start on ${at}`,
  },
  {
    summon: (being, at) => `Vyvolat na ${at}: ${being}`,
    way: (verb, from, to) => `${verb} kamenem z ${from} na ${to}`,
    start: (at) => `Začít na ${at}`,
    letStart: (names, at) => `Nechat začít na ${at}: ${names}`,
  },
  {
    summon: (being, at) => `Evoca ${being} in ${at}`,
    way: (verb, from, to) => `${verb} da ${from} a ${to}`,
    start: (at) => `Comincia in ${at}`,
    letStart: (names, at) => `Fai cominciare ${names} in ${at}`,
  },
);
