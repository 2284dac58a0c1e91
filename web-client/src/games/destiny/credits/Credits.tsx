import { Pictures } from "../../../credits/Pictures";
import { useTexts } from "../../../i18n";
import icons from "./icons.json";
import { creditsTexts } from "./texts";

/** Whose game it is, and the sources of the charges on its cards. */
export function Credits() {
  const t = useTexts(creditsTexts);
  return (
    <>
      <p>{t.game}</p>
      <p>{t.own}</p>
      <Pictures sources={icons} title={t.iconsTitle} changes={t.changes} />
    </>
  );
}
