import { useState } from "react";
import { useTexts } from "../i18n";
import { http } from "../socket";
import { Link } from "../ui/Link";
import { useSession } from "./Session";
import { accountTexts } from "./texts";
import { Field, typed, WishForm } from "./WishForm";
import { wishes } from "./wishes";

/** Opens the link of an e-mail. Its secret is in the URL fragment, which never reaches a server log. */
export function Letter({ kind }: { kind: "verify" | "reset" }) {
  const t = useTexts(accountTexts);
  const [secret] = useState(() => location.hash.slice(1));
  const [done, setDone] = useState(false);
  const { become } = useSession();
  const end = async () => {
    // The identity has changed: the address is confirmed, or every browser of the account is logged out, this one
    // included.
    await http.session().then(become, () => undefined);
    setDone(true);
  };
  if (done) {
    return (
      <>
        <p role="status">{kind === "verify" ? t.verified : t.reset}</p>
        <Link href="/account" className="text">
          {t.goOn}
        </Link>
      </>
    );
  }
  return kind === "verify" ? (
    <WishForm
      title={t.verifyTitle}
      action={t.verify}
      onSubmit={async () => {
        await wishes.verifyEmail(secret);
        await end();
        return null;
      }}
    />
  ) : (
    <WishForm
      title={t.resetTitle}
      action={t.changePassword}
      onSubmit={async (fields) => {
        await wishes.resetPassword(secret, typed(fields, "password"));
        await end();
        return null;
      }}
    >
      <Field
        label={t.newPassword}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={t.passwordHint}
        minLength={8}
      />
    </WishForm>
  );
}
