import { useTexts } from "../i18n";
import { ComputerSign } from "./ComputerSign";
import { ENGINE } from "./levels";
import type { Connected } from "./engines";
import { computerTexts } from "./texts";

/** One button for each engine that is connected, with its owner. */
export function EngineButtons(props: { engines: readonly Connected[]; onChoose: (engine: string) => void }) {
  const t = useTexts(computerTexts);
  if (props.engines.length === 0) return null;
  return (
    <div role="group" aria-label={t.engines}>
      <small className="lbl">{t.engines}</small>
      <div className="levels">
        {props.engines.map(({ id, name, owner, free }) => (
          <button
            key={id}
            type="button"
            className="level engine"
            disabled={!free}
            onClick={() => props.onChoose(id)}
          >
            <ComputerSign level={ENGINE} quiet />
            <span>
              {name}
              <small>{free ? t.ofOwner(owner) : t.engineBusy}</small>
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
