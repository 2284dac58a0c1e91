import type { Choice } from "../protocol";
import { HintButton } from "../table/hint/HintButton";
import type { Table } from "../table/useTable";
import { tableTexts } from "../table/texts";
import { Icon } from "../ui/Icons";
import { asked, called, kind, type PlainScene, type PlainWords } from "./speech";
import { plainTexts } from "./texts";

/** More choices than this are grouped under headings by kind. */
const MANY = 12;

/** The question with every choice as a button; otherwise the player the table waits for. */
export function Question({ table, scene, words }: { table: Table; scene: PlainScene; words: PlainWords }) {
  const { question, lang } = table;
  const t = tableTexts[lang];
  const p = plainTexts[lang];
  const { title, why } = headline(table, scene, words);
  return (
    <section className={table.you === null ? "prompt plain-question watching" : "prompt plain-question"}>
      <div className="prompt-ask">
        <div className="sp">
          <h2 data-takes-focus tabIndex={-1}>
            {title}
          </h2>
          <p>{table.waiting ? t.sending : why}</p>
          {question?.offer && <p>{p.offer}</p>}
        </div>
        <HintButton table={table} small={false} />
        {table.canTakeBack && (
          <button type="button" className="btn quiet take-back" onClick={table.takeBack}>
            <Icon name="undo" />
            <span>{t.takeBack}</span>
          </button>
        )}
      </div>
      {question && <Choices choices={question.choices} {...{ table, scene, words }} />}
    </section>
  );
}

/** The title and a line of reason. */
export function headline(
  { question, stopped, match, you, nameOf, lang }: Table,
  scene: PlainScene,
  words: PlainWords,
): { title: string; why: string } {
  const p = plainTexts[lang];
  if (stopped) return stopped;
  if (question) return asked(question, scene, words);
  const others = match.waiting.filter(({ seat }) => seat !== you).map(({ seat }) => nameOf(seat));
  return {
    title: others.length > 0 ? p.waitFor(p.names([...new Set(others)])) : p.waiting,
    why: you === null ? p.watch : p.waitWhy,
  };
}

/** Choices in the server's order, grouped by kind if there are many. */
function kinds(choices: readonly Choice[]): [string, Choice[]][] {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = choices.length > MANY ? choice.verb : "";
    byVerb.set(key, [...(byVerb.get(key) ?? []), choice]);
  }
  return [...byVerb];
}

function Choices(props: { choices: readonly Choice[]; table: Table; scene: PlainScene; words: PlainWords }) {
  const { choices, table, scene, words } = props;
  const p = plainTexts[table.lang];
  const groups = kinds(choices);
  const { plans, match } = table;
  const given = plans.given?.asked === match.asked ? plans.given.choice : null;
  const list = (some: readonly Choice[], label: string) => (
    <ul className="plain-choices" aria-label={label}>
      {some.map((choice) => {
        const { label: said, notation } = called(choice, scene, words);
        return (
          <li key={choice.notation}>
            <button
              type="button"
              className="btn"
              data-choice={choice.notation}
              aria-pressed={given === null ? undefined : given === choice.notation}
              onClick={() => table.answer(choice)}
            >
              <span>{said}</span> {notation !== null && <code>{notation}</code>}
            </button>
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className="plain-offered">
      {groups.length < 2
        ? list(choices, p.choices)
        : groups.map(([verb, some]) => (
            <section key={verb}>
              <h3>{kind(verb, scene, words)}</h3>
              {list(some, kind(verb, scene, words))}
            </section>
          ))}
    </div>
  );
}
