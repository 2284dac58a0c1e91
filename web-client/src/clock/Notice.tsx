import { useEffect, useState, type MouseEvent, type ReactNode } from "react";

/** A notice between the players: above the question where space is short, among the panels elsewhere. */
export function Notice(props: {
  kind: string;
  icon?: ReactNode;
  title: ReactNode;
  /** A button after the words that puts it away. */
  close?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={`panel final clock-notice ${props.kind}`}>
      <div className="clock-notice-words">
        {props.icon}
        <p className="sp">{props.title}</p>
        {props.close}
      </div>
      {props.children}
    </section>
  );
}

/** Taps within this many milliseconds were meant for what was there before. */
const TOO_SOON = 400;

/**
 * The answers to a notice. Taps in the first moments are ignored, key presses are not; a changed notice needs a new
 * `key`.
 */
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
