import { useEffect, useRef, type ReactNode } from "react";

/** A window above the table; Escape and a click beside it close it. */
export function Dialog(props: {
  title: string;
  onClose: () => void;
  closeLabel?: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (typeof dialog?.showModal === "function") dialog.showModal();
    else dialog?.setAttribute("open", "");
  }, []);
  return (
    <dialog
      ref={box}
      className="table-dialog"
      aria-label={props.title}
      onClose={props.onClose}
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
