import { defineTexts } from "../../../i18n";

/** Why a match that was played out ended, and when. */
export const reasonTexts = defineTexts(
  {
    deck: (name: string, turn: number) => `${name} drew the last card of their deck in turn ${turn}.`,
    upright: (name: string, turn: number) => `${name} drew the last upright card in turn ${turn}.`,
    reached: (names: string, goal: number, turn: number, _: boolean) =>
      `${names} reached ${goal} points in turn ${turn}.`,
    score: (goal: number, turn: number) => `${goal} points were reached in turn ${turn}.`,
    colour: (goal: number, turn: number) => `${goal} points in one colour were reached in turn ${turn}.`,
    idle: (turn: number) =>
      `By turn ${turn} there had been 100 turns with no being summoned, no card discarded and no task claimed.`,
    after: "The last round followed.",
    atOnce: "That ended the match at once.",
    over: "The last round is over.",
  },
  {
    deck: (name, turn) => `${turn}. tah: ${name} si dobírá poslední kartu svého balíčku.`,
    upright: (name, turn) => `${turn}. tah: ${name} si dobírá poslední nepootočenou kartu.`,
    reached: (names, goal, turn, several) =>
      `${turn}. tah: ${names} ${several ? "dosahují" : "dosahuje"} ${goal} bodů.`,
    score: (goal, turn) => `${turn}. tah: padla hranice ${goal} bodů.`,
    colour: (goal, turn) => `${turn}. tah: padla hranice ${goal} bodů v jedné barvě.`,
    idle: (turn) => `${turn}. tah: sto tahů nikdo nic nevyvolal, nezahodil ani nezískal úkol.`,
    after: "Následovalo poslední kolo.",
    atOnce: "Tím partie hned skončila.",
    over: "Poslední kolo skončilo.",
  },
  {
    deck: (name, turn) => `Turno ${turn}: ${name} pesca l'ultima carta del mazzo.`,
    upright: (name, turn) => `Turno ${turn}: ${name} pesca l'ultima carta non girata.`,
    reached: (names, goal, turn, several) =>
      `Turno ${turn}: ${names} ${several ? "arrivano" : "arriva"} a ${goal} punti.`,
    score: (goal, turn) => `Turno ${turn}: raggiunti ${goal} punti.`,
    colour: (goal, turn) => `Turno ${turn}: raggiunti ${goal} punti in un colore.`,
    idle: (turn) =>
      `Turno ${turn}: per 100 turni nessuno ha evocato una creatura, scartato una carta o completato un compito.`,
    after: "È seguito l'ultimo giro.",
    atOnce: "La partita è finita subito.",
    over: "L'ultimo giro è finito.",
  },
);
