import "./signs.css";

/** Three diamonds that step during a wait; words beside them say for what. */
export function Waiting() {
  return (
    <span className="waiting" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
