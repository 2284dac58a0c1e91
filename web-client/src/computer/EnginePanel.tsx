import { useState } from "react";
import { Field, typed, WishForm } from "../account/WishForm";
import { useTexts } from "../i18n";
import { Failed } from "../ui/Failed";
import { Refused } from "../ui/Refused";
import { useAsked } from "../ui/useAsked";
import { useDeed } from "../ui/useDeed";
import { ComputerSign } from "./ComputerSign";
import { ownEngines } from "./engines";
import { engineTexts } from "./engineTexts";
import { ENGINE } from "./levels";

/** Our own engines: make one, give it another token, revoke that, delete it. A token is shown once. */
export function EnginePanel() {
  const t = useTexts(engineTexts);
  const [engines, setEngines, failure, again] = useAsked(["own engines"], ownEngines.all);
  const [shown, show] = useState<{ id: string; token: string } | null>(null);
  const [doubted, doubt] = useState<string | null>(null);
  const { busy, refusal, act } = useDeed();
  const reload = async () => setEngines(await ownEngines.all());
  const list = (
    <>
      <p className="note">{t.more}</p>
      <Failed failure={failure} again={again} />
      <ul className="account-list" aria-busy={engines === null && failure === null}>
        {engines?.map(({ id, name, token, connected }) => (
          <li key={id} className="own-engine">
            <ComputerSign level={ENGINE} quiet />
            <span className="sp">
              <b>{name}</b>
              <small>
                {connected ? t.connected(connected.program, connected.version) : token ? t.away : t.noToken}
              </small>
              {shown?.id === id && (
                <output className="engine-token">
                  <small>{t.once}</small>
                  <code>{shown.token}</code>
                </output>
              )}
            </span>
            <span className="row wrap">
              <button
                type="button"
                className="btn"
                aria-label={t.renewOf(name)}
                disabled={busy !== null}
                onClick={() =>
                  act(
                    `renew ${id}`,
                    async () => {
                      const fresh = await ownEngines.renew(id);
                      await reload();
                      return fresh;
                    },
                    (fresh) => show({ id, token: fresh.token }),
                  )
                }
              >
                {t.renew}
              </button>
              {token && (
                <button
                  type="button"
                  className="btn"
                  aria-label={t.revokeOf(name)}
                  disabled={busy !== null}
                  onClick={() =>
                    act(
                      `revoke ${id}`,
                      async () => {
                        await ownEngines.revoke(id);
                        await reload();
                      },
                      () => show(null),
                    )
                  }
                >
                  {t.revoke}
                </button>
              )}
              {doubted !== id && (
                <button
                  type="button"
                  className="btn danger"
                  aria-label={t.removeOf(name)}
                  disabled={busy !== null}
                  onClick={() => doubt(id)}
                >
                  {t.remove}
                </button>
              )}
            </span>
            {doubted === id && (
              <span className="engine-doubt" role="group" aria-label={t.removeOf(name)}>
                <small>{t.removeMeans(name)}</small>
                <button
                  type="button"
                  className="btn danger"
                  disabled={busy !== null}
                  onClick={() =>
                    act(
                      `remove ${id}`,
                      async () => {
                        await ownEngines.remove(id);
                        await reload();
                      },
                      () => show(null),
                    )
                  }
                >
                  {t.removeReally}
                </button>
                <button
                  type="button"
                  className="btn quiet"
                  autoFocus
                  disabled={busy !== null}
                  onClick={() => doubt(null)}
                >
                  {t.keep}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Refused refusal={refusal} />
    </>
  );
  return (
    <WishForm
      title={t.title}
      intro={list}
      action={t.make}
      onSubmit={async (fields) => {
        const made = await ownEngines.make(typed(fields, "engine"));
        await reload();
        show(made);
        return t.made;
      }}
    >
      <Field label={t.name} name="engine" autoComplete="off" hint={t.nameHint} />
    </WishForm>
  );
}
