import { command, request } from "../socket";
import type { Lang } from "../i18n";

/** Whether we are told of our turns by e-mail. */
export interface MailWish {
  /** Whether this server sends e-mails at all. */
  possible: boolean;
  /** Whether we have an account with a confirmed address. */
  verified: boolean;
  /** In which language we get them; null if we do not. */
  language: string | null;
}

const ADDRESS = "/api/me/notices/mail";

export const mailWish = () => request<MailWish>("GET", ADDRESS);

export const wishMail = (on: boolean, language: Lang) => request<MailWish>("PUT", ADDRESS, { on, language });

/** Ends them for whoever has the secret from one of them, whoever this browser is. */
export const endMail = (secret: string) => command("POST", `/unsubscribe/${secret}`);
