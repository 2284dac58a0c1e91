import { isSymbol } from "../catalogue";
import { Sign } from "../dice";
import type { CardFace } from "./faces";

/** A text of the catalogue with its signs drawn: `{melee}`. Their names are read aloud in their places. */
export function SignedText({ text, nameOf }: { text: string; nameOf: (symbol: string) => string }) {
  return (
    <span className="ds-signed">
      {text.split(/(\{\w+\})/).map((part, i) => {
        const symbol = /^\{(\w+)\}$/.exec(part)?.[1];
        return symbol !== undefined && isSymbol(symbol) ? (
          <Sign key={`${i} ${symbol}`} of={symbol} label={nameOf(symbol)} />
        ) : (
          part
        );
      })}
    </span>
  );
}

/** All texts of a card in one run. */
export const CardWords = ({ face: { text, signName } }: { face: CardFace }) =>
  text.map((line, i) => (
    <span key={i}>
      {line.head && `${line.head} `}
      <SignedText text={line.text} nameOf={signName} />{" "}
    </span>
  ));

/** The same as words alone, for names that screen readers hear. */
export const spoken = (text: string, nameOf: (symbol: string) => string): string =>
  text.replace(/\{(\w+)\}/g, (all, symbol: string) => (isSymbol(symbol) ? nameOf(symbol) : all));
