import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { keep, kept } from "../ui/kept";
import { detectLanguage, localeOf, type Lang } from "./languages";
import type { Texts } from "./texts";

interface Language {
  lang: Lang;
  /** How dates, numbers and lists are written: `lang`, in the reader's region where the browser names one. */
  locale: string;
  setLang: (lang: Lang) => void;
}

const LanguageContext = createContext<Language>({ lang: "en", locale: "en", setLang: () => undefined });

/** Holds the reader's language, remembers a change of it and tells the document. */
export function LanguageProvider({ children, initial }: { children: ReactNode; initial?: Lang }) {
  const [lang, set] = useState<Lang>(() => initial ?? detectLanguage(kept("lang"), navigator.languages));
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  const setLang = useCallback((next: Lang) => {
    keep("lang", next);
    set(next);
  }, []);
  const value = useMemo(() => ({ lang, locale: localeOf(lang), setLang }), [lang, setLang]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export const useLanguage = (): Language => useContext(LanguageContext);

/** The texts of one folder in the reader's language. */
export function useTexts<T>(texts: Texts<T>): Texts<T>[Lang] {
  return texts[useLanguage().lang];
}
