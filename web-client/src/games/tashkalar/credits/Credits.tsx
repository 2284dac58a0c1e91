import { Pictures } from "../../../credits/Pictures";
import { useTexts } from "../../../i18n";
import icons from "./icons.json";
import { creditsTexts } from "./texts";

/** The game's authors, and the sources of the pictures on its cards. */
export function Credits() {
  const t = useTexts(creditsTexts);
  return (
    <>
      <p>{t.game}</p>
      <p>{t.own}</p>
      <Pictures sources={icons} />
    </>
  );
}
