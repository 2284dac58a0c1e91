import { called, asked } from "../../../plain/speech";
import { PromptBar } from "../../../table/PromptBar";
import type { DraftTable } from "../../../table/useTable";
import type { Choice } from "../../../protocol";
import { about, candidate, picks, wordless, type Draft } from "../choose/draft";
import type { Scene } from "../scene";

/** The question with its reason, the answer that is picked, and those that are about nothing on the table. */
export function TvrzPrompt({ table, scene }: { table: DraftTable<Draft>; scene: Scene }) {
  const { question, stopped, match, you, nameOf } = table;
  const { draft, plain, t } = scene;
  const answer = (choice: Choice) => ({ choice, label: called(choice, plain, {}).label, shows: false });
  const picked = candidate(question, draft);
  const words = question
    ? asked(question, plain, {})
    : {
        title: t.turnOf(scene.view.turn, match.waiting.map(({ seat }) => nameOf(seat)).join(", ")),
        why: "",
      };
  const others = [
    ...(draft.thing && !picked ? about(question, draft.thing) : []),
    ...wordless(question),
    ...(question?.choices ?? []).filter((choice) => isElsewhere(choice, scene)),
  ].filter((choice) => choice !== picked);
  return (
    <PromptBar
      table={table}
      prompt={{
        ...(stopped ?? words),
        note: null,
        aside: null,
        primary: picked ? answer(picked) : null,
        others: others.map(answer),
      }}
      picture={null}
      strip={null}
      onShow={(choice) => table.pick({ ...draft, picked: choice.notation })}
      picked={you !== null && picks(draft)}
    />
  );
}

/** Whether a choice is about a card that does not lie where it could be clicked. */
function isElsewhere({ parts }: Choice, { view, you }: Scene): boolean {
  const [card] = parts["card"] ?? [];
  if (card === undefined || you === null) return false;
  return !(view.seats[you]?.hand ?? []).some((body) => body.card === card);
}
