import { Fragment } from "react";
import { ComputerSign } from "./ComputerSign";
import { markedBy, markOf } from "./levels";

/** Marks of computers in texts are private characters: this one and the fifteen after it. */
const FIRST = 0xe100;

/** A mark with the word after it, which stays on its line. */
const MARK = /([\ue100-\ue10f]\S*)/u;
const MARKS = /[\ue100-\ue10f]/gu;

/** A computer's name with the mark by which {@link Signed} draws its sign there; a person's name as it is. */
export function signed(name: string, level: string | null | undefined): string {
  const mark = level ? markOf(level) : 0;
  return mark === 0 ? name : String.fromCharCode(FIRST + mark) + name;
}

/** A text without marks of computers. */
export const unsigned = (words: string): string => words.replace(MARKS, "");

/** A text in which computers have their signs before their names. */
export function Signed({ words }: { words: string }) {
  if (!MARK.test(words)) return words;
  return (
    <span>
      {words.split(MARK).map((part, i) => {
        if (i % 2 === 0) return <Fragment key={i}>{part}</Fragment>;
        const level = markedBy(part.charCodeAt(0) - FIRST);
        return (
          <span key={i} className="signed-name">
            {level && <ComputerSign level={level} inline />}
            {part.slice(1)}
          </span>
        );
      })}
    </span>
  );
}
