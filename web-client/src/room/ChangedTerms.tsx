import { clockTexts } from "../clock";
import { useTexts } from "../i18n";
import type { FormInfo, GameWords, RoomState } from "../protocol";
import { ratingTexts } from "../rating/texts";
import { setupTexts } from "../setup";
import { changes } from "./terms";
import { roomTexts } from "./texts";

/** Tells a player who agreed to earlier terms how they have changed; nothing if they have not. */
export function ChangedTerms(props: {
  /** The room when they agreed. */
  agreed: RoomState | null;
  room: RoomState;
  form: FormInfo;
  words: GameWords;
}) {
  const { agreed, room, form, words } = props;
  const t = useTexts(roomTexts);
  const clocks = useTexts(clockTexts);
  const ratings = useTexts(ratingTexts);
  const { players } = useTexts(setupTexts);
  const changed = agreed === null ? [] : changes(agreed, room, form, words, { clocks, ratings, players });
  return (
    <div role="status" className="changed-terms" hidden={changed.length === 0}>
      {changed.length > 0 && (
        <>
          <p>
            <b>{t.termsChanged}</b> {t.askedAgain}
          </p>
          <ul>
            {changed.map(({ what, before, now }) => (
              <li key={what}>
                {what}: <s>{before}</s> <span className="visually-hidden">{t.becomes}</span> <b>{now}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
