import { useState } from "react";
import { useTexts } from "../i18n";
import { http } from "../socket";
import { Link } from "../ui/Link";
import { useSession } from "./Session";
import { accountTexts } from "./texts";
import { Field, typed, WishForm } from "./WishForm";
import { wishes } from "./wishes";

/** What the link in a letter opens. Its secret stands behind the hash, which no server ever sees in a log. */
export function Letter({ kind }: { kind: "verify" | "reset" }) {
  const t = useTexts(accountTexts);
  const [secret] = useState(() => location.hash.slice(1));
  const [done, setDone] = useState(false);
  const { become } = useSession();
  const end = async () => {
    // It changed what we are: the address is confirmed, or every browser of the account is logged out, also this one.
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
