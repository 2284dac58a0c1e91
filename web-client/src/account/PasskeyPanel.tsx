import { useLanguage, useTexts } from "../i18n";
import { Icon } from "../ui/Icons";
import { accountTexts } from "./texts";
import { Failed } from "../ui/Failed";
import { Refused } from "../ui/Refused";
import { useAsked } from "../ui/useAsked";
import { useDeed } from "../ui/useDeed";
import { Field, typed, WishForm } from "./WishForm";
import { canUsePasskeys, wishes } from "./wishes";

/** The passkeys of this account: add one, remove one. */
export function PasskeyPanel() {
  const t = useTexts(accountTexts);
  const { locale } = useLanguage();
  const [passkeys, setPasskeys, failure, again] = useAsked(["passkeys"], wishes.passkeys);
  const { busy, refusal, act } = useDeed();
  const day = (time: string) => new Date(time).toLocaleDateString(locale, { dateStyle: "medium" });
  const list = (
    <>
      <p className="note">{canUsePasskeys() ? t.passkeysMore : t.passkeysNotHere}</p>
      <Failed failure={failure} again={again} />
      <ul className="account-list" aria-busy={passkeys === null && failure === null}>
        {passkeys?.map(({ id, label, since, used }) => (
          <li key={id}>
            <Icon name="key" />
            <span className="sp">
              <b>{label || t.passkey}</b>
              <small>{t.passkeyUsed(day(since), day(used))}</small>
            </span>
            <button
              type="button"
              className="btn"
              aria-label={t.forgetPasskey(label || t.passkey)}
              disabled={busy !== null}
              onClick={() => act(id, () => wishes.forgetPasskey(id), setPasskeys)}
            >
              {t.forget}
            </button>
          </li>
        ))}
      </ul>
      <Refused refusal={refusal} />
    </>
  );
  if (!canUsePasskeys()) {
    return (
      <section className="panel account-form" aria-labelledby="passkeys">
        <h2 id="passkeys">{t.passkeysTitle}</h2>
        {list}
      </section>
    );
  }
  return (
    <WishForm
      title={t.passkeysTitle}
      intro={list}
      action={t.makePasskey}
      onSubmit={async (fields) => {
        setPasskeys(await wishes.makePasskey(typed(fields, "label"), typed(fields, "password")));
        return t.passkeyMade;
      }}
    >
      <Field label={t.passkeyLabel} name="label" autoComplete="off" optional hint={t.passkeyLabelHint} />
      <Field label={t.password} name="password" type="password" autoComplete="current-password" />
    </WishForm>
  );
}
