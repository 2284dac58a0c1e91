import { useTexts } from "../i18n";
import { MailSetting, PushSetting } from "../notice";
import { ChallengeSetting } from "../pairing";
import { Link } from "../ui/Link";
import { Page } from "../ui/Page";
import { Account } from "./Account";
import { GuestPanels } from "./GuestPanels";
import { Letter } from "./Letter";
import { NameField } from "./NameField";
import { useSession } from "./Session";
import { accountTexts } from "./texts";
import "./account.css";

/** The account page: a guest can create an account or log in; an account has all its panels. */
export function AccountPage({ letter }: { letter: "verify" | "reset" | null }) {
  const t = useTexts(accountTexts);
  const { player, account } = useSession();
  return (
    <Page title={t.title}>
      <div className="account" aria-busy={player === null}>
        <h1>{t.title}</h1>
        {letter !== null ? (
          <Letter kind={letter} />
        ) : (
          player !== null && (
            <>
              <NameField />
              <ChallengeSetting />
              <PushSetting />
              <MailSetting />
              <p>
                <Link href={`/players/${player.id}`} className="text">
                  {t.toProfile}
                </Link>
              </p>
              {account === null ? <GuestPanels /> : <Account account={account} />}
            </>
          )
        )}
      </div>
    </Page>
  );
}
