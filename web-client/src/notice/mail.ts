import { command, request } from "../socket";
import type { Lang } from "../i18n";

/** The settings of turn e-mails. */
export interface MailWish {
  /** Whether this server sends e-mail at all. */
  possible: boolean;
  /** Whether the user has an account with a confirmed address. */
  verified: boolean;
  /** Their language; null if they are off. */
  language: string | null;
}

const ADDRESS = "/api/me/notices/mail";

export const mailWish = () => request<MailWish>("GET", ADDRESS);

export const wishMail = (on: boolean, language: Lang) => request<MailWish>("PUT", ADDRESS, { on, language });

/** Unsubscribes the owner of an e-mail's secret from turn e-mails, without a login. */
export const endMail = (secret: string) => command("POST", `/unsubscribe/${secret}`);
