import { useState } from "react";
import { useLanguage, useTexts } from "../i18n";
import { useSession } from "./Session";
import { accountTexts } from "./texts";
import { Field, typed, WishForm } from "./WishForm";
import { canUsePasskeys, wishes } from "./wishes";

/** Everything on screen belongs to the previous identity: reload as the one that has just logged in. */
const startOver = () => {
  location.assign("/");
  return null;
};

/** For guests: turn this guest into an account, or log in to one. */
export function GuestPanels() {
  const t = useTexts(accountTexts);
  const { lang } = useLanguage();
  const { player, mail, become } = useSession();
  const [forgot, setForgot] = useState(false);
  return (
    <div className="account-columns">
      <WishForm
        title={t.becomeTitle}
        intro={<p className="note">{t.becomeMore}</p>}
        action={t.become}
        onSubmit={async (fields) => {
          become(await wishes.becomeAccount(typed(fields, "name"), typed(fields, "password")));
          return null;
        }}
      >
        <Field
          label={t.name}
          name="name"
          autoComplete="username"
          hint={t.nameAlone}
          defaultValue={player && !/^(Guest|Hráč|Ospite) [0-9a-f]{4}$/.test(player.name) ? player.name : ""}
        />
        <Field
          label={t.password}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={t.passwordHint}
          minLength={8}
        />
      </WishForm>
      <div className="account-column">
        <WishForm
          title={t.loginTitle}
          intro={<p className="note">{t.loginMore}</p>}
          action={t.login}
          onSubmit={async (fields) => {
            await wishes.login(typed(fields, "name"), typed(fields, "password"));
            return startOver();
          }}
        >
          <Field label={t.nameOrEmail} name="name" autoComplete="username" />
          <Field label={t.password} name="password" type="password" autoComplete="current-password" />
        </WishForm>
        {canUsePasskeys() && (
          <WishForm
            title={t.passkeyLoginTitle}
            intro={<p className="note">{t.passkeyLoginMore}</p>}
            action={t.passkeyLogin}
            onSubmit={async () => {
              await wishes.loginWithPasskey();
              return startOver();
            }}
          />
        )}
        {!mail ? (
          <p className="note">{t.noReset}</p>
        ) : forgot ? (
          <WishForm
            title={t.forgotTitle}
            action={t.forgotSend}
            onSubmit={async (fields) => {
              await wishes.forgotPassword(typed(fields, "name"), lang);
              return t.forgotSent;
            }}
          >
            <Field label={t.nameOrEmail} name="name" autoComplete="username" />
          </WishForm>
        ) : (
          <button type="button" className="btn" onClick={() => setForgot(true)}>
            {t.forgotTitle}
          </button>
        )}
      </div>
    </div>
  );
}
