import { useLayoutEffect, useRef, type ReactNode } from "react";

/** A dialog above the page; Escape or a click outside closes it. */
export function Dialog(props: {
  title: string;
  onClose: () => void;
  closeLabel?: string;
  /** Replaces the default class of a table's dialog. */
  className?: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDialogElement>(null);
  const left = useRef(false);
  useLayoutEffect(() => {
    const dialog = box.current;
    left.current = false;
    if (typeof dialog?.showModal === "function") dialog.showModal();
    else dialog?.setAttribute("open", "");
    return () => {
      // Before unmounting: closing returns the focus to where it was.
      left.current = true;
      if (dialog?.open && typeof dialog.close === "function") dialog.close();
    };
  }, []);
  // The close event is asynchronous and may arrive after the dialog was opened again.
  const closed = () => {
    if (!left.current && !(typeof box.current?.showModal === "function" && box.current.open)) props.onClose();
  };
  return (
    <dialog
      ref={box}
      className={props.className ?? "table-dialog"}
      aria-label={props.title}
      onClose={closed}
      onClick={(event) => event.target === box.current && props.onClose()}
    >
      <div className="table-dialog-body">
        <div className="row">
          <h2>{props.title}</h2>
          <span className="sp" />
          {props.closeLabel && (
            <button type="button" className="btn quiet" onClick={props.onClose}>
              {props.closeLabel}
            </button>
          )}
        </div>
        {props.children}
      </div>
    </dialog>
  );
}
