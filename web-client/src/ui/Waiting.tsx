import "./signs.css";

/** Three diamonds that step while something is waited for; words beside them say what. */
export function Waiting() {
  return (
    <span className="waiting" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
