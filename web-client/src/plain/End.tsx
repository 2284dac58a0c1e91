import { useSigned } from "../computer";
import type { ReactNode } from "react";
import type { MatchEvent } from "../protocol";
import { EndPanel } from "../table/EndPanel";
import { endReason } from "../table/endReason";
import { mateOf, placed } from "./sides";
import { decider, gone, type PlainScene, type PlainWords } from "./speech";
import { plainTexts } from "./texts";

/** The winner and the decider, for every game. */
export function End(props: {
  scene: PlainScene;
  words: PlainWords;
  game: string;
  form: string;
  /** The side of every seat. */
  sides: readonly number[];
  log: readonly MatchEvent[];
  again?: ReactNode;
  link: string | null;
  /** The log, as beside the other panels. */
  happenings: ReactNode;
}) {
  const { scene, words, sides } = props;
  const { match, nameOf, lang } = scene;
  const t = plainTexts[lang];
  const signedName = useSigned(nameOf);
  if (!match.outcome) return null;
  const ranked = placed(match.outcome, sides, signedName, t.names);
  const teams = mateOf(sides, 0) !== null;
  const loser = ranked.at(-1)?.name ?? "";
  const facts = { loser, ended: gone(props.log, scene), teams, seats: sides.length };
  return (
    <EndPanel
      {...{ match, teams }}
      game={props.game}
      form={props.form}
      sides={ranked}
      reason={endReason(match.outcome, facts, lang) ?? t.ended}
      decider={(key) => decider(key, scene, words)}
      className=""
      pictures={null}
      score={null}
      again={props.again}
      link={props.link}
      log={props.happenings}
    >
      {null}
    </EndPanel>
  );
}
