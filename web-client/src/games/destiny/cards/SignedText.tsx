import { isSymbol } from "../catalogue";
import { Sign } from "../dice";
import type { CardFace } from "./faces";

/** A text of the catalogue with its signs drawn: `{melee}`. Their names are read aloud in their places. */
export function SignedText({ text, nameOf }: { text: string; nameOf: (symbol: string) => string }) {
  return (
    <span className="ds-signed">
      {text.split(/(\{\w+\}[.,:;)]*)/).map((part, i) => {
        const [, symbol, mark] = /^\{(\w+)\}([.,:;)]*)$/.exec(part) ?? [];
        if (symbol === undefined || !isSymbol(symbol)) return part;
        const sign = <Sign key={`${i} ${symbol}`} of={symbol} label={nameOf(symbol)} />;
        // A mark never begins a line without its sign.
        return mark ? (
          <span key={`${i} ${symbol}`} className="ds-signed-end">
            {sign}
            {mark}
          </span>
        ) : (
          sign
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
