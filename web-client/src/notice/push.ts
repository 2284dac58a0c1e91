import { command, request } from "../socket";

/** Whether this browser supports push messages, and whether they are on. */
export type Ringing = "on" | "off" | "blocked" | "cannot";

export const WORKER = "/sw.js";

const able = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The current state. */
export async function ringing(): Promise<Ringing> {
  if (!able()) return "cannot";
  if (Notification.permission === "denied") return "blocked";
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ? "on" : "off";
}

/** Asks the reader for permission and subscribes this browser. Rejects if the reader or the server refuses. */
export async function ring(language: string): Promise<Ringing> {
  if (!able()) return "cannot";
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  const { key } = await request<{ key: string }>("GET", "/api/me/notices/push");
  await navigator.serviceWorker.register(WORKER);
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  try {
    await command("POST", "/api/me/notices/push", {
      endpoint,
      p256dh: keys?.p256dh,
      auth: keys?.auth,
      language,
    });
  } catch (reason) {
    await subscription.unsubscribe();
    throw reason;
  }
  return "on";
}

/** Unsubscribes this browser. */
export async function ringNoMore(): Promise<Ringing> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await command("POST", "/api/me/notices/push/end", { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return "off";
}
