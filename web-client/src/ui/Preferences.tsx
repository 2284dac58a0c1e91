import { LANGUAGES, isLang, useLanguage, useTexts } from "../i18n";
import { usePlainTable } from "../plain/usePlainTable";
import { Check } from "./Check";
import { THEMES, useTheme } from "./theme";
import { frameTexts } from "./texts";

/** What every reader can choose on every page: language, look, and tables in words. */
export function Preferences() {
  const t = useTexts(frameTexts);
  const { lang, setLang } = useLanguage();
  const [theme, setTheme] = useTheme();
  const [plain, setPlain] = usePlainTable();
  const names = { system: t.themeSystem, noon: t.themeNoon, night: t.themeNight, chalk: t.themeChalk };
  return (
    <div className="row wrap preferences">
      <label className="row">
        <span className="lbl">{t.language}</span>
        <select
          className="field"
          value={lang}
          onChange={(event) => {
            if (isLang(event.target.value)) setLang(event.target.value);
          }}
        >
          {Object.entries(LANGUAGES).map(([key, name]) => (
            <option key={key} value={key} lang={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="row">
        <span className="lbl">{t.theme}</span>
        <select
          className="field"
          value={theme}
          onChange={(event) => {
            const chosen = THEMES.find((key) => key === event.target.value);
            if (chosen) setTheme(chosen);
          }}
        >
          {THEMES.map((key) => (
            <option key={key} value={key}>
              {names[key]}
            </option>
          ))}
        </select>
      </label>
      <div>
        <Check checked={plain} onChange={setPlain}>
          {t.plainTable}
        </Check>
        <p className="note">{t.plainTableNote}</p>
      </div>
    </div>
  );
}
