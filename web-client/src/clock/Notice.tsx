import { useEffect, useState, type MouseEvent, type ReactNode } from "react";

/** What stands between the players: above the question where there is little room, among the panels elsewhere. */
export function Notice(props: { kind: string; icon?: ReactNode; title: ReactNode; children?: ReactNode }) {
  return (
    <section className={`panel final clock-notice ${props.kind}`}>
      <div className="clock-notice-words">
        {props.icon}
        <p className="sp">{props.title}</p>
      </div>
      {props.children}
    </section>
  );
}

/** So long, in milliseconds, a tap was still meant for what stood there before. */
const TOO_SOON = 400;

/** What may be answered. Taps of the first moments do not count, keys do; what changes needs another key. */
export function Answers(props: { children: ReactNode }) {
  const [early, setEarly] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), TOO_SOON);
    return () => clearTimeout(timer);
  }, []);
  const guard = (event: MouseEvent) => {
    if (early && event.detail > 0) event.stopPropagation();
  };
  return (
    <div className={early ? "row end early" : "row end"} onClickCapture={guard}>
      {props.children}
    </div>
  );
}
