// Shows notifications: the bell's notices while no page is open, and what pages report while they are all hidden.
// Stores nothing and intercepts no requests.
const WORDS = {
  en: {
    turn: (who) => `Your move against ${who}`,
    challenge: (who) => `${who} challenges you`,
    accepted: (who) => `${who} accepted your challenge`,
    declined: (who) => `${who} declined your challenge`,
    unanswered: (who) => `${who} did not answer your challenge`,
    pause: (who) => `${who} proposes a pause`,
    clock: (who) => `${who} proposes a different clock`,
    absent: () => "An opponent was found, but you were not there in time",
    ended: (who) => `Your match with ${who} is over`,
    other: () => "Something happened while you were away",
  },
  cs: {
    turn: (who) => `Jsi na tahu proti: ${who}`,
    challenge: (who) => `Vyzývá tě ${who}`,
    accepted: (who) => `Tvou výzvu přijímá ${who}`,
    declined: (who) => `Tvou výzvu odmítá ${who}`,
    unanswered: (who) => `Na tvou výzvu nepřišla odpověď: ${who}`,
    pause: (who) => `Přestávku navrhuje ${who}`,
    clock: (who) => `Jiné hodiny navrhuje ${who}`,
    absent: () => "Soupeř se našel, ale na tebe čekal marně",
    ended: (who) => `Tvoje partie skončila: ${who}`,
    other: () => "Něco se stalo za tvé nepřítomnosti",
  },
  it: {
    turn: (who) => `Tocca a te contro ${who}`,
    challenge: (who) => `${who} ti sfida`,
    accepted: (who) => `${who} ha accettato la tua sfida`,
    declined: (who) => `${who} ha rifiutato la tua sfida`,
    unanswered: (who) => `${who} non ha risposto alla tua sfida`,
    pause: (who) => `${who} propone una pausa`,
    clock: (who) => `${who} propone un altro orologio`,
    absent: () => "C'era un avversario, ma non hai fatto in tempo ad arrivare",
    ended: (who) => `La tua partita con ${who} è finita`,
    other: () => "È successo qualcosa mentre non c'eri",
  },
};

self.addEventListener("push", (event) => {
  let notice = {};
  try {
    notice = event.data?.json() ?? {};
  } catch {
    // Content that cannot be read gets a general text: browsers require a push to show something.
  }
  const words = WORDS[notice.language] ?? WORDS.en;
  const body = (words[notice.kind] ?? words.other)(notice.players || "–");
  const page = notice.page ?? "/";
  event.waitUntil(
    self.registration.showNotification("Arenhold", {
      body,
      lang: notice.language,
      icon: "/mark.svg",
      tag: `${notice.kind}:${page}`,
      data: { page },
    }),
  );
});

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Shows what a page reports unless another page is visible: that one shows it itself. */
async function tell({ key, words, page, lang }, from) {
  if ((await windows()).some(({ visibilityState }) => visibilityState === "visible")) return;
  await self.registration.showNotification("Arenhold", {
    body: words,
    lang,
    icon: "/mark.svg",
    tag: key,
    data: { page, from },
  });
}

async function end(tag) {
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
}

/** Messages from pages are handled one after the other, so that nothing is shown after it has ended. */
let before = Promise.resolve();

self.addEventListener("message", (event) => {
  const { data, source } = event;
  before = before
    .then(() => (data.tell ? tell(data.tell, source?.id) : end(data.end)))
    .catch(() => undefined);
  event.waitUntil(before);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { page: path = "/", from } = event.notification.data ?? {};
  const page = new URL(path, self.location.origin);
  if (page.origin !== self.location.origin) return;
  event.waitUntil(
    windows().then((open) => {
      const there = open.find(({ url }) => new URL(url).pathname === page.pathname);
      if (there) return there.focus();
      // The page that reported it navigates there itself; otherwise it would keep looking.
      const teller = open.find(({ id }) => id === from);
      if (!teller) return self.clients.openWindow(page.href);
      teller.postMessage({ go: page.pathname });
      return teller.focus();
    }),
  );
});
