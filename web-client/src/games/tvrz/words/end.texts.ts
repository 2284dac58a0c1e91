import { defineTexts, plural } from "../../../i18n";
import type { Attack } from "../end/story";
import type { Scene } from "../scene";

const card = ({ catalogue }: Scene, { card: key }: Attack): string => catalogue.cards[key]?.name ?? key;

const part = ({ t }: Scene, attack: Attack): string => (attack.part ? t[attack.part].toLowerCase() : "");

/** What is said at the end of a match. */
export const endTexts = defineTexts(
  {
    wentOut: "How each player went",
    place: "Place",
    turn: (turn: number) => `turn ${turn}`,
    stands: "the fort stands",
    forts: (n: number) => plural("en", n, { one: "# fort taken", other: "# forts taken" }),
    beaten: (n: number) => plural("en", n, { one: "# attack beaten off", other: "# attacks beaten off" }),
    taken: (scene: Scene, attack: Attack) =>
      `taken by ${scene.nameOf(attack.seat)}: ${card(scene, attack)} ${attack.part ? `at the ${part(scene, attack)}` : "inside"}, ${attack.left ?? 0} left`,
    conquest: (scene: Scene, attack: Attack) =>
      `${card(scene, attack)} ${attack.part ? `went through the ${part(scene, attack)}` : "slipped into the fort"} of ${scene.nameOf(attack.target)} in turn ${attack.turn}`,
    quiet: "Five rounds passed without a loss: the garrisons decide.",
    lastFort: "The last fort stands.",
    defenders: "Defenders",
    defence: "Their defence",
    attack: "Attack of all",
    handsByTurn: "Cards in hand by turn",
    turnedShield: "turned shield: out",
    lastFight: "The last fight",
    leftInHand: (name: string) => `Left in the hand of ${name}`,
    andMore: (n: number) => `and ${n} more`,
  },
  {
    wentOut: "Jak kdo dopadl",
    place: "Místo",
    turn: (turn) => `tah ${turn}`,
    stands: "tvrz stojí",
    forts: (n) => plural("cs", n, { one: "# dobytá tvrz", few: "# dobyté tvrze", other: "# dobytých tvrzí" }),
    beaten: (n) =>
      plural("cs", n, { one: "# odražený útok", few: "# odražené útoky", other: "# odražených útoků" }),
    taken: (scene, attack) =>
      `tvrz dobyta: ${scene.nameOf(attack.seat)} – ${card(scene, attack)}, ${attack.part ? part(scene, attack) : "průnik"}, zbytek ${attack.left ?? 0}`,
    conquest: (scene, attack) =>
      `Tvrz dobyta: ${scene.nameOf(attack.target)} – ${card(scene, attack)}, ${attack.part ? part(scene, attack) : "průnik"}, tah ${attack.turn}`,
    quiet: "Pět kol beze ztráty: rozhodují posádky.",
    lastFort: "Stojí poslední tvrz.",
    defenders: "Obránci",
    defence: "Jejich obrana",
    attack: "Útok všech",
    handsByTurn: "Karty v ruce po tazích",
    turnedShield: "obrácený štít: konec ve hře",
    lastFight: "Poslední boj",
    leftInHand: (name) => `Zbylo v ruce: ${name}`,
    andMore: (n) => plural("cs", n, { one: "a # další", few: "a # další", other: "a # dalších" }),
  },
  {
    wentOut: "Com'è andata a ognuno",
    place: "Posto",
    turn: (turn) => `turno ${turn}`,
    stands: "la rocca resiste",
    forts: (n) => plural("it", n, { one: "# rocca presa", other: "# rocche prese" }),
    beaten: (n) => plural("it", n, { one: "# attacco respinto", other: "# attacchi respinti" }),
    taken: (scene, attack) =>
      `presa da ${scene.nameOf(attack.seat)}: ${card(scene, attack)}, ${attack.part ? part(scene, attack) : "infiltrato"}, restano ${attack.left ?? 0}`,
    conquest: (scene, attack) =>
      `Presa la rocca di ${scene.nameOf(attack.target)}: ${card(scene, attack)}, ${attack.part ? part(scene, attack) : "infiltrato"}, turno ${attack.turn}`,
    quiet: "Cinque giri senza perdite: decidono le guarnigioni.",
    lastFort: "Resta in piedi l'ultima rocca.",
    defenders: "Difensori",
    defence: "La loro difesa",
    attack: "Attacco di tutti",
    handsByTurn: "Carte in mano per turno",
    turnedShield: "scudo rovesciato: fuori",
    lastFight: "L'ultimo scontro",
    leftInHand: (name) => `Rimaste in mano a ${name}`,
    andMore: (n) => plural("it", n, { one: "e un'altra", other: "e altre #" }),
  },
);
