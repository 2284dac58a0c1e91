import { useLanguage, useTexts } from "../i18n";
import type { Account as AccountFacts } from "../socket";
import { EnginePanel } from "../computer/EnginePanel";
import { PasskeyPanel } from "./PasskeyPanel";
import { useSession } from "./Session";
import { SessionPanel } from "./SessionPanel";
import { accountTexts } from "./texts";
import { Field, typed, WishForm } from "./WishForm";
import { wishes } from "./wishes";

/** Every panel of an account. */
export function Account({ account }: { account: AccountFacts }) {
  const t = useTexts(accountTexts);
  const { lang } = useLanguage();
  const { mail, become } = useSession();
  return (
    <div className="account-columns">
      <div className="account-column">
        <PasskeyPanel />
        <WishForm
          title={t.passwordTitle}
          intro={<p className="note">{t.passwordMore}</p>}
          action={t.changePassword}
          onSubmit={async (fields) => {
            await wishes.changePassword(typed(fields, "old"), typed(fields, "password"));
            return t.passwordChanged;
          }}
        >
          <Field label={t.oldPassword} name="old" type="password" autoComplete="current-password" />
          <Field
            label={t.newPassword}
            name="password"
            type="password"
            autoComplete="new-password"
            hint={t.passwordHint}
            minLength={8}
          />
        </WishForm>
        {mail ? (
          <WishForm
            title={t.emailTitle}
            intro={<p className="note">{emailNote(account, t)}</p>}
            action={t.saveEmail}
            onSubmit={async (fields) => {
              const me = await wishes.changeEmail(typed(fields, "email"), typed(fields, "password"), lang);
              become(me);
              return me.account?.email ? t.emailSent(me.account.email) : t.emailRemoved;
            }}
          >
            <Field
              label={t.email}
              name="email"
              type="email"
              autoComplete="email"
              optional
              hint={t.emailHint}
            />
            <Field label={t.password} name="password" type="password" autoComplete="current-password" />
          </WishForm>
        ) : (
          <section className="panel account-form" aria-labelledby="no-mail">
            <h2 id="no-mail">{t.emailTitle}</h2>
            <p className="note">{t.noMail}</p>
          </section>
        )}
      </div>
      <div className="account-column">
        <SessionPanel />
        <EnginePanel />
        <section className="panel account-form" aria-labelledby="export">
          <h2 id="export">{t.exportTitle}</h2>
          <p className="note">{t.exportMore}</p>
          <a className="btn" href="/api/me/export" download>
            {t.export}
          </a>
        </section>
        <WishForm
          title={t.deleteTitle}
          intro={<p className="note">{t.deleteMore}</p>}
          action={t.delete}
          danger
          onSubmit={async (fields) => {
            await wishes.deleteAccount(typed(fields, "password"));
            location.assign("/");
            return null;
          }}
        >
          <Field label={t.password} name="password" type="password" autoComplete="current-password" />
        </WishForm>
      </div>
    </div>
  );
}

function emailNote(
  { email, emailVerified }: AccountFacts,
  t: { emailNone: string; emailIs: (email: string) => string; emailWaits: (email: string) => string },
): string {
  if (email === null) return t.emailNone;
  return emailVerified ? t.emailIs(email) : t.emailWaits(email);
}
