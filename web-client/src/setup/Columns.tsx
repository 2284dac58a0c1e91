import type { ReactNode } from "react";

/** The columns of a form before a match: with whom, what, how; one below the other where there is no room. */
export function Columns(props: {
  who?: ReactNode;
  what: ReactNode;
  /** Whether what can be chosen is still on its way. */
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

/** The foot of such a form: what was chosen, in short, and the button that does it. */
export function Foot(props: {
  /** Null until something can be chosen. */
  chosen: { title: string; more: readonly string[] } | null;
  button: string;
  disabled: boolean;
  /** Why it was not done. */
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
