// Words: languages, dictionaries, plural forms. Each folder keeps its own texts.ts made with `defineTexts`.
export { LanguageProvider, useLanguage, useTexts } from "./LanguageProvider";
export { LANGUAGES, detectLanguage, isLang, localeOf, type Lang } from "./languages";
export { defineTexts, listed, outOf, percent, plural, type Texts } from "./texts";
