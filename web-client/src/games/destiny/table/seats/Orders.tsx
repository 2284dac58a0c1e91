import { useState } from "react";
import { defineTexts, useTexts } from "../../../../i18n";
import type { Table } from "../../../../table/useTable";
import { cardName, factsOf, type Scene } from "../scene";

const texts = defineTexts(
  {
    title: "Settled beforehand",
    why: "Seen by nobody else, and changed at any time. The answer comes as if you gave it.",
    ask: "ask me",
    always: "always use",
    never: "never use",
    pass: "Pass every further turn of this round",
    none: "None of your cards in play has an ability that asks.",
  },
  {
    title: "Předem rozhodnuto",
    why: "Nikdo jiný to nevidí a kdykoli to můžeš změnit. Odpověď přijde, jako bys ji dal ty.",
    ask: "zeptat se",
    always: "vždy uplatnit",
    never: "nikdy neuplatnit",
    pass: "Vynechat všechny další tahy tohoto kola",
    none: "Žádná tvá karta ve hře nemá vlastnost, která se ptá.",
  },
  {
    title: "Deciso in anticipo",
    why: "Non lo vede nessun altro e si cambia quando vuoi. La risposta arriva come se la dessi tu.",
    ask: "chiedi",
    always: "usa sempre",
    never: "non usare mai",
    pass: "Passa in ogni altro turno di questo round",
    none: "Nessuna tua carta in gioco ha una capacità che chiede.",
  },
);

/** Timings of abilities that are triggered. */
const TRIGGERED: ReadonlySet<string> = new Set(["before", "after"]);

/** Our cards in play with an ability that asks us when it is triggered, each card once. */
function asksOf(scene: Scene): readonly string[] {
  const { view, you } = scene;
  const side = you === null ? undefined : view.seats[you];
  if (!side) return [];
  const cards = [
    ...side.characters.flatMap(({ card, upgrades }) => [card, ...upgrades.map((one) => one.card)]),
    ...side.supports.map(({ card }) => card),
  ];
  return [...new Set(cards)].filter((card) =>
    factsOf(scene, card)?.abilities.some(({ timing }) => TRIGGERED.has(timing)),
  );
}

/** The answers given beforehand: for each ability ask, always or never (D19.5), and passing on (D19.12). */
export function Orders({ scene, table }: { scene: Scene; table: Table }) {
  const { view, you } = scene;
  const t = useTexts(texts);
  if (you === null || table.over || table.parked || view.seats[you]?.out) return null;
  const cards = asksOf(scene);
  const passing = `passing ${view.round}`;
  const passes = given(table, passing).includes("pass");
  return (
    <details className="panel ds-orders">
      <summary>
        {t.title}
        {table.plans.orders.length > 0 && <span className="chip">{table.plans.orders.length}</span>}
      </summary>
      <p className="muted">{t.why}</p>
      {view.phase === "action" && (
        <label>
          <input
            type="checkbox"
            checked={passes}
            onChange={() => table.send("order", { about: passing, answers: passes ? [] : ["pass"] })}
          />
          <span>{t.pass}</span>
        </label>
      )}
      {cards.length === 0 && <p className="muted">{t.none}</p>}
      {cards.map((card) => (
        <AbilityOrder key={card} {...{ scene, table, card }} />
      ))}
    </details>
  );
}

const given = (table: Table, about: string): readonly string[] =>
  table.plans.orders.find((order) => order.about === about)?.answers ?? [];

/** Whether an ability of a card asks, or is always or never used. */
export function AbilityOrder({ scene, table, card }: { scene: Scene; table: Table; card: string }) {
  const t = useTexts(texts);
  const about = `ability ${card}`;
  const [sent, setSent] = useState<{ value: string; refused: number } | null>(null);
  const known = given(table, about)[0] ?? "";
  // Shown at once; until the server says so, or refuses something.
  if (sent !== null && (sent.value === known || sent.refused !== table.refused)) setSent(null);
  return (
    <label>
      <span>{cardName(scene, card)}</span>
      <select
        className="field"
        value={sent?.value ?? known}
        onChange={({ target }) => {
          setSent({ value: target.value, refused: table.refused });
          table.send("order", { about, answers: target.value === "" ? [] : [target.value] });
        }}
      >
        <option value="">{t.ask}</option>
        <option value="yes">{t.always}</option>
        <option value="no">{t.never}</option>
      </select>
    </label>
  );
}
