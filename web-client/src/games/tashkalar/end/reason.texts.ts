import { defineTexts } from "../../../i18n";

/** Why a match that was played out ended, and when. */
export const reasonTexts = defineTexts(
  {
    deck: (name: string, turn: number) => `${name} drew the last card of their deck in turn ${turn}.`,
    upright: (name: string, turn: number) => `${name} drew the last upright card in turn ${turn}.`,
    reached: (name: string, goal: number, turn: number) => `${name} reached ${goal} points in turn ${turn}.`,
    score: (goal: number, turn: number) => `${goal} points were reached in turn ${turn}.`,
    colour: (goal: number, turn: number) => `${goal} points in one colour were reached in turn ${turn}.`,
    idle: (turn: number) => `By turn ${turn} nothing had been summoned, discarded or claimed for 100 turns.`,
    after: "Then everyone had one more turn.",
    atOnce: "That ended the match at once.",
    over: "The last round is over.",
  },
  {
    deck: (name, turn) => `${turn}. tah: ${name} dobírá poslední kartu svého balíčku.`,
    upright: (name, turn) => `${turn}. tah: ${name} dobírá poslední nepootočenou kartu.`,
    reached: (name, goal, turn) => `${turn}. tah: ${name} má ${goal} bodů.`,
    score: (goal, turn) => `${turn}. tah: padla hranice ${goal} bodů.`,
    colour: (goal, turn) => `${turn}. tah: padla hranice ${goal} bodů v jedné barvě.`,
    idle: (turn) => `${turn}. tah: sto tahů za sebou se nic nevyvolalo, nezahodilo ani nezískalo.`,
    after: "Pak měl každý ještě jeden tah.",
    atOnce: "Tím partie hned skončila.",
    over: "Poslední kolo skončilo.",
  },
  {
    deck: (name, turn) => `Turno ${turn}: ${name} pesca l'ultima carta del mazzo.`,
    upright: (name, turn) => `Turno ${turn}: ${name} pesca l'ultima carta non girata.`,
    reached: (name, goal, turn) => `Turno ${turn}: ${name} arriva a ${goal} punti.`,
    score: (goal, turn) => `Turno ${turn}: raggiunti ${goal} punti.`,
    colour: (goal, turn) => `Turno ${turn}: raggiunti ${goal} punti in un colore.`,
    idle: (turn) =>
      `Turno ${turn}: per 100 turni di fila nessuna evocazione, nessuno scarto, nessun compito.`,
    after: "Poi ognuno ha avuto ancora un turno.",
    atOnce: "La partita è finita subito.",
    over: "L'ultimo giro è finito.",
  },
);
