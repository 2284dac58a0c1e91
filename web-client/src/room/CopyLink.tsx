import { useId, useRef, useState } from "react";
import { useTexts } from "../i18n";
import { Icon } from "../ui/Icons";
import { roomTexts } from "./texts";

/** A link to pass on: shown, and copied with one press. */
export function CopyLink(props: { path: string; label: string; button: string; hint: string }) {
  const t = useTexts(roomTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<"" | "copied" | "refused">("");
  const address = `${location.origin}${props.path}`;

  const copy = () => {
    field.current?.select();
    // Only pages of a secure origin may write to the clipboard; elsewhere the marked text is the way.
    const written = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error("no clipboard"));
    written.then(
      () => setResult("copied"),
      () => setResult("refused"),
    );
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
        <button type="button" className="btn" onClick={copy}>
          <Icon name="link" />
          {props.button}
        </button>
      </div>
      <p className="note" role="status">
        {result === "copied" ? t.copied : result === "refused" ? t.copyByHand : props.hint}
      </p>
    </div>
  );
}
