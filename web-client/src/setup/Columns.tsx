import type { ReactNode } from "react";

/** The columns of a form before a match: with whom, what, how; stacked in a narrow place. */
export function Columns(props: {
  who?: ReactNode;
  what: ReactNode;
  /** Whether the choices are still loading. */
  loading?: boolean;
  how: ReactNode;
}) {
  return (
    <div className="setup-columns">
      {props.who && <div className="setup-who">{props.who}</div>}
      <div className="setup-what" aria-busy={props.loading}>
        {props.what}
      </div>
      <div className="setup-how">{props.how}</div>
    </div>
  );
}

/** The foot of such a form: a summary of the choices, and the button. */
export function Foot(props: {
  /** The summary; null until loaded. */
  chosen: { title: string; more: readonly string[] } | null;
  button: string;
  disabled: boolean;
  /** Why submission failed. */
  refusal: string | null;
}) {
  const { chosen } = props;
  return (
    <div className="setup-foot">
      <p className="sp">
        {chosen && (
          <>
            <b>{chosen.title}</b>
            <small>{chosen.more.join(", ")}</small>
          </>
        )}
      </p>
      <button className="btn pri" disabled={props.disabled}>
        {props.button}
      </button>
      <p role="alert" className="note bad">
        {props.refusal}
      </p>
    </div>
  );
}
