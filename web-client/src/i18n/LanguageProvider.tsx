import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { useSetting } from "../settings/useSettings";
import { detectLanguage, localeOf, type Lang } from "./languages";
import type { Texts } from "./texts";

interface Language {
  lang: Lang;
  /** The locale for dates, numbers and lists: `lang`, in the reader's region if the browser names one. */
  locale: string;
  setLang: (lang: Lang) => void;
}

const LanguageContext = createContext<Language>({ lang: "en", locale: "en", setLang: () => undefined });

/** Provides the reader's language, sets it and updates the document; `initial` is the first language. */
export function LanguageProvider({ children, initial }: { children: ReactNode; initial?: Lang }) {
  const [given, give] = useState(initial);
  const [chosen, choose] = useSetting("language");
  const lang = given ?? detectLanguage(chosen, navigator.languages);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  const setLang = useCallback(
    (next: Lang) => {
      give(undefined);
      choose(next);
    },
    [choose],
  );
  const value = useMemo(() => ({ lang, locale: localeOf(lang), setLang }), [lang, setLang]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export const useLanguage = (): Language => useContext(LanguageContext);

/** The texts of one folder in the reader's language. */
export function useTexts<T>(texts: Texts<T>): Texts<T>[Lang] {
  return texts[useLanguage().lang];
}
