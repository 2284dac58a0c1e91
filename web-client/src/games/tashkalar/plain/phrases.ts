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

/** A being with its square, and a way from one square to another. */
export const phraseTexts = defineTexts(
  {
    summon: (being: string, at: string) => `Summon ${being} on ${at}`,
    way: (verb: string, from: string, to: string) => `${verb} from ${from} to ${to}`,
  },
  {
    summon: (being, at) => `Vyvolat na ${at}: ${being}`,
    way: (verb, from, to) => `${verb} kamenem z ${from} na ${to}`,
  },
  {
    summon: (being, at) => `Evoca ${being} in ${at}`,
    way: (verb, from, to) => `${verb} da ${from} a ${to}`,
  },
);
