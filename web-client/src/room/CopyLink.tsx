import { useId, useRef } from "react";
import { useTexts } from "../i18n";
import { Icon } from "../ui/Icons";
import { useClipboard } from "../ui/useClipboard";
import { roomTexts } from "./texts";

/** A link to share: shown, and copied with one press; `first` if that is the page's main action. */
export function CopyLink(props: {
  path: string;
  label: string;
  button: string;
  hint: string;
  first?: boolean;
  /** Whether to offer sharing with other programs, if the browser can. */
  share?: boolean;
}) {
  const t = useTexts(roomTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [written, write] = useClipboard();
  const address = `${location.origin}${props.path}`;

  const copy = () => {
    field.current?.select();
    // If copying is refused, the link is selected for copying by hand.
    write(address);
  };

  return (
    <div className="copy-link">
      <label className="lbl" htmlFor={id}>
        {props.label}
      </label>
      <div className="row wrap">
        <input
          id={id}
          ref={field}
          className="field sp"
          readOnly
          value={address}
          onFocus={(e) => e.target.select()}
        />
        <button type="button" className={props.first ? "btn pri" : "btn"} onClick={copy}>
          <Icon name="link" />
          {props.button}
        </button>
        {props.share && typeof navigator.share === "function" && (
          <button
            type="button"
            className="btn"
            // Rejected if the player cancels: then nothing has happened.
            onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
          >
            <Icon name="share" />
            {t.share}
          </button>
        )}
      </div>
      <p className="note" role="status">
        {written === "copied" ? t.copied : written === "refused" ? t.copyByHand : props.hint}
      </p>
    </div>
  );
}
