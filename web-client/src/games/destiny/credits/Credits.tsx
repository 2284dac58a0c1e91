import { useTexts } from "../../../i18n";
import icons from "./icons.json";
import { creditsTexts } from "./texts";

/** Every charge once. */
const pictures = [...new Map(icons.icons.map((picture) => [picture.icon, picture])).values()];

/** Whose game it is, and the sources of the charges on its cards. */
export function Credits() {
  const t = useTexts(creditsTexts);
  return (
    <>
      <p>{t.game}</p>
      <p>{t.own}</p>
      <h3>{t.iconsTitle}</h3>
      <p>
        {t.iconsIntro(icons.licence, t.changes)}{" "}
        <a className="text" href={icons.licenceUrl} rel="noreferrer">
          {icons.licence}
        </a>
      </p>
      <ul className="icons">
        {pictures.map(({ icon, author }) => (
          <li key={icon}>{t.by(icon, author)}</li>
        ))}
      </ul>
    </>
  );
}
