// The sentences in which a game advises what to do. Pure.
import type { Lang } from "../../i18n";

/** One way to play in two depths, each a whole sentence without its stop. */
export interface Advice {
  /** What to do, without saying with what. */
  kind: string;
  /** The same with what is chosen. */
  step: (what: string) => string;
}

/** An advice; without a sentence that names something, both depths say the same. */
export const advice = (kind: string, step: (what: string) => string = () => kind): Advice => ({ kind, step });

type Advices<K extends string> = Readonly<Record<K, Advice>>;

/** What a game advises, in every language. */
export const defineAdvice = <K extends string>(
  en: Advices<K>,
  cs: Advices<NoInfer<K>>,
  it: Advices<NoInfer<K>>,
): Readonly<Record<Lang, Advices<K>>> => ({ en, cs, it });
