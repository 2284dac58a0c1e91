import { command, request, type Me } from "../socket";

/** A browser in which this account is logged in. */
export interface OpenSession {
  id: string;
  current: boolean;
  /** Its user agent. */
  browser: string;
  since: string;
  seen: string;
}

export interface Passkey {
  id: string;
  label: string;
  since: string;
  used: string;
}

/** Whether this browser supports passkeys at all. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** The browser's dialog was closed, or the browser has no passkey for this site. */
export class NoPasskey extends Error {}

async function dialog(open: () => Promise<Credential | null>): Promise<unknown> {
  const credential = await open().catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey();
  return credential.toJSON();
}

/** Requests that only the account page makes. */
export const wishes = {
  becomeAccount: (name: string, password: string) => request<Me>("POST", "/api/account", { name, password }),
  login: (name: string, password: string) => request<Me>("POST", "/api/login", { name, password }),
  logout: () => command("POST", "/api/logout"),
  sessions: () => request<OpenSession[]>("GET", "/api/me/sessions"),
  endSession: (id: string) => command("DELETE", `/api/me/sessions/${id}`),
  changePassword: (old: string, password: string) => command("PUT", "/api/me/password", { old, password }),
  changeEmail: (email: string, password: string, language: string) =>
    request<Me>("PUT", "/api/me/email", { email, password, language }),
  verifyEmail: (secret: string) => command("POST", "/api/email/verify", { secret }),
  forgotPassword: (name: string, language: string) =>
    command("POST", "/api/password/forgotten", { name, language }),
  resetPassword: (secret: string, password: string) =>
    command("POST", "/api/password/reset", { secret, password }),
  deleteAccount: (password: string) => command("POST", "/api/me/delete", { password }),
  passkeys: () => request<Passkey[]>("GET", "/api/me/passkeys"),
  forgetPasskey: (id: string) => request<Passkey[]>("DELETE", `/api/me/passkeys/${id}`),

  /**
   * Has the browser create a passkey and the server store it. Rejects with `NoPasskey` if the browser creates none.
   */
  async makePasskey(label: string, password: string): Promise<Passkey[]> {
    const { options } = await request<{ options: PublicKeyCredentialCreationOptionsJSON }>(
      "POST",
      "/api/me/passkeys/options",
      { password },
    );
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = await dialog(() => navigator.credentials.create({ publicKey }));
    return request("POST", "/api/me/passkeys", { credential, label });
  },

  /** Logs in with a passkey of this browser. Rejects with `NoPasskey` if it provides none. */
  async loginWithPasskey(): Promise<Me> {
    const { options } = await request<{ options: PublicKeyCredentialRequestOptionsJSON }>(
      "POST",
      "/api/login/passkey/options",
    );
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = await dialog(() => navigator.credentials.get({ publicKey }));
    return request("POST", "/api/login/passkey", { credential });
  },
};
